import type { EventRegistration, OwnPlace, ShownPrice } from 'contract/event-registrations';
import type { OwnEntry } from 'contract/event-waiting';
import { priceLabels } from 'contract/rules/money/event-prices';
import { formatDateTime } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';

/** Path of the page where a member registers for an event. */
export const ownEventPath = (id: string): string => `/membership/events/${id}`;

export const ticketPath = (id: string): string => `/membership/events/${id}/ticket`;

export const surveyPath = (id: string): string => `/membership/events/${id}/survey`;

const moment = (at: string): string => `${formatDateTime(at)} WIB`;

/** Returns the state of a registration for its reader: a place, or the free places and the times. */
export function registrationText(registration: EventRegistration): string {
  const { state, opensAt, closesAt, places, freePlaces, own, ownEntry } = registration;
  if (own !== null) return placeText(own);
  if (ownEntry !== null) return entryText(ownEntry);
  if (state === 'before') return `Pendaftaran dibuka ${moment(opensAt)}.`;
  if (state === 'closed') return `Pendaftaran ditutup ${moment(closesAt)}.`;
  if (state === 'full') return `Semua ${places} tempat sudah terisi.${waitingText(registration)}`;
  return `${freePlaces} dari ${places} tempat masih ada. Pendaftaran ditutup ${moment(closesAt)}.`;
}

function waitingText({ hasWaitingList, waitingCount }: EventRegistration): string {
  if (!hasWaitingList) return '';
  return waitingCount === 0 ? ' Anda dapat masuk daftar tunggu.' : ` ${waitingCount} orang menunggu.`;
}

/** Returns the state of a request, of a position on the waiting list, or of an offer. */
export function entryText({ state, position, offerUntil }: OwnEntry): string {
  if (state === 'requested') return 'Permintaan Anda menunggu persetujuan. Kami mengabari Anda lewat email.';
  if (state === 'waiting') return `Anda di urutan ke-${position} daftar tunggu.`;
  const until = offerUntil === null ? '' : ` sampai ${moment(offerUntil)}`;
  return `Ada tempat untuk Anda${until}. Daftar sebelum itu.`;
}

/** Returns the label of the button that registers; undefined if the reader cannot register now. */
export function registerLabel(registration: EventRegistration): string | undefined {
  const { state, own, ownEntry, hasWaitingList, needsApproval } = registration;
  if (own !== null) return undefined;
  if (ownEntry !== null) return ownEntry.state === 'offered' ? 'Daftar' : undefined;
  if (state === 'before' || state === 'closed') return undefined;
  if (needsApproval) return 'Kirim permintaan';
  if (state === 'open') return 'Daftar';
  return hasWaitingList ? 'Masuk daftar tunggu' : undefined;
}

function placeText({ state, payment, holdUntil, orderedBy }: OwnPlace): string {
  if (state === 'confirmed') return 'Anda terdaftar. Sampai jumpa di acara ini!';
  if (orderedBy !== null) return 'Tempat Anda ditahan sampai institusi Anda membayar.';
  if (payment === 'waiting')
    return 'Pembayaran Anda sedang diperiksa. Tempat Anda ditahan sampai diputuskan.';
  const until = holdUntil === null ? '' : ` sampai ${moment(holdUntil)}`;
  return `Tempat Anda ditahan${until}. Bayar sebelum itu.`;
}

/** Returns an amount for its reader: 'Gratis', or 'Rp 150.000'. */
export const priceText = (amount: number): string => (amount === 0 ? 'Gratis' : formatRupiah(amount));

export const priceLabel = ({ kind }: Pick<ShownPrice, 'kind'>): string => priceLabels[kind];
