import type { Bill } from 'contract/money/bills';
import { transferNote } from 'contract/rules/money/transfer-notes';
import { association } from 'contract/text/association';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { t } from '#messages/files.ts';
import { maxRenewalYears } from './amounts.ts';
import type { BillWithId } from './open-bill.ts';
import { createBillQris } from './qris.ts';

interface PaymentReminder {
  readonly uid: string;
  readonly title: string;
  readonly description: string;
  /** A day before the due date, or immediately if that is past. */
  readonly start: Date;
  readonly writtenAt: Date;
}

const dayMs = 86_400_000;

export function toPaymentReminder({ id, data }: BillWithId): PaymentReminder {
  const { bank } = association;
  const amount = formatRupiah(data.amount);
  const dayBefore = data.dueAt.getTime() - dayMs;
  return {
    uid: `tagihan-${id}@${new URL(association.siteUrl).hostname}`,
    title:
      data.event === undefined
        ? fill(t.payDues, { association: association.shortName, amount })
        : fill(t.payEvent, { event: data.event.title, amount }),
    description: [
      fill(t.transferExactly, {
        amount,
        bank: bank.name,
        account: bank.accountNumber,
        holder: bank.accountHolder,
      }),
      fill(t.transferNote, { note: transferNote({ membership: data.membership, code: id }) }),
      fill(t.payBy, { time: formatDateTime(data.dueAt) }),
    ].join('\n'),
    start: new Date(Math.max(dayBefore, data.openedAt.getTime())),
    writtenAt: data.openedAt,
  };
}

/** Converts a bill to its reply. `calendar` is iCalendar; `qrisText` is from `readQrisText`. */
export const toBillReply = (
  { id, data }: BillWithId,
  calendar: string,
  qrisText: string | undefined,
): Bill => ({
  code: id,
  kind: data.kind,
  membership: data.membership,
  event: data.event?.title ?? null,
  years: data.years ?? 1,
  maxYears: data.event === undefined ? maxRenewalYears(process.env) : 1,
  fee: data.fee,
  amount: data.amount,
  uniqueCode: data.uniqueCode,
  openedAt: data.openedAt.toISOString(),
  dueAt: data.dueAt.toISOString(),
  calendar,
  qris: createBillQris(qrisText, data.amount),
});
