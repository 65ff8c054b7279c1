import type { EventRegistration, OwnPlace, ShownPrice } from 'contract/event-registrations';
import { priceLabels } from 'contract/rules/money/event-prices';
import { indonesianDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';

/** Path of the page where a member registers for an event. */
export const ownEventPath = (id: string): string => `/membership/events/${id}`;

export const ticketPath = (id: string): string => `/membership/events/${id}/ticket`;

const moment = (at: string): string => `${indonesianDateTime(at)} WIB`;

/** Returns the state of a registration for its reader: a place, or the free places and the times. */
export function registrationText(registration: EventRegistration): string {
  const { state, opensAt, closesAt, places, freePlaces, own } = registration;
  if (own !== null) return placeText(own);
  if (state === 'before') return `Pendaftaran dibuka ${moment(opensAt)}.`;
  if (state === 'closed') return `Pendaftaran ditutup ${moment(closesAt)}.`;
  if (state === 'full') return `Semua ${places} tempat sudah terisi.`;
  return `${freePlaces} dari ${places} tempat masih ada. Pendaftaran ditutup ${moment(closesAt)}.`;
}

function placeText({ state, payment, holdUntil }: OwnPlace): string {
  if (state === 'confirmed') return 'Anda terdaftar. Sampai jumpa di acara ini!';
  if (payment === 'waiting')
    return 'Pembayaran Anda sedang diperiksa. Tempat Anda ditahan sampai diputuskan.';
  const until = holdUntil === null ? '' : ` sampai ${moment(holdUntil)}`;
  return `Tempat Anda ditahan${until}. Bayar sebelum itu.`;
}

/** Returns an amount for its reader: 'Gratis', or 'Rp 150.000'. */
export const priceText = (amount: number): string => (amount === 0 ? 'Gratis' : formatRupiah(amount));

export const priceLabel = ({ kind }: Pick<ShownPrice, 'kind'>): string => priceLabels[kind];
