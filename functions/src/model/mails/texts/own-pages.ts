import { eventPath } from 'contract/entry-paths';
import type { Bilingual, MailContext, PathLink } from './mail-text.ts';

const pages = {
  events: { label: { id: 'Acara saya', en: 'My events' }, path: '/membership/events' },
  certificates: { label: { id: 'Sertifikat saya', en: 'My certificates' }, path: '/membership/certificates' },
} as const;

interface OwnPage {
  readonly label: Bilingual;
  readonly link: PathLink;
}

/**
 * Returns the name of a reader's own page, and its link. A guest has one page for everything, whose address
 * `createLinks` inserts for the path.
 */
export function toOwnPage(page: keyof typeof pages, { isGuest = false }: MailContext): OwnPage {
  const { path, label: ofMembers } = pages[page];
  const label = isGuest ? { id: 'Pendaftaran saya', en: 'My registration' } : ofMembers;
  return { label, link: { label, path } };
}

export const eventLabel = { id: 'Lihat acara', en: 'See the event' } as const;

export const ownEventPath = (id: string): string => `/membership/events/${id}`;

/** Returns the link to an event, or to the reader's registration if the event has no page in the reader's language. */
export const toEventLink = (id: string, { hasEventPage = true }: MailContext): PathLink => ({
  label: eventLabel,
  path: hasEventPage ? eventPath(id) : ownEventPath(id),
});
