import { eventPath } from 'contract/entry-paths';
import type { MailContext, PathLink } from '#model/mails/texts/mail-text.ts';

export const eventLabel = { id: 'Lihat acara', en: 'See the event' } as const;

export const ownEventPath = (id: string): string => `/membership/events/${id}`;

/** Returns the link to an event, or to the reader's registration if the event has no page in the reader's language. */
export const toEventLink = (id: string, { hasEventPage = true }: MailContext): PathLink => ({
  label: eventLabel,
  path: hasEventPage ? eventPath(id) : ownEventPath(id),
});
