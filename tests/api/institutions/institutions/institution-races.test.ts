import { expect, test } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import {
  institutionStored,
  invite,
  makeInstitution,
  userStored,
} from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();

test('of two who accept one invitation concurrently one gets the seat', async () => {
  const institution = await makeInstitution({ staff: 3 });
  const [one, other] = [await makeMember({ status: 'expired' }), await makeMember({ status: 'expired' })];
  const code = await invite(institution, 'x@example.org');
  const join = { code, name: 'Rina', password: 'rahasia-1', confirmPassword: 'rahasia-1' };
  const answers = await Promise.all([
    as(one).call('acceptInvitation', { code }),
    as(other).call('acceptInvitation', { code }),
    anonymous.call('joinByInvitation', join),
  ]);
  expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(2);
  expect((await institutionStored(institution.id)).seats).toHaveLength(5);
  expect((await valuesOf('users')).filter(({ seat }) => seat)).toHaveLength(5);
  expect(await findInconsistencies()).toEqual([]);
});

test('an invitation that is accepted and withdrawn concurrently ends in exactly one of both', async () => {
  const institution = await makeInstitution();
  const { id, coordinator } = institution;
  const member = await makeMember({ status: 'expired' });
  const code = await invite(institution, 'x@example.org');
  const [invitation] = (await institutionStored(id)).invitations;
  const [accepted, withdrawn] = await Promise.all([
    as(member).call('acceptInvitation', { code }),
    as(coordinator).call('withdrawInvitation', { id, invitation: String(invitation?.id) }),
  ]);
  expect([accepted.status, withdrawn.status]).toEqual(accepted.status === 200 ? [200, 404] : [400, 200]);
  expect((await institutionStored(id)).seats).toHaveLength(accepted.status === 200 ? 2 : 1);
});

test('approving twice while an invitation is accepted extends exactly the people who then have a seat', async () => {
  const institution = await makeInstitution({ staff: 1, status: 'RequestRenew' });
  const { id, coordinator } = institution;
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'expired' })];
  const code = await invite(institution, 'x@example.org');
  const [first, second, accepted] = await Promise.all([
    as(admin).ok('approveRenewal', { id: coordinator.id }),
    as(admin).ok('approveRenewal', { id: coordinator.id }),
    as(member).ok('acceptInvitation', { code }),
  ]);
  expect(accepted.status).toBe(200);
  expect([first.body.changed, second.body.changed].sort()).toEqual([false, true]);
  const { validUntil, seats } = await institutionStored(id);
  expect(seats).toHaveLength(3);
  for (const { userId } of seats) {
    expect(await userStored(userId)).toMatchObject({ isActive: 'active', validUntil });
  }
  expect(await storedDocument('totals', 'members')).toMatchObject({ all: 4, byStatus: { active: 4 } });
});

test('a coordinator who is removed during a renewal has either paid or left', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
    const [other] = staff;
    if (other === undefined) throw new Error('There is one.');
    await as(coordinator).ok('setCoordinator', { id, user: other.id, isCoordinator: true });
    const paymentProof = await proof();
    const [renewed, removed] = await Promise.all([
      as(other).call('requestRenewal', { id: other.id, paymentProof }),
      as(coordinator).call('removeSeat', { id, user: other.id }),
    ]);
    const { seats, openPaymentId } = await institutionStored(id);
    const person = await userStored(other.id);
    if (removed.status === 200) {
      // A coordinator who left before the request arrived renewed individually.
      expect([200, 409]).toContain(renewed.status);
      expect({ seats: seats.length, openPaymentId, seat: person.seat }).toEqual({
        seats: 1,
        openPaymentId: null,
        seat: null,
      });
      expect(person.isActive === 'RequestRenew').toBe(renewed.status === 200);
    } else {
      expect([renewed.status, removed.status]).toEqual([200, 409]);
      expect(seats).toHaveLength(2);
      expect(openPaymentId).toBe(person.paymentId);
    }
  }
  expect(await findInconsistencies()).toEqual([]);
});

test('two coordinators who renew concurrently create one payment', async () => {
  const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
  const [other] = staff;
  if (other === undefined) throw new Error('There is one.');
  await as(coordinator).ok('setCoordinator', { id, user: other.id, isCoordinator: true });
  const paymentProof = await proof();
  const answers = await Promise.all(
    [coordinator, other].map((person) => as(person).call('requestRenewal', { id: person.id, paymentProof })),
  );
  expect(statuses(answers)).toEqual([200, 409]);
  expect((await valuesOf('payments')).filter(({ state }) => state === 'waiting')).toHaveLength(1);
  expect(await findInconsistencies()).toEqual([]);
});

test('two coordinators who dismiss each other concurrently leave one', async () => {
  const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
  const [other] = staff;
  if (other === undefined) throw new Error('There is one.');
  await as(coordinator).ok('setCoordinator', { id, user: other.id, isCoordinator: true });
  await Promise.all([
    as(coordinator).call('setCoordinator', { id, user: other.id, isCoordinator: false }),
    as(other).call('setCoordinator', { id, user: coordinator.id, isCoordinator: false }),
  ]);
  const { seats } = await institutionStored(id);
  expect(seats.filter(({ isCoordinator }) => isCoordinator)).toHaveLength(1);
});
