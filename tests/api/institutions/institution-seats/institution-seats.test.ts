import { describe, expect, test } from 'vitest';
import { expireMembers } from '../../../../functions/src/model/maintenance/expire-members.ts';
import { listMissingReminders } from '../../../../functions/src/model/maintenance/missing-reminders.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { fetchCardState, fetchCardStatement } from '../../../support/actions/own-card.ts';
import { deleteOwnAccount } from '../../../support/actions/own-deletion.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { changeDocument, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import {
  institutionStored,
  invite,
  makeInstitution,
  userStored,
} from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const coordinatorsOf = async (id: string) =>
  (await institutionStored(id)).seats.flatMap(({ userId, isCoordinator }) => (isCoordinator ? [userId] : []));
const kinds = async () => (await valuesOf('outbox')).map(({ kind }) => kind).sort();

/** Returns a former individual member with this many paid days left. */
async function joined(days: number): Promise<{ id: string; coordinator: Person; member: Person }> {
  const institution = await makeInstitution();
  const status = days > 0 ? 'active' : 'expired';
  const member = await makeMember({ status, record: { validUntil: inDays(days) } });
  await as(member).ok('acceptInvitation', { code: await invite(institution, 'x@example.org') });
  return { id: institution.id, coordinator: institution.coordinator, member };
}

describe('removing a seat', () => {
  test('restores the days that the person paid for individually', async () => {
    const { id, coordinator, member } = await joined(50);
    expect((await as(member).ok('getCard', {})).status).toBe(200);
    await as(coordinator).ok('removeSeat', { id, user: member.id });
    const user = await userStored(member.id);
    expect(user).toMatchObject({ seat: null, isActive: 'active' });
    expect(Math.round(((user.validUntil as Date).getTime() - Date.now()) / 86_400_000)).toBe(50);
    expect((await institutionStored(id)).seats).toHaveLength(1);
    expect((await as(member).ok('getProfile', {})).body.seat).toBeUndefined();
  });

  test('ends a membership that came from the institution, with its card', async () => {
    const { id, coordinator, member } = await joined(-3);
    const before = await userStored(member.id);
    const lost = await fetchCardStatement(member);
    await as(coordinator).ok('removeSeat', { id, user: member.id });
    const user = await userStored(member.id);
    expect(user.isActive).toBe('expired');
    expect((user.validUntil as Date).getTime()).toBeLessThan(Date.now());
    expect(user.memberNumber).toBe(before.memberNumber);
    expect(await valuesOf('revokedCards')).toHaveLength(1);
    expect(await storedDocument('totals', 'members')).toMatchObject({
      all: 2,
      byStatus: { active: 1, expired: 1 },
    });
    expect(await kinds()).toContain('seat-removed');
    await as(member).ok('getCard', {});
    // With their own paid year they get a new card.
    await changeDocument('users', member.id, { isActive: 'active', validUntil: inDays(365) });
    expect([await fetchCardState(lost), await fetchCardState(await fetchCardStatement(member))]).toEqual([
      'revoked',
      'valid',
    ]);
  });

  test('is possible for its holder, and for no other staff', async () => {
    const { id, staff, coordinator } = await makeInstitution({ staff: 2 });
    const [one, other] = staff;
    if (one === undefined || other === undefined) throw new Error('There are two.');
    expect((await as(one).refused('removeSeat', { id, user: other.id })).body.code).toBe('forbidden');
    expect((await as(one).refused('removeSeat', { id, user: coordinator.id })).body.code).toBe('forbidden');
    await as(one).ok('removeSeat', { id, user: one.id });
    expect((await institutionStored(id)).seats).toHaveLength(2);
    expect((await as(coordinator).refused('removeSeat', { id, user: one.id })).status).toBe(404);
  });

  test('and passing it on happen in one step or not at all', async () => {
    const { id, coordinator, staff } = await makeInstitution({ staff: 4 });
    const [one, other] = staff;
    if (one === undefined || other === undefined) throw new Error('There are four.');
    const before = await everything();
    await as(coordinator).refused('replaceSeat', { id, user: one.id, email: other.email });
    expect({ ...(await everything()), limits: undefined }).toEqual({ ...before, limits: undefined });
    const replaced = await as(coordinator).ok('replaceSeat', { id, user: one.id, email: 'baru@example.org' });
    expect(replaced.reads).toBe(10);
    const { seats, invitations } = await institutionStored(id);
    expect([seats.length, invitations.length]).toEqual([4, 1]);
    expect((await userStored(one.id)).isActive).toBe('expired');
  });
});

describe('coordinators', () => {
  test('are appointed and dismissed, and one always remains', async () => {
    const { id, coordinator, staff } = await makeInstitution({ staff: 1 });
    const [other] = staff;
    if (other === undefined) throw new Error('There is one.');
    const last = await as(coordinator).refused('setCoordinator', {
      id,
      user: coordinator.id,
      isCoordinator: false,
    });
    expect(last.body.code).toBe('last-coordinator');
    const leave = await as(coordinator).refused('removeSeat', { id, user: coordinator.id });
    expect(leave.body.code).toBe('last-coordinator');
    const make = { id, user: other.id, isCoordinator: true };
    await as(coordinator).ok('setCoordinator', make);
    await as(coordinator).ok('setCoordinator', make);
    expect(await coordinatorsOf(id)).toEqual([coordinator.id, other.id]);
    await as(other).ok('setCoordinator', { id, user: coordinator.id, isCoordinator: false });
    expect(await coordinatorsOf(id)).toEqual([other.id]);
    expect((await as(coordinator).refused('getInstitution', { id })).body.code).toBe('forbidden');
  });

  test('with a waiting payment keep seat and role', async () => {
    const { id, coordinator, staff } = await makeInstitution({ staff: 1, status: 'RequestRenew' });
    const [other] = staff;
    if (other === undefined) throw new Error('There is one.');
    await as(coordinator).ok('setCoordinator', { id, user: other.id, isCoordinator: true });
    const expected = {
      code: 'wrong-status',
      message: 'Perpanjangan institusi sedang diperiksa atas nama koordinator ini.',
    };
    expect((await as(other).refused('removeSeat', { id, user: coordinator.id })).body).toEqual(expected);
    const unmake = { id, user: coordinator.id, isCoordinator: false };
    expect((await as(other).refused('setCoordinator', unmake)).body).toEqual(expected);
  });

  test('cannot become admins, and neither can their staff', async () => {
    const [admin, { coordinator }] = [await makeAdmin(), await makeInstitution()];
    const { body } = await as(admin).refused('promoteToAdmin', { id: coordinator.id });
    expect(body.message).toContain('menempati kursi');
  });
});

describe('an account deletion', () => {
  test('frees the seat', async () => {
    const { id, staff } = await makeInstitution({ staff: 1 });
    const [person] = staff;
    if (person === undefined) throw new Error('There is one.');
    await deleteOwnAccount(person);
    expect((await institutionStored(id)).seats).toHaveLength(1);
    expect(await findInconsistencies()).toEqual([]);
  });

  test('by the last coordinator is refused while others have seats', async () => {
    const { coordinator } = await makeInstitution({ staff: 1 });
    const before = await everything();
    const { body } = await as(coordinator).refused('deleteOwnAccount', { password: coordinator.password });
    expect(body.code).toBe('last-coordinator');
    expect({ ...(await everything()), limits: undefined }).toEqual({ ...before, limits: undefined });
  });

  test('by an admin makes the longest seat holder coordinator', async () => {
    const admin = await makeAdmin();
    const { id, coordinator, staff } = await makeInstitution({ staff: 2, status: 'RequestRenew' });
    await as(admin).ok('deleteUser', { id: coordinator.id });
    expect(await coordinatorsOf(id)).toEqual([staff[0]?.id]);
    expect((await userStored(String(staff[0]?.id))).seat?.isCoordinator).toBe(true);
    expect((await institutionStored(id)).openPaymentId).toBeNull();
  });

  test('of the last person deletes the institution', async () => {
    const { coordinator } = await makeInstitution({ logo: true });
    await deleteOwnAccount(coordinator);
    expect(await valuesOf('institutions')).toEqual([]);
    expect(await findInconsistencies()).toEqual([]);
  });
});

describe('the daily jobs', () => {
  test('remind coordinators, and report why staff get no reminder', async () => {
    const { coordinator, staff } = await makeInstitution({ staff: 1, record: { validUntil: inDays(6) } });
    await sendReminders(defaultJobOptions);
    expect(await valuesOf('outbox')).toMatchObject([{ kind: 'membership-expiring', to: coordinator.email }]);
    const { missing } = await listMissingReminders();
    expect(missing.map(({ user, reason }) => [user.id, reason])).toContainEqual([
      staff[0]?.id,
      'institution-renews',
    ]);
  });

  test('end the membership of every seat, and ask only coordinators to pay', async () => {
    const { staff, coordinator } = await makeInstitution({ staff: 1 });
    freezeClock(inDays(102));
    await expireMembers(defaultJobOptions);
    for (const { id } of [coordinator, ...staff]) expect((await userStored(id)).isActive).toBe('expired');
    expect(await kinds()).toEqual(['membership-expired', 'seat-expired']);
  });
});
