import { absolute, type JsonLd, publisher } from '#shared/public/json-ld.ts';
import { findUrl, parseAttendance } from './event-place.ts';

export interface EventFacts {
  /** `/event/event-details/1` */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** ISO 8601 times with offset. */
  readonly startDate: string;
  readonly endDate: string;
  /** Free text: 'Aula Contoh, dan daring'. */
  readonly location: string;
  /** URL of the registration. */
  readonly registration?: string | undefined;
  readonly image?: string | undefined;
}

function placesOf({ location, registration, path }: EventFacts): JsonLd | readonly JsonLd[] {
  const place = { '@type': 'Place', name: location, address: location };
  const url = findUrl(location) ?? registration ?? absolute(path);
  const online = { '@type': 'VirtualLocation', url };
  return { Offline: place, Online: online, Mixed: [place, online] }[parseAttendance(location)];
}

export const eventJsonLd = (event: EventFacts): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': 'Event',
  name: event.title,
  description: event.description,
  inLanguage: 'id',
  startDate: event.startDate,
  endDate: event.endDate,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${parseAttendance(event.location)}EventAttendanceMode`,
  location: placesOf(event),
  organizer: publisher,
  url: absolute(event.path),
  ...(event.image === undefined ? {} : { image: [absolute(event.image)] }),
});
