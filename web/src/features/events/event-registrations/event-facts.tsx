import type { ShownEvent } from 'contract/schemas/events/own-events';
import { dayRange, hourRange } from '#shared/public/day-range.ts';

/** Fields of an event on the pages of a registration. */
export type PlaceEvent = Omit<ShownEvent, 'cancelReason'>;

/** Owner of a place: the account at an event, or the guest with a code. */
export type PlaceOwner = { readonly id: string } | { readonly code: string };

export const isGuest = (owner: PlaceOwner): owner is Extract<PlaceOwner, { code: string }> => 'code' in owner;

/** Replies that a registration or a cancellation changes. */
export const registrationQueries = [
  'getEventRegistration',
  'getEventOnlineLink',
  'listOwnEventRegistrations',
  'getGuestPlace',
  'listOwnEventRefunds',
] as const;

/** Returns days and hours of an event. */
export const eventTime = ({ startDate, endDate }: Pick<PlaceEvent, 'startDate' | 'endDate'>): string =>
  `${dayRange(startDate, endDate)}, ${hourRange(startDate, endDate)}`;

/** Names an event with days, hours and place. */
export function EventFacts({ event }: { readonly event: Omit<PlaceEvent, 'isCancelled'> }) {
  const { title, location } = event;
  return (
    <div className="grid gap-1">
      <h2 id="event-title" className="text-heading wrap-anywhere">
        {title}
      </h2>
      <p>{eventTime(event)}</p>
      <p className="text-muted wrap-anywhere">{location}</p>
    </div>
  );
}
