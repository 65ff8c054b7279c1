import type { EventRecord } from '#data/content-records.ts';

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
