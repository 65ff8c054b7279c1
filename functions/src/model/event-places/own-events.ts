import type { OwnEventRegistration } from 'contract/event-registrations';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';

/** Returns an event for its participant; undefined for one that was withdrawn or deleted. */
export function toOwnEvent(
  event: Stored<EventRecord> | undefined,
): OwnEventRegistration['event'] | undefined {
  if (!event?.data.startDate || !event.data.endDate) return undefined;
  const { title, location, startDate, endDate, cancelledAt } = event.data;
  return {
    _id: event.id,
    title,
    location,
    startDate: startDate.toISOString(),
    endDate: endDate.toISOString(),
    isCancelled: Boolean(cancelledAt),
  };
}
