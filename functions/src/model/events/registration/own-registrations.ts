import { limits } from 'contract/rules/limits';
import { queryLimits } from 'contract/rules/query-limits';
import type { Batch } from '#data/batch.ts';
import type { BillRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bills } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { expireBill } from '#model/money/bills/settle-bill.ts';
import { removeAllAnswers } from './answers.ts';
import { releasePlace } from './places.ts';
import { type EventRegistrationRecord, eventPlaces, eventRegistrations, eventTransfers } from './records.ts';
import { findAllEntries, removeEntry } from './waiting-entries.ts';

/**
 * Deletes a registration, frees its place, and closes its unpaid bill, whose amount stays reserved for late money.
 * Returns its bill. `requireMay` throws if the state of the bill forbids it.
 */
export async function removeRegistration(
  batch: Batch,
  { id, data, version }: Stored<EventRegistrationRecord>,
  requireMay: (bill: BillRecord) => void = () => undefined,
): Promise<Stored<BillRecord> | undefined> {
  const [place, bill] = await Promise.all([
    eventPlaces.get(data.place),
    data.bill === null ? undefined : bills.get(data.bill),
  ]);
  if (bill !== undefined) requireMay(bill.data);
  batch.delete(eventRegistrations, id, version);
  batch.delete(eventTransfers, id);
  releasePlace(batch, place);
  if (bill?.data.state === 'open') expireBill(batch, bill);
  return bill;
}

/** Finds the registrations of a user for events that are not over, in the order of their ends. */
export const findOwnRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    from: clock.now(),
    limit: limits.ownEventRegistrations,
  });

/** Returns the registrations of a user, newest event first. */
const findAllRegistrations = (user: string): Promise<Stored<EventRegistrationRecord>[]> =>
  eventRegistrations.query({
    where: [['user', user]],
    orderBy: 'eventEndsAt',
    direction: 'desc',
    limit: queryLimits.ownEventRegistrations,
  });

/** Returns the registrations for the download of the user's own data. */
export const exportRegistrations = async (user: string) =>
  (await findAllRegistrations(user)).map(
    ({ data: { event, priceKind, price, state, registeredAt, attendedAt, hasAnsweredSurvey } }) => ({
      event,
      priceKind,
      price,
      state,
      registeredAt: registeredAt.toISOString(),
      attendedAt: attendedAt?.toISOString() ?? null,
      hasAnsweredSurvey: hasAnsweredSurvey ?? false,
    }),
  );

/** Ends the registration of a deleted person. */
type EndRegistration = (batch: Batch, registration: Stored<EventRegistrationRecord>) => Promise<unknown>;

/**
 * Ends the registrations and deletes the waiting-list entries of a deleted person, in the batch of the deletion.
 * Returns the events whose places can be offered afterwards.
 */
export async function removeRegistrations(
  batch: Batch,
  user: string,
  end: EndRegistration,
): Promise<readonly string[]> {
  const [registrations, entries] = await Promise.all([findAllRegistrations(user), findAllEntries(user)]);
  for (const registration of registrations) await end(batch, registration);
  for (const entry of entries) await removeEntry(batch, entry);
  await removeAllAnswers(batch, user);
  return [...new Set([...registrations, ...entries].map(({ data }) => data.event))];
}
