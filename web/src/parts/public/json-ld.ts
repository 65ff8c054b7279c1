import { association } from 'contract/words/association';
import { addressIn, attendanceOf } from './event-place.ts';

/** A description for search engines in the words of schema.org. */
export type JsonLd = Readonly<Record<string, unknown>>;

const absolute = (path: string): string => new URL(path, association.siteUrl).href;

const publisher = {
  '@type': 'Organization',
  '@id': `${association.siteUrl}/#organization`,
  name: association.name,
  url: association.siteUrl,
  logo: absolute('/icon-512.png'),
} as const;

/** Who we are. */
export const organizationJsonLd = (): JsonLd => ({
  '@context': 'https://schema.org',
  ...publisher,
  alternateName: association.shortName,
  description: association.about,
  email: association.serviceEmail,
  telephone: association.phone,
  foundingDate: '2013-09-23',
  address: { '@type': 'PostalAddress', streetAddress: association.address, addressCountry: 'ID' },
  sameAs: [association.social.url],
});

export interface ArticleFacts {
  /** `/blog/blog-details/1` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly author: string;
  /** Day or time in ISO 8601. */
  readonly publishedOn?: string | undefined;
  /** Path of its picture. */
  readonly image?: string | undefined;
}

/** An article of the blog. */
export const articleJsonLd = (article: ArticleFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Article',
  headline: article.title,
  description: article.description,
  inLanguage: 'id',
  author: { '@type': 'Person', name: article.author },
  publisher,
  mainEntityOfPage: absolute(article.path),
  ...(article.publishedOn === undefined ? {} : { datePublished: article.publishedOn }),
  ...(article.image === undefined ? {} : { image: absolute(article.image) }),
});

export interface EventFacts {
  /** `/event/event-details/1` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Times in ISO 8601 with their offset. */
  readonly startDate: string;
  readonly endDate: string;
  /** As somebody wrote it: 'Aula Contoh, dan daring'. */
  readonly location: string;
  /** Where people register. */
  readonly registration?: string | undefined;
  readonly image?: string | undefined;
}

function placesOf({ location, registration, path }: EventFacts): JsonLd | readonly JsonLd[] {
  const place = { '@type': 'Place', name: location, address: location };
  const url = addressIn(location) ?? registration ?? absolute(path);
  const online = { '@type': 'VirtualLocation', url };
  return { Offline: place, Online: online, Mixed: [place, online] }[attendanceOf(location)];
}

/** An event of the calendar. */
export const eventJsonLd = (event: EventFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.description,
  inLanguage: 'id',
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${attendanceOf(event.location)}EventAttendanceMode`,
  location: placesOf(event),
  organizer: publisher,
  url: absolute(event.path),
  ...(event.image === undefined ? {} : { image: [absolute(event.image)] }),
});
