import type { EventRecord } from '#data/content-records.ts';
import type { BillWithId } from '#model/money/bills/open-bill.ts';

interface NamedEvent {
  readonly id: string;
  readonly data: Pick<EventRecord, 'title' | 'startDate' | 'endDate' | 'location'>;
}

/** Returns the facts of an event for mails. Times are in UTC, empty without one. */
export const toEventFacts = ({ id, data: { title, startDate, endDate, location } }: NamedEvent) => ({
  event: title,
  eventId: id,
  startsAt: startDate?.toISOString() ?? '',
  endsAt: endDate?.toISOString() ?? '',
  location,
});

/** Returns the facts of a mail about a held place. */
export const toHeldFacts = ({ id, data: { title } }: NamedEvent, bill: BillWithId) => ({
  event: title,
  eventId: id,
  amount: bill.data.amount,
  bill: bill.id,
  dueAt: bill.data.dueAt.toISOString(),
});

/** Returns the bill of a place for its audit entry. */
export const toBillDetails = (bill: BillWithId | null) =>
  bill === null ? {} : { bill: bill.id, amount: bill.data.amount };
