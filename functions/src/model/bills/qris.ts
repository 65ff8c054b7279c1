import type { BillQris } from 'contract/bills';
import { qrisLimit, qrisWithAmount, readQris } from 'contract/rules/money/qris';
import { qrisSettings } from '#data/collections.ts';

/** Under which the association's code stands in `settings`. */
export const qrisId = 'qris';

/** The association's static code; undefined where none is set. Costs a read. */
export async function readQrisText(): Promise<string | undefined> {
  return (await qrisSettings.get(qrisId))?.data.text ?? undefined;
}

/**
 * The code that asks for just this amount, with who is paid by it.
 *
 * @param text the static one, as `readQrisText` gives it
 * @param amount rupiah
 * @returns null without a static one, and for more than a payment by QRIS may be
 */
export function qrisOf(text: string | undefined, amount: number): BillQris | null {
  const merchant = text === undefined ? undefined : readQris(text);
  if (text === undefined || merchant === undefined || amount > qrisLimit) return null;
  const exact = qrisWithAmount(text, amount);
  return exact === undefined ? null : { text: exact, merchant: merchant.merchant, nmid: merchant.nmid };
}
