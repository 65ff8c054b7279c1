import type { MailContext, PathLink } from './mail-text.ts';

const pages = {
  events: { indonesian: 'Acara saya', english: 'My events', path: '/membership/events' },
  certificates: {
    indonesian: 'Sertifikat saya',
    english: 'My certificates',
    path: '/membership/certificates',
  },
} as const;

interface OwnPage {
  readonly indonesian: string;
  readonly english: string;
  readonly link: PathLink;
}

/**
 * Returns the names of a reader's own page, and its link. A guest has one page for everything, whose address
 * `createLinks` inserts for the path.
 */
export function toOwnPage(page: keyof typeof pages, { isGuest = false }: MailContext): OwnPage {
  const { path, ...names } = pages[page];
  const { indonesian, english } = isGuest
    ? { indonesian: 'Pendaftaran saya', english: 'My registration' }
    : names;
  return { indonesian, english, link: { label: `${indonesian} / ${english}`, path } };
}
