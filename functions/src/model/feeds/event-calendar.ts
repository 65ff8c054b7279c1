import { eventPath } from 'contract/entry-paths';
import { association } from 'contract/text/association';
import { dayStart } from 'contract/text/dates';
import type { EventRecord } from '#data/content-records.ts';
import { toPageUrl } from '#data/context/page-url.ts';
import type { Stored } from '#data/queries.ts';
import { toPlainText } from '#model/content/blocks.ts';
import type { Published } from '#model/content/publication.ts';
import type { CalendarEvent } from './format-calendar.ts';

/** Stable, so that a calendar replaces its entry of the event. */
export const eventUidOf = (id: string | number): string =>
  `event-${id}@${new URL(association.siteUrl).hostname}`;

export const calendarFields = [
  'title',
  'content',
  'location',
  'category',
  'startDate',
  'endDate',
  'updatedAt',
  'cancelledAt',
] as const;
export type PublicEvent = Published<Pick<EventRecord, (typeof calendarFields)[number]>>;

/** No event was changed before. */
const sequenceStart = dayStart('2026-01-01').getTime();

/** Returns the seconds from the opening of the site to the last change, so each change has a higher number. */
const toSequence = (updatedAt: Date): number =>
  Math.max(0, Math.floor((updatedAt.getTime() - sequenceStart) / 1000));

/** Returns the calendar entry of a stored event. */
export function toCalendarEvent({ id, data }: Pick<Stored<PublicEvent>, 'id' | 'data'>): CalendarEvent {
  const link = toPageUrl(eventPath(id));
  return {
    uid: eventUidOf(id),
    title: data.title,
    description: [toPlainText(data.content), link].filter(Boolean).join('\n'),
    location: data.location,
    category: data.category,
    link,
    start: data.startDate,
    end: data.endDate,
    updatedAt: data.updatedAt,
    sequence: toSequence(data.updatedAt),
    isCancelled: Boolean(data.cancelledAt),
  };
}
