import { inProcess } from '../../suite/client.ts';
import { freezeClock, jakarta } from '../../suite/time.ts';
import { makeEvent } from '../content.ts';
import { proof } from '../images.ts';
import { makeAdmin, makeMember, type Person } from '../people.ts';

/** All before 14 days, half before 7, nothing later. */
const refundTable = { refundDays1: '14', refundPercent1: '100', refundDays2: '7', refundPercent2: '50' };

/** Stores an event on 20 March 2026 with an open registration, and sets the time in Jakarta. */
export async function openPaidEvent(
  places: number,
  settings: Readonly<Record<string, string>> = { memberPrice: '150000' },
  today = '2026-03-01T10:00',
): Promise<{ readonly id: string; readonly admin: Person }> {
  freezeClock(jakarta(today));
  const { id } = await makeEvent({
    title: 'Lokakarya data',
    startDate: jakarta('2026-03-20T09:00'),
    endDate: jakarta('2026-03-20T16:00'),
    createdAt: jakarta('2026-01-01T09:00'),
    bannerImage: null,
  });
  const admin = await makeAdmin();
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-02-01T08:00',
    closesAt: '2026-03-19T17:00',
    places: String(places),
    ...refundTable,
    ...settings,
  });
  return { id, admin };
}

/** Stores a member whose membership is valid on the day of the event. */
export const makeActiveMember = (name = 'Siti Aminah'): Promise<Person> =>
  makeMember({ status: 'active', record: { name, validUntil: jakarta('2027-06-30T10:00') } });

/** Registers a member, sends a proof, and approves it. Returns the code and the amount of the bill. */
export async function makePaidPlace(
  id: string,
  member: Person,
  admin: Person,
): Promise<{ readonly code: string; readonly amount: number }> {
  await inProcess(member).ok('registerForEvent', { id });
  const { code, amount } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
  await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: code });
  const decision = { id: code, paymentId: review.payment._id, reviewToken: review.reviewToken };
  await inProcess(admin).ok('approveEventPayment', decision);
  return { code, amount };
}
