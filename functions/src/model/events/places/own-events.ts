import { type ShownEvent, timedEvent } from 'contract/schemas/events/own-events';
import type { OwnEventRegistration } from 'contract/schemas/events/registrations';
import { currentLocale } from 'contract/text/language/localize';
import { events } from '#data/collections.ts';
import type { EventRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { findEnglishTitle, readTitles, type TitleOf } from '#model/content/read-titles.ts';
import type { PublicEventWithSettings } from '#model/events/registration/public-events.ts';

/** Returns an event for its participant; undefined for one that was withdrawn or deleted. */
export function toOwnEvent(
  event: Stored<EventRecord> | undefined,
  titleOf: TitleOf,
): OwnEventRegistration['event'] | undefined {
  if (!event?.data.startDate || !event.data.endDate) return undefined;
  const { title, startDate, endDate, cancelledAt } = event.data;
  return {
    _id: event.id,
    ...pickReplyFields(timedEvent, { ...event.data, startDate, endDate }),
    title: titleOf({ id: event.id, title }),
    isCancelled: Boolean(cancelledAt),
  };
}

/** Reads events for their participants, and returns a lookup by id. */
export async function readOwnEvents(ids: readonly string[]) {
  const [found, titleOf] = await Promise.all([events.getMany([...new Set(ids)]), readTitles(ids)]);
  const byId = new Map(found.map((event) => [event.id, toOwnEvent(event, titleOf)]));
  return (id: string) => byId.get(id);
}

/** Event with its title in the current language. `hasPage` is false if the event is not public in it. */
type LocalizedEvent = Pick<ShownEvent, '_id' | 'title' | 'hasPage'>;

/** Returns id and title of an event, and whether it has a page, in the current language. */
export async function toLocalizedEvent(
  { id, data: { title } }: Stored<Pick<EventRecord, 'title'>>,
  isInIndonesian: boolean,
): Promise<LocalizedEvent> {
  if (currentLocale() === 'id') return { _id: id, title, hasPage: isInIndonesian };
  const english = await findEnglishTitle(id);
  return { _id: id, title: english ?? title, hasPage: english !== undefined };
}

/** Returns an event for a person who registers. */
export async function toShownEvent({ event, isInIndonesian }: PublicEventWithSettings): Promise<ShownEvent> {
  const { cancelledAt, cancelReason = null } = event.data;
  return {
    ...pickReplyFields(timedEvent, event.data),
    ...(await toLocalizedEvent(event, isInIndonesian)),
    isCancelled: Boolean(cancelledAt),
    cancelReason: cancelledAt ? cancelReason : null,
  };
}
