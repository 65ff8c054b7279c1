import type { BillQris } from 'contract/money/bills';
import { maxQrisAmount, parseQris, qrisWithAmount } from 'contract/rules/money/qris';
import { qrisSettings } from '#data/collections.ts';

/** Id of the association's code in `settings`. */
export const qrisId = 'qris';

/** Reads the association's static code; undefined where none is set. */
export async function readQrisText(): Promise<string | undefined> {
  return (await qrisSettings.get(qrisId))?.data.text ?? undefined;
}

/** Returns the code of whole rupiah; null without a static code, and above the QRIS limit. */
export function createBillQris(text: string | undefined, amount: number): BillQris | null {
  const merchant = text === undefined ? undefined : parseQris(text);
  if (text === undefined || merchant === undefined || amount > maxQrisAmount) return null;
  const exact = qrisWithAmount(text, amount);
  return exact === undefined ? null : { text: exact, merchant: merchant.merchant, nmid: merchant.nmid };
}
