import type { Review } from 'contract/money/reviews';
import { limits } from 'contract/rules/limits';
import { extendMembership } from 'contract/rules/membership';
import { clock } from '#data/clock.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { findRecordedMatches } from '#model/money/payments/find-matches.ts';
import { findNewestPayments } from '#model/money/payments/list-payments.ts';
import { checkProof } from '#model/money/payments/proof-checks.ts';
import { createReviewToken } from '#model/money/payments/review-tokens.ts';
import { readReuses, toEarlierPayment } from '#model/money/payments/reviews.ts';
import { readBilledPlace } from './billed-places.ts';
import {
  findMissingMoney,
  getEventBill,
  readPerson,
  readProofPayment,
  toEventRow,
  toReviewState,
  toSettledError,
} from './waiting-payments.ts';

const { earlierPayments, reuses } = limits.review;

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
  const newest = await findNewestPayments(person.id, earlierPayments + 1);
  const matches = proof === undefined ? [] : await findRecordedMatches(proof);
  return {
    user: toEventRow(bill, person, await findMissingMoney([bill])),
    payment: {
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
        lines:
          event.group?.lines.map(({ kind, count, amount: each }) => ({ kind, count, amount: each })) ?? [],
      },
      years: event.renewal?.years ?? 1,
      uploadedAt: (proof?.data.createdAt ?? openedAt).toISOString(),
      previousStatus: null,
      previousValidUntil: null,
      validUntilIfApproved:
        event.renewal === undefined
          ? null
          : extendMembership(clock.now(), person.data.validUntil, event.renewal.years).toISOString(),
    },
    earlier: newest
      .filter(({ id }) => id !== proofId)
      .slice(0, earlierPayments)
      .map(toEarlierPayment),
    reuses: await readReuses(matches.slice(0, reuses)),
    isCompared: proof === undefined || proof.data.alike !== undefined,
    seal: createReviewToken(adminId, toReviewState(bill.data)),
  };
}

/** Reads a review after comparing its proof, which the upload may have missed. Throws as `readEventReview`. */
export async function readComparedEventReview(code: string, adminId: string): Promise<Review> {
  await retryOnConflict(async () => {
    const proof = await readProofPayment((await getEventBill(code)).data);
    if (proof?.data.state === 'waiting' && proof.data.alike === undefined) await checkProof(proof);
  });
  return readEventReview(code, adminId);
}
