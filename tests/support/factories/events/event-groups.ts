import { inProcess } from '../../suite/client.ts';
import { jakarta } from '../../suite/time.ts';
import { proof } from '../images.ts';
import { makeInstitution, type TestInstitution } from '../institutions.ts';
import type { Person } from '../people.ts';
import { openEvent } from './open-event.ts';

/** Prices of an event for which institutions order groups. */
export const groupPrices = { institutionPrice: '100.000', memberPrice: '150.000', publicPrice: '200.000' };

/** Opens an event for groups. */
export const openGroupEvent = (places: number, settings: Readonly<Record<string, string>> = groupPrices) =>
  openEvent({ places: String(places), memberPrice: '', ...settings });

/** Makes an institution with a coordinator and staff, whose membership is valid until June 2027. */
export const makeMemberInstitution = (staff = 0): Promise<TestInstitution> =>
  makeInstitution({ staff, record: { validUntil: jakarta('2027-06-30T10:00') } });

/** Orders places as the coordinator. Returns the id of the group. */
export async function orderGroup(event: string, coordinator: Person, places: number): Promise<string> {
  return (await inProcess(coordinator).ok('orderEventGroup', { id: event, places: String(places) })).body._id;
}

export const groupOf = async (id: string, coordinator: Person) =>
  (await inProcess(coordinator).ok('getEventGroup', { id })).body;

/** Sends a proof for a group, which an admin approves. Returns the code of the bill. */
export async function payGroup(id: string, coordinator: Person, admin: Person): Promise<string> {
  const code = String((await groupOf(id, coordinator)).bill?.code);
  await inProcess(coordinator).ok('payForEventGroup', { id, paymentProof: await proof() });
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: code });
  const decision = { id: code, paymentId: review.payment._id, reviewToken: review.reviewToken };
  await inProcess(admin).ok('approveEventPayment', decision);
  return code;
}
