import { priceLabels } from 'contract/rules/money/event-prices';
import type {
  EventRegistration,
  OwnEntry,
  OwnPlace,
  ShownPrice,
} from 'contract/schemas/events/registrations';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import * as t from '#messages/shared/events';

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
  if (state === 'before') return fill(t.opensOn, { time: moment(opensAt) });
  if (state === 'closed') return fill(t.closedOn, { time: moment(closesAt) });
  if (state === 'full') return fullText(registration);
  return fill(t.placesLeft, { free: freePlaces, places, time: moment(closesAt) });
}

function fullText({ places, hasWaitingList, waitingCount }: EventRegistration): string {
  if (!hasWaitingList) return fill(t.full, { places });
  return waitingCount === 0
    ? fill(t.fullWithWaitingList, { places })
    : fill(t.fullWithWaiting, { places, waiting: waitingCount });
}

/** Returns the state of a request, of a position on the waiting list, or of an offer. */
export function entryText({ state, position, offerUntil }: OwnEntry): string {
  if (state === 'requested') return t.requested;
  if (state === 'waiting') return fill(t.waitingPosition, { position: position ?? '' });
  return offerUntil === null ? t.offered : fill(t.offeredUntil, { time: moment(offerUntil) });
}

/** Returns the label of the button that registers; undefined if the reader cannot register now. */
export function registerLabel(registration: EventRegistration): string | undefined {
  const { state, own, ownEntry, hasWaitingList, needsApproval } = registration;
  if (own !== null) return undefined;
  if (ownEntry !== null) return ownEntry.state === 'offered' ? t.register : undefined;
  if (state === 'before' || state === 'closed') return undefined;
  if (needsApproval) return t.sendRequest;
  if (state === 'open') return t.register;
  return hasWaitingList ? t.joinWaitingList : undefined;
}

function placeText({ state, payment, holdUntil, orderedBy }: OwnPlace): string {
  if (state === 'confirmed') return t.registered;
  if (orderedBy !== null) return t.heldForInstitution;
  if (payment === 'waiting') return t.paymentChecked;
  return holdUntil === null ? t.held : fill(t.heldUntil, { time: moment(holdUntil) });
}

/** Returns an amount for its reader: 'Gratis', or 'Rp 150.000'. */
export const priceText = (amount: number): string => (amount === 0 ? t.free : formatRupiah(amount));

export const priceLabel = ({ kind }: Pick<ShownPrice, 'kind'>): string => priceLabels[kind];
