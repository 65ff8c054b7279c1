import { timingSafeEqual } from 'node:crypto';
import type { ReceiptCheck } from 'contract/money/receipt-checks';
import { receiptId } from 'contract/rules/receipt-numbers';
import { firstLetter, nameWithoutTitles } from 'contract/text/initials';
import { payments, receiptNumbers } from '#data/collections.ts';
import type { PaymentRecord } from '#data/records.ts';
import { decodeReceiptCode } from './receipt-codes.ts';

const toRefusal = (verdict: Exclude<ReceiptCheck['verdict'], 'genuine'>): ReceiptCheck => ({
  verdict,
  receipt: null,
});

export async function checkReceipt(code: string): Promise<ReceiptCheck> {
  const claim = decodeReceiptCode(code);
  if (claim === undefined) return toRefusal('unreadable');
  const payment = await findPayment(claim.number);
  const { receipt, decidedAt = null } = payment ?? {};
  // Receipts from before codes existed cannot be genuine either.
  if (payment === undefined || !receipt?.secret || decidedAt === null) return toRefusal('unknown');
  if (!timingSafeEqual(Buffer.from(receipt.secret), Buffer.from(claim.secret))) return toRefusal('forged');
  return {
    verdict: 'genuine',
    receipt: {
      number: receipt.number,
      issuedAt: decidedAt.toISOString(),
      amount: payment.amount,
      payer: toShownPayer(payment, receipt.latinName ?? receipt.name),
    },
  };
}

async function findPayment(number: string): Promise<PaymentRecord | undefined> {
  const entry = await receiptNumbers.get(receiptId(number));
  return entry && (await payments.get(entry.data.paymentId))?.data;
}

const toShownPayer = ({ institutionId }: PaymentRecord, name: string): string =>
  institutionId === undefined ? maskName(name) : name;

/** Masks a name: 'B*** S***' for 'Prof. Dr. Budi Santoso, M.Sc.'. */
const maskName = (name: string): string =>
  nameWithoutTitles(name)
    .map((word) => `${firstLetter(word).toUpperCase()}***`)
    .join(' ') || '***';
