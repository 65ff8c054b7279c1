import { absolute, type JsonLd, publisher } from '#parts/public/json-ld.ts';
import { addressIn, attendanceOf } from './event-place.ts';

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
