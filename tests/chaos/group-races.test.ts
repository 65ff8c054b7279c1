/** @module-tag full */
import { expect, test } from 'vitest';
import { sweep } from '../../functions/src/jobs/sweep.ts';
import { findEventViolations } from '../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../support/assertions/money-invariants.ts';
import { everything, mailsOf, valuesOf } from '../support/assertions/stores.ts';
import {
  groupOf,
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
} from '../support/factories/events/event-groups.ts';
import { proof } from '../support/factories/images.ts';
import { inProcess } from '../support/suite/client.ts';
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
test.each(Array.from({ length: 14 }, (_, run) => run + 1))(
  'concurrent names, payment, cancellation and release keep the group whole: run %i',
  async () => {
    const { id, admin } = await openGroupEvent(12);
    const { coordinator, staff } = await makeMemberInstitution(1);
    const group = await orderGroup(id, coordinator, 6);
    const code = String((await groupOf(group, coordinator)).bill?.code);
    // Nothing is awaited until the clock moved: a batch that is begun before may not be committed days later.
    const paymentProof = await proof();
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
      .call('payForEventGroup', { id: group, paymentProof })
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
