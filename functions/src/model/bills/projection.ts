import type { Bill } from 'contract/bills';
import { readableBillCode } from 'contract/rules/money/bills';
import { association } from 'contract/words/association';
import { indonesianMoment } from 'contract/words/dates';
import { rupiah } from 'contract/words/text';
import type { KnownBill } from './opening.ts';
import { qrisOf } from './qris.ts';

/** What stands in the calendar of who is to pay. */
export interface PaymentReminder {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** A day before the money is due, or at once where that is over. */
  readonly start: Date;
  readonly writtenAt: Date;
}

const day = 86_400_000;

export function reminderOf({ id, data }: KnownBill): PaymentReminder {
  const { bank } = association;
  const dayBefore = data.dueAt.getTime() - day;
  return {
    uid: `tagihan-${id}@${new URL(association.siteUrl).hostname}`,
    title: `Bayar iuran ${association.shortName}: ${rupiah(data.amount)}`,
    description: [
      `Transfer tepat ${rupiah(data.amount)} ke ${bank.name} ${bank.accountNumber}, ${bank.accountHolder}.`,
      `Kode tagihan: ${readableBillCode(id)}`,
      `Batas bayar: ${indonesianMoment(data.dueAt)} WIB`,
    ].join('\n'),
    start: new Date(Math.max(dayBefore, data.openedAt.getTime())),
    writtenAt: data.openedAt,
  };
}

/**
 * @param calendar the reminder as iCalendar
 * @param qrisText as `readQrisText` gives it
 */
export const billReplyOf = (
  { id, data }: KnownBill,
  calendar: string,
  qrisText: string | undefined,
): Bill => ({
  code: id,
  kind: data.kind,
  membership: data.membership,
  fee: data.fee,
  amount: data.amount,
  uniqueCode: data.uniqueCode,
  openedAt: data.openedAt.toISOString(),
  dueAt: data.dueAt.toISOString(),
  calendar,
  qris: qrisOf(qrisText, data.amount),
});
