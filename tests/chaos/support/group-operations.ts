import { randomUUID } from 'node:crypto';
import { releasePlaces } from '../../../functions/src/model/maintenance/events/release-places.ts';
import { defaultJobOptions, runToEnd } from '../../../functions/src/model/maintenance/report.ts';
import {
  groupOf,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
  payGroup,
} from '../../support/factories/events/event-groups.ts';
import { proof } from '../../support/factories/images.ts';
import { as, inProcess, inProcessTransport } from '../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';
import type { Act } from './event-operations.ts';

/** A held group of three places. */
async function prepareGroup() {
  const { id, admin } = await openGroupEvent(9);
  const { coordinator } = await makeMemberInstitution();
  const group = await orderGroup(id, coordinator, 3);
  return { admin, coordinator, group, code: String((await groupOf(group, coordinator)).bill?.code) };
}

/** Sends each call with the same idempotency key, as a browser repeats it. */
const withKey = (who: Parameters<typeof inProcess>[0]) =>
  as(who, inProcessTransport(), { 'idempotency-key': randomUUID() });

/** Operations on the places that an institution ordered. */
export const groupOperations: Readonly<Record<string, () => Promise<Act>>> = {
  async 'order of a group'() {
    const { id } = await openGroupEvent(9);
    const client = withKey((await makeMemberInstitution()).coordinator);
    return () => client.call('orderEventGroup', { id, places: '3' });
  },
  async 'name of a place'() {
    const { coordinator, group } = await prepareGroup();
    const person = { place: '2', name: 'Rina Wati', email: 'rina@example.org' };
    return () => inProcess(coordinator).call('nameEventPlace', { id: group, ...person });
  },
  async 'approval of a group'() {
    const { admin, coordinator, group, code: id } = await prepareGroup();
    await inProcess(coordinator).ok('payForEventGroup', { id: group, paymentProof: await proof() });
    const { payment, reviewToken } = (await inProcess(admin).ok('getComparedEventPaymentReview', { id }))
      .body;
    return () => inProcess(admin).call('approveEventPayment', { id, paymentId: payment._id, reviewToken });
  },
  async 'record of cash'() {
    const { admin, coordinator, group, code: id } = await prepareGroup();
    const { amount } = await groupOf(group, coordinator);
    const cash = { paidBy: 'cash', paidOn: '2026-11-20', amount: String(amount), note: 'Tunai.' } as const;
    const client = withKey(admin);
    return () => client.call('recordEventPayment', { id, ...cash });
  },
  async 'cancellation of a group'() {
    const { admin, coordinator, group } = await prepareGroup();
    await payGroup(group, coordinator, admin);
    return () => inProcess(coordinator).call('cancelEventGroup', { id: group, seenRefund: 0 });
  },
  async 'release of an unpaid group'() {
    await prepareGroup();
    freezeClock(jakarta('2026-11-22T10:01'));
    return async () => {
      await runToEnd(releasePlaces, defaultJobOptions);
      return { status: 200 };
    };
  },
};
