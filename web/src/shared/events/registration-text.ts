import type { EventRegistration } from 'contract/event-registrations';
import { indonesianDateTime } from 'contract/text/dates';

/** Path of the page where a member registers for an event. */
export const ownEventPath = (id: string): string => `/membership/events/${id}`;

const moment = (at: string): string => `${indonesianDateTime(at)} WIB`;

/** Returns the state of a registration for its reader: a place, or the free places and the times. */
export function registrationText(registration: EventRegistration): string {
  const { state, opensAt, closesAt, places, freePlaces, isRegistered } = registration;
  if (isRegistered) return 'Anda terdaftar. Sampai jumpa di acara ini!';
  if (state === 'before') return `Pendaftaran dibuka ${moment(opensAt)}.`;
  if (state === 'closed') return `Pendaftaran ditutup ${moment(closesAt)}.`;
  if (state === 'full') return `Semua ${places} tempat sudah terisi.`;
  return `${freePlaces} dari ${places} tempat masih ada. Pendaftaran ditutup ${moment(closesAt)}.`;
}
