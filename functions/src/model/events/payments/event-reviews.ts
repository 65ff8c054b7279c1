import type { Review } from 'contract/money/reviews';
import { extendMembership } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { findRecordedMatches } from '#model/money/payments/proof-checks.ts';
import { compareProof, findReviewedPayments, toReview } from '#model/money/payments/reviews.ts';
import { readBilledPlace } from './billed-places.ts';
import { getEventBill } from './pay-for-event.ts';
import {
  findMissingMoney,
  readPerson,
  readProofPayment,
  toEventRow,
  toReviewState,
  toSettledError,
} from './waiting-payments.ts';

/** Reads the review of a payment for an event. Throws `not-found`; `wrong-status` after the decision. */
export async function readEventReview(code: string, adminId: string): Promise<Review> {
  const bill = await getEventBill(code);
  const { event, waitingSince, proofId, fee, amount, openedAt } = bill.data;
  if (!waitingSince) throw await toSettledError(bill.data, proofId ?? undefined);
  const [person, proof, place] = await Promise.all([
    readPerson(bill.data),
    readProofPayment(bill.data),
    readBilledPlace(event),
  ]);
  const newest = await findReviewedPayments(person.id);
  const matches = proof === undefined ? [] : await findRecordedMatches(proof);
  const payment: Review['payment'] = {
    _id: proof?.id ?? '',
    kind: 'event',
    expectedAmount: amount,
    bill: { code, fee },
    event: {
      _id: event.id,
      title: event.title,
      priceKind: event.price,
      hasPlace: place?.bill === code,
      renewalFee: event.renewal?.fee ?? 0,
      lines: event.group?.lines.map(({ kind, count, amount: each }) => ({ kind, count, amount: each })) ?? [],
    },
    years: event.renewal?.years ?? 1,
    uploadedAt: (proof?.data.createdAt ?? openedAt).toISOString(),
    previousStatus: null,
    previousValidUntil: null,
    validUntilIfApproved:
      event.renewal === undefined
        ? null
        : extendMembership(clock.now(), person.data.validUntil, event.renewal.years).toISOString(),
  };
  const lacksMoney = (await findMissingMoney([bill])).has(code);
  const row = toEventRow({ bill, person, lacksMoney });
  return toReview({ row, payment, proof, newest, matches, reviewState: toReviewState(bill.data) }, adminId);
}

/** Reads a review after comparing its proof, which the upload may have missed. Throws as `readEventReview`. */
export async function readComparedEventReview(code: string, adminId: string): Promise<Review> {
  await compareProof(async () => readProofPayment((await getEventBill(code)).data));
  return readEventReview(code, adminId);
}
