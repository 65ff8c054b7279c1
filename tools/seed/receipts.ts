import { createHash } from 'node:crypto';
import { paidPeriod } from 'contract/rules/membership';
import { receiptId, receiptNumber } from 'contract/rules/receipt-numbers';
import { issuer } from 'contract/text/association';
import { isoDate } from 'contract/text/dates';
import { receiptNumbers } from '../../functions/src/data/collections.ts';
import type { DemoMember, PlannedPayment } from './member-histories.ts';
import { type PlannedDocument, planDocument } from './planned.ts';

/** Tax numbers (NPWP) of demo institutions by id; people have theirs in their records. */
export type TaxNumbers = ReadonlyMap<string, string>;

/** Returns all payments. Approved ones have a receipt, numbered by year in the order of their approval. */
export function planReceipts(members: readonly DemoMember[], taxNumbers: TaxNumbers) {
  const payersById = new Map(members.map(({ id, user }) => [id, user]));
  const serials = new Map<string, number>();
  const documents: PlannedDocument[] = [];
  const payments = members
    .flatMap((member) => member.payments)
    .sort((a, b) => (a.decidedAt?.getTime() ?? 0) - (b.decidedAt?.getTime() ?? 0))
    .map((payment): PlannedPayment => {
      const { id, userId, state, decidedAt, institutionId, previousValidUntil } = payment;
      const payer = payersById.get(userId);
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
        period: paidPeriod(decidedAt, previousValidUntil),
        signatory: issuer.signatory,
      };
      return { ...payment, receipt };
    });
  return { payments, documents };
}
