import { createHash } from 'node:crypto';
import { paidYear } from 'contract/rules/membership';
import { receiptId, receiptNumber } from 'contract/rules/receipt-numbers';
import { association } from 'contract/words/association';
import { isoDate } from 'contract/words/dates';
import { receiptNumbers } from '../../functions/src/data/collections.ts';
import type { Life, PlannedPayment } from './lives.ts';
import { type PlannedDocument, planDocument } from './planned.ts';

/** NPWP of demo institutions, by id; people have theirs in their records. */
export type TaxNumbers = ReadonlyMap<string, string>;

interface Receipts {
  readonly payments: readonly PlannedPayment[];
  readonly documents: readonly PlannedDocument[];
}

/** All payments; those that were approved with the receipts that their approvals gave, counted within each year. */
export function planReceipts(lives: readonly Life[], taxNumbers: TaxNumbers): Receipts {
  const payerOf = new Map(lives.map(({ id, user }) => [id, user]));
  const serials = new Map<string, number>();
  const documents: PlannedDocument[] = [];
  const payments = lives
    .flatMap((life) => life.payments)
    .sort((a, b) => (a.decidedAt?.getTime() ?? 0) - (b.decidedAt?.getTime() ?? 0))
    .map((payment) => {
      const { id, userId, state, decidedAt, institutionId, previousValidUntil } = payment;
      const payer = payerOf.get(userId);
      if (state !== 'approved' || decidedAt === null || payer === undefined) return payment;
      const year = isoDate(decidedAt).slice(0, 4);
      const serial = (serials.get(year) ?? 0) + 1;
      serials.set(year, serial);
      const number = receiptNumber(year, serial);
      const claim = { year, serial, paymentId: id, claimedAt: decidedAt };
      documents.push(planDocument(receiptNumbers, receiptId(number), claim));
      const taxNumber = institutionId === undefined ? payer.taxNumber : taxNumbers.get(institutionId);
      const receipt = {
        number,
        secret: createHash('sha256').update(id).digest('hex').slice(0, 12),
        issuedAt: decidedAt,
        name: institutionId === undefined ? payer.name : payer.institution,
        ...(taxNumber === undefined ? {} : { taxNumber }),
        memberNumber: payer.memberNumber,
        period: paidYear(decidedAt, previousValidUntil),
        signatory: association.signatory,
      };
      return { ...payment, receipt };
    });
  return { payments, documents };
}
