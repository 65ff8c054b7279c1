import { ApiError, wrongStatus } from 'contract/errors';
import { groupSize } from 'contract/rules/events/groups';
import { personIdOf } from 'contract/rules/events/registration-ids';
import { pickPersonValues, sharedPersonFieldNames } from 'contract/rules/people/person-fields';
import { queryLimits } from 'contract/rules/query-limits';
import { pageCount } from 'contract/rules/read-budget';
import type { RequestRow } from 'contract/schemas/request-rows';
import { normalise } from 'contract/text/search-words';
import type { BilledEvent, BillRecord } from '#data/bill-records.ts';
import { bills, payments } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { PaymentRecord } from '#data/records.ts';
import { type Page, paginateCounted, type SearchedPage } from '#model/base/pages.ts';
import { readContact } from '#model/events/groups/records.ts';
import {
  type Guest,
  isGuest,
  type Registrant,
  readFullRegistrants,
  readRegistrant,
} from '#model/events/registration/registrants.ts';
import { toRequestLine } from '#model/money/payments/request-list.ts';
import { toDecidedError } from '#model/money/payments/requests.ts';
import { findMissingUploads } from '#model/money/statements/coverage.ts';
import { findProofReason, type ReviewState } from '#model/people/profile/review-reasons.ts';
import { toUserSummary } from '#model/people/profile/user-reply.ts';
import type { EventBill } from './pay-for-event.ts';

/** Returns the state that determines whether an approval requires a review. Money without a proof does not. */
export const toReviewState = ({ proofId, proofCheck }: BillRecord): ReviewState => ({
  paymentId: proofId ?? null,
  proofCheck,
});

/** Reads the waiting proof of a bill; undefined for money without a proof. */
export const readProofPayment = async ({
  proofId,
}: BillRecord): Promise<Stored<PaymentRecord> | undefined> => (proofId ? payments.get(proofId) : undefined);

/** Returns the error for a bill that does not wait any more. */
export async function toSettledError({ paymentId }: BillRecord, seen: string | undefined): Promise<ApiError> {
  const id = paymentId ?? seen;
  const payment = id === undefined ? undefined : await payments.get(id);
  if (payment !== undefined) return toDecidedError(payment);
  return wrongStatus('Pembayaran ini tidak menunggu keputusan lagi.');
}

/** Returns the registration of a bill, which may be released, with its person. */
const toPersonRef = ({ registration }: BilledEvent) => ({
  id: registration,
  data: { user: personIdOf(registration) },
});

/** Returns the coordinator and the institution of the bill of a group. */
const toContactRef = ({ userId, institutionId = '' }: BillRecord) => ({
  coordinator: userId ?? '',
  institution: institutionId,
});

/** Reads the person of a bill, of a group its coordinator. Throws `not-found` after the account was deleted. */
export async function readPerson({ event, ...bill }: EventBill['data']): Promise<Registrant> {
  const user =
    event.group === undefined
      ? await readRegistrant(toPersonRef(event))
      : await readContact(toContactRef({ event, ...bill }));
  if (user === undefined) throw new ApiError('not-found');
  return user;
}

const waiting = { orderBy: 'waitingSince', from: new Date(0) } as const;

/**
 * Lists one page, the oldest first; with `q` only the found ones. A search reads all waiting payments, at most
 * `queryLimits.searchedEventPayments`.
 */
export async function listWaitingPayments({ q, ...page }: SearchedPage) {
  if (q !== undefined) return searchWaitingPayments(q, page);
  const { rows, total, ...list } = await paginateCounted(bills, waiting, page);
  return { data: (await toWaitingPayments(rows)).map(toEventRow), totalUsers: total, ...list };
}

async function searchWaitingPayments(q: string, { page, limit }: Page) {
  const all = await toWaitingPayments(
    await bills.query({ ...waiting, limit: queryLimits.searchedEventPayments }),
  );
  const words = normalise(q).split(' ');
  const code = q.toUpperCase().replace(/[^0-9A-Z]/g, '');
  const found = all.filter((payment) => {
    const { bill, person } = payment;
    const text = normalise(`${payerNameOf(payment)} ${person.data.email} ${bill.data.event.title}`);
    return bill.id === code || words.every((word) => text.includes(word));
  });
  const start = (page - 1) * limit;
  const totalPages = pageCount(found.length, limit);
  return {
    data: found.slice(start, start + limit).map(toEventRow),
    totalUsers: found.length,
    page,
    totalPages,
  };
}

/** A payment for an event that waits for a decision. */
interface WaitingPayment {
  readonly bill: EventBill;
  /** The person of a place, or the coordinator of a group. */
  readonly person: Registrant;
  /** True if the money did not arrive, although statements cover the expected days. */
  readonly lacksMoney: boolean;
}

/** Returns the name of the person, or of the institution of a group. */
const payerNameOf = ({ bill, person }: WaitingPayment): string =>
  bill.data.event.group?.institution ?? person.data.name;

const hasEvent = (bill: Stored<BillRecord>): bill is EventBill => bill.data.event !== undefined;

/** Adds the people. Payments of deleted accounts are missing. */
async function toWaitingPayments(rows: readonly Stored<BillRecord>[]): Promise<WaitingPayment[]> {
  const billed = rows.filter(hasEvent);
  const [personOf, contacts, missing] = await Promise.all([
    readFullRegistrants(
      billed.filter(({ data }) => data.event.group === undefined).map(({ data }) => toPersonRef(data.event)),
    ),
    readContacts(billed),
    findMissingMoney(billed),
  ]);
  return billed.flatMap((bill) => {
    const { event } = bill.data;
    const person = event.group === undefined ? personOf(toPersonRef(event)) : contacts.get(bill.id);
    return person === undefined ? [] : [{ bill, person, lacksMoney: missing.has(bill.id) }];
  });
}

/** Reads the coordinators of groups by the code of their bill. */
async function readContacts(billed: readonly EventBill[]): Promise<Map<string, Registrant | undefined>> {
  const groups = billed.filter(({ data }) => data.event.group !== undefined);
  const contacts = groups.map(async ({ id, data }) => [id, await readContact(toContactRef(data))] as const);
  return new Map(await Promise.all(contacts));
}

const toUpload = ({ id, data }: Stored<BillRecord>) => ({
  id,
  uploadedAt: data.proofId && !data.bankLine ? (data.waitingSince ?? null) : null,
});

/** Returns the codes of bills whose money did not arrive, although statements cover the expected days. */
export const findMissingMoney = (rows: readonly Stored<BillRecord>[]): Promise<Set<string>> =>
  findMissingUploads(rows.map(toUpload));

/** Returns the row of the request lists: the payer with the payment, under the code of the bill. */
export function toEventRow(payment: WaitingPayment): RequestRow {
  const { bill, person, lacksMoney } = payment;
  const { bankLine, event, amount, waitingSince, proofId } = bill.data;
  return {
    ...(isGuest(person) ? toGuestSummary(person) : toUserSummary(person)),
    name: payerNameOf(payment),
    _id: bill.id,
    requestedAt: waitingSince?.toISOString() ?? null,
    paymentId: proofId ?? null,
    bill: bill.id,
    amount,
    needsReview: proofId ? findProofReason(toReviewState(bill.data)) : null,
    question: null,
    answer: null,
    bankLine: bankLine ? toRequestLine(bankLine) : null,
    lacksMoney,
    event: { _id: event.id, title: event.title, isGuest: isGuest(person), ...toGroupSize(event) },
  };
}

/** Returns the number of places of a group. */
const toGroupSize = ({ group }: BilledEvent) =>
  group === undefined ? {} : { places: groupSize(group.lines) };

/** Returns the fields of a row about a person without an account. The fields of the membership are empty. */
const toGuestSummary = ({ data, guest }: Guest) => ({
  email: data.email,
  role: 'Member' as const,
  ...pickPersonValues(sharedPersonFieldNames, {}),
  isActive: data.isActive,
  memberNumber: null,
  emailVerifiedAt: guest.data.confirmedAt?.toISOString() ?? null,
  createdAt: guest.data.createdAt.toISOString(),
  updatedAt: guest.data.createdAt.toISOString(),
  validUntil: null,
});
