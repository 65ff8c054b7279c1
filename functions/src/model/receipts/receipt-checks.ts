import { timingSafeEqual } from 'node:crypto';
import type { ReceiptCheck } from 'contract/receipt-checks';
import { receiptId } from 'contract/rules/receipt-numbers';
import { firstLetter, properName } from 'contract/words/initials';
import { payments, receiptNumbers } from '#data/collections.ts';
import type { PaymentRecord } from '#data/records.ts';
import { readReceiptCode } from './receipt-codes.ts';

const refused = (verdict: Exclude<ReceiptCheck['verdict'], 'genuine'>): ReceiptCheck => ({
  verdict,
  receipt: null,
});

/** What becomes of the code of a receipt. Costs two reads. */
export async function checkReceipt(code: string): Promise<ReceiptCheck> {
  const claim = readReceiptCode(code);
  if (claim === undefined) return refused('unreadable');
  const payment = await paymentWith(claim.number);
  const { receipt, decidedAt = null } = payment ?? {};
  // One from before receipts had a code, too: none can be genuine.
  if (payment === undefined || !receipt?.secret || decidedAt === null) return refused('unknown');
  if (!timingSafeEqual(Buffer.from(receipt.secret), Buffer.from(claim.secret))) return refused('forged');
  return {
    verdict: 'genuine',
    receipt: {
      number: receipt.number,
      issuedAt: decidedAt.toISOString(),
      amount: payment.amount,
      payer: payerOf(payment, receipt.latinName ?? receipt.name),
    },
  };
}

async function paymentWith(number: string): Promise<PaymentRecord | undefined> {
  const entry = await receiptNumbers.get(receiptId(number));
  return entry && (await payments.get(entry.data.paymentId))?.data;
}

const payerOf = ({ institutionId }: PaymentRecord, name: string): string =>
  institutionId === undefined ? maskedName(name) : name;

/** 'B*** S***' for 'Prof. Dr. Budi Santoso, M.Sc.'. */
const maskedName = (name: string): string =>
  properName(name)
    .map((word) => `${firstLetter(word).toUpperCase()}***`)
    .join(' ') || '***';
