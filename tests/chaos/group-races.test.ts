import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { clock } from '../../functions/src/data/clock.ts';
import { sweep } from '../../functions/src/jobs/sweep.ts';
import { releasePlaces } from '../../functions/src/model/maintenance/events/release-places.ts';
import { defaultJobOptions } from '../../functions/src/model/maintenance/report.ts';
import { findEventViolations } from '../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { everything, mailsOf, valuesOf } from '../support/assertions/stores.ts';
import {
  groupOf,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
  payGroup,
} from '../support/factories/events/event-groups.ts';
import { proof } from '../support/factories/images.ts';
import { as, inProcess, inProcessTransport } from '../support/suite/client.ts';
import { resetStores } from '../support/suite/emulators.ts';
import { faultModes, withFault } from '../support/suite/faults.ts';
import { freezeClock, jakarta } from '../support/suite/time.ts';

async function findViolations(): Promise<string[]> {
  const stored = await everything();
  return [...findEventViolations(stored), ...findMoneyViolations(stored)];
}

test('of 14 coordinators who order 3 of 20 places each, exactly 6 get all of theirs', async () => {
  const { id } = await openGroupEvent(20);
  const institutions = await Promise.all(Array.from({ length: 14 }, () => makeMemberInstitution()));
  const replies = await Promise.all(
    institutions.map(({ coordinator }) =>
      inProcess(coordinator).call('orderEventGroup', { id, places: '3' }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([
    ...Array<number>(6).fill(201),
    ...Array<number>(8).fill(409),
  ]);
  expect(await valuesOf('eventGroups')).toHaveLength(6);
  expect(await valuesOf('eventRegistrations')).toHaveLength(18);
  expect(await mailsOf('event-held')).toHaveLength(6);
  expect(await findViolations()).toEqual([]);
}, 120_000);

test('two coordinators of an institution never get more seats than it has', async () => {
  const { id } = await openGroupEvent(20);
  const { id: institution, coordinator, staff } = await makeMemberInstitution(2);
  const [other] = staff;
  if (other === undefined) throw new Error('The institution has no staff.');
  await inProcess(coordinator).ok('setCoordinator', { id: institution, user: other.id, isCoordinator: true });
  const orders = await Promise.all(
    [coordinator, other].map((who) => inProcess(who).call('orderEventGroup', { id, places: '4' })),
  );
  expect(orders.map(({ status }) => status)).toEqual([201, 201]);
  const registrations = await valuesOf('eventRegistrations');
  expect(registrations.filter(({ priceKind }) => priceKind === 'institution')).toHaveLength(3);
  expect(await findViolations()).toEqual([]);
}, 60_000);

/** Names, payment, approval, cancellation and release of one group at the same time leave it whole. */
test.each([1, 2, 3])(
  'concurrent names, payment, cancellation and release keep the group whole: run %i',
  async () => {
    const { id, admin } = await openGroupEvent(12);
    const { coordinator, staff } = await makeMemberInstitution(1);
    const group = await orderGroup(id, coordinator, 6);
    const code = String((await groupOf(group, coordinator)).bill?.code);
    const names = [1, 3, 4, 4, 5, 6].map((place, index) =>
      inProcess(coordinator).call('nameEventPlace', {
        id: group,
        place: String(place),
        ...(place === 1
          ? { user: String(staff[0]?.id) }
          : { name: `Tamu ${index}`, email: `tamu${index % 4}@example.org` }),
      }),
    );
    const paid = inProcess(coordinator)
      .call('payForEventGroup', { id: group, paymentProof: await proof() })
      .then(() => inProcess(admin).call('approveEventPayment', { id: code }));
    const cancelled = inProcess(coordinator).call('cancelEventGroup', { id: group });
    freezeClock(jakarta('2026-11-22T10:01'));
    const replies = await Promise.all([...names, paid, cancelled]);
    await sweep();
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    expect(await findViolations()).toEqual([]);
  },
  60_000,
);

interface Prepared {
  readonly act: () => Promise<unknown>;
  readonly isDone: () => Promise<boolean>;
}

const countOf = async (name: 'eventRegistrations' | 'eventRefunds') => (await valuesOf(name)).length;

/** Orders a group of three places. */
async function prepareGroup() {
  const { id, admin } = await openGroupEvent(9);
  const { coordinator } = await makeMemberInstitution();
  return { admin, coordinator, group: await orderGroup(id, coordinator, 3) };
}

/** Acts on a group, and how to see that they are complete. */
const acts: Readonly<Record<string, () => Promise<Prepared>>> = {
  async order() {
    const { id } = await openGroupEvent(9);
    const { coordinator } = await makeMemberInstitution();
    const keyed = as(coordinator, inProcessTransport(), { 'idempotency-key': randomUUID() });
    const act = () => keyed.call('orderEventGroup', { id, places: '3' });
    return { act, isDone: async () => (await countOf('eventRegistrations')) === 3 };
  },
  async name() {
    const { coordinator, group } = await prepareGroup();
    const person = { place: '2', name: 'Rina Wati', email: 'rina@example.org' };
    const act = () => inProcess(coordinator).call('nameEventPlace', { id: group, ...person });
    return { act, isDone: async () => (await groupOf(group, coordinator)).named === 1 };
  },
  async approval() {
    const { admin, coordinator, group } = await prepareGroup();
    const id = String((await groupOf(group, coordinator)).bill?.code);
    await inProcess(coordinator).ok('payForEventGroup', { id: group, paymentProof: await proof() });
    const { payment, seal } = (await inProcess(admin).ok('getComparedEventPaymentReview', { id })).body;
    const act = () => inProcess(admin).call('approveEventPayment', { id, paymentId: payment._id, seal });
    return { act, isDone: async () => (await groupOf(group, coordinator)).state === 'confirmed' };
  },
  async cancellation() {
    const { admin, coordinator, group } = await prepareGroup();
    await payGroup(group, coordinator, admin);
    const act = () => inProcess(coordinator).call('cancelEventGroup', { id: group, seenRefund: 0 });
    return { act, isDone: async () => (await countOf('eventRegistrations')) === 0 };
  },
  async release() {
    await prepareGroup();
    freezeClock(jakarta('2026-11-22T10:01'));
    const act = () => releasePlaces(defaultJobOptions);
    return { act, isDone: async () => (await countOf('eventRegistrations')) === 0 };
  },
};

test.each(Object.entries(acts))(
  'a process that dies at any step of the %s leaves nothing half done, and a repetition completes it',
  async (_name, prepare) => {
    const whole = await prepare();
    const { effects } = await withFault(0, 'before', whole.act);
    expect(effects).toBeGreaterThan(0);
    for (let step = 1; step <= effects; step += 1)
      for (const mode of faultModes) {
        await resetStores();
        const { act, isDone } = await prepare();
        await withFault(step, mode, act);
        const label = `${mode} at step ${step}`;
        expect(await findViolations(), label).toEqual([]);
        // No interrupted attempt can still run.
        freezeClock(new Date(clock.now().getTime() + 120_000));
        await act();
        expect(await isDone(), label).toBe(true);
        expect(await findViolations(), label).toEqual([]);
      }
  },
  180_000,
);
