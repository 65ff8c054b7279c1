import { ApiError } from 'contract/errors';
import { guestPlacePath } from 'contract/rules/events/guests';
import { personIdOf } from 'contract/rules/events/registration-ids';
import type { Stored } from '#data/queries.ts';
import { t } from '#messages/replies.ts';
import { createTimedCode, parseTimedCode } from '#model/base/signatures.ts';
import {
  type EventGuestRecord,
  eventGuests,
  type Guest,
  toGuest,
} from '#model/events/registration/registrants.ts';

type GuestRef = Pick<Stored<EventGuestRecord>, 'id'> & {
  readonly data: Pick<EventGuestRecord, 'createdAt'>;
};

/**
 * Creates the code of a guest: registration, time of the request (milliseconds, base 36) and signature. Nothing is
 * stored, and each mail contains the same one. It is void after the deletion of the guest, also if the same person
 * registers again.
 */
export const createGuestCode = ({ id, data: { createdAt } }: GuestRef): string =>
  createTimedCode('event-guest', { id, at: createdAt });

/** Returns the path of the guest's page. Browsers send no fragment, so no log contains the code. */
export const guestPlaceLink = (guest: GuestRef): string => `${guestPlacePath}#${createGuestCode(guest)}`;

/**
 * Reads the guest of a code; costs no read for an invalid one, otherwise one. Throws `invalid-code`, and `gone` after
 * the guest was deleted.
 */
export async function readGuestOfCode(code: string): Promise<Guest> {
  const { id, at } = parseTimedCode('event-guest', code);
  const guest = await eventGuests.get(id);
  if (guest?.data.createdAt.getTime() !== at.getTime())
    throw new ApiError('gone', { message: t.guestDataGone });
  return toGuest(personIdOf(id), guest);
}

/** Reads the page of a guest for a mail; undefined after the deletion. */
export async function findGuestPlaceLink(registration: string): Promise<string | undefined> {
  const guest = await eventGuests.get(registration);
  return guest && guestPlaceLink(guest);
}
