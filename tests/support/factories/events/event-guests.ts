import { createGuestCode } from '../../../../functions/src/model/events/guests/guest-codes.ts';
import { guestId } from '../../../../functions/src/model/events/registration/registrants.ts';
import { storedDocument } from '../../assertions/stores.ts';
import { inProcess } from '../../suite/client.ts';
import { proof } from '../images.ts';
import type { Person } from '../people.ts';
import { openEvent, saveRegistration } from './open-event.ts';

interface Settings {
  readonly institutionPrice?: string;
  readonly memberPrice?: string;
  readonly studentPrice?: string;
  readonly publicPrice?: string;
  readonly holdHours?: string;
  readonly allowsGuests?: boolean;
}

/** Opens an event for people without an account. Members have no price unless the settings name one. */
export const openGuestEvent = (places: number, settings: Settings = { publicPrice: '200.000' }) =>
  openEvent(toInput(places, settings));

export const saveGuestSettings = (admin: Person, id: string, places: number, settings: Settings) =>
  saveRegistration(admin, id, toInput(places, settings));

const toInput = (places: number, settings: Settings) => ({
  places: String(places),
  memberPrice: '',
  ...settings,
});

export const guestRegistrationId = (event: string, email: string): string => `${event}${guestId(email)}`;

/** Returns the code that the mails to a guest contain. */
export async function guestCodeOf(event: string, email: string): Promise<string> {
  const id = guestRegistrationId(event, email);
  const { createdAt } = await storedDocument('eventGuests', id);
  return createGuestCode({ id, data: { createdAt: createdAt as Date } });
}

export const visitor = inProcess(undefined);

/** Requests a place for an address, and returns the code of the mailed link. */
export async function requestPlace(event: string, email = 'rina@example.org', name = 'Rina Wati') {
  await visitor.ok('requestGuestPlace', { id: event, name, email });
  return guestCodeOf(event, email);
}

/** Registers a person without an account, and returns the code of the mailed link. */
export async function registerGuest(event: string, email?: string, name?: string): Promise<string> {
  const code = await requestPlace(event, email, name);
  await visitor.ok('registerGuest', { code });
  return code;
}

export const placeOf = async (code: string) => (await visitor.ok('getGuestPlace', { code })).body;

/** Pays the place of a guest by a proof, which an admin approves. */
export async function payAsGuest(code: string, admin: Person): Promise<string> {
  await visitor.ok('payGuestPlace', { code, paymentProof: await proof() });
  const { code: id } = (await visitor.ok('getGuestBill', { code })).body;
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id });
  await inProcess(admin).ok('approveEventPayment', {
    id,
    paymentId: review.payment._id,
    reviewToken: review.reviewToken,
  });
  return id;
}
