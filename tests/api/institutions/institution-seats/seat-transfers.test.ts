import { expect, test, vi } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import { auditEntriesOf, mailsOf, valuesOf } from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import {
  codeFor,
  institutionStored,
  makeInstitution,
  type TestInstitution,
  userStored,
} from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const holderOf = ({ staff: [holder] }: TestInstitution) => {
  if (holder === undefined) throw new Error('There is one.');
  return holder;
};

test('a transfer ends the old seat today, mails both, and is on the timeline of the person', async () => {
  const institution = await makeInstitution({ staff: 1 });
  const { id, name } = institution;
  const old = holderOf(institution);
  const admin = await makeAdmin({ duties: ['people', 'audit'] });
  await as(admin).ok('replaceSeat', { id, user: old.id, email: 'baru@example.org' });
  expect(await userStored(old.id)).toMatchObject({ seat: null, isActive: 'expired' });
  expect(await mailsOf('seat-removed')).toMatchObject([{ to: old.email, data: { institution: name } }]);
  expect(await mailsOf('seat-invitation')).toMatchObject([
    { to: 'baru@example.org', data: { institution: name, invitedBy: 'Pengurus SISINDO' } },
  ]);
  expect(await auditEntriesOf('seat.remove')).toMatchObject([
    { actorId: admin.id, details: { person: old.name } },
  ]);
  const { body } = await as(admin).ok('getMemberTimeline', { id: old.id });
  expect(JSON.stringify(body)).toContain('seat.remove');
  const successor = await makeMember({ status: 'expired' });
  await as(successor).ok('acceptInvitation', { code: await codeFor(id, 'baru@example.org') });
  expect((await institutionStored(id)).seats.map(({ userId }) => userId)).toEqual([
    institution.coordinator.id,
    successor.id,
  ]);
  expect(await findInconsistencies()).toEqual([]);
});

test('a transferred seat is free again when the new person declines or the invitation expires', async () => {
  const institution = await makeInstitution({ staff: 4 });
  const { id, coordinator, staff } = institution;
  const replace = (index: number, email: string) =>
    as(coordinator).ok('replaceSeat', { id, user: String(staff[index]?.id), email });
  await replace(0, 'menolak@example.org');
  await replace(1, 'diam@example.org');
  const list = { id, text: 'lain@example.org, satu@example.org' };
  const verdicts = async (client = as(coordinator)) =>
    (await client.ok('checkStaffList', list)).body.rows.map(({ verdict }) => verdict);
  expect(await verdicts()).toEqual(['no-seat', 'no-seat']);
  const declined = (await institutionStored(id)).invitations.find(({ email }) => email.startsWith('menolak'));
  await as(coordinator).ok('withdrawInvitation', { id, invitation: String(declined?.id) });
  expect(await verdicts()).toEqual(['invite', 'no-seat']);
  const admin = await makeAdmin();
  freezeClock(inDays(15));
  const { institutions } = await import('../../../../functions/src/data/collections.ts');
  const { getOpenInvitations } = await import(
    '../../../../functions/src/model/institutions/institution-status.ts'
  );
  expect(getOpenInvitations((await institutions.getOrThrow(id)).data)).toEqual([]);
  vi.restoreAllMocks();
  expect((await as(admin).ok('getInstitution', { id })).body.seats).toHaveLength(3);
});

test('two coordinators who transfer the same seat concurrently transfer it once', async () => {
  for (const order of [0, 1]) {
    const institution = await makeInstitution({ staff: 2 });
    const { id, coordinator, staff } = institution;
    const [old, other] = staff;
    if (old === undefined || other === undefined) throw new Error('There are two.');
    await as(coordinator).ok('setCoordinator', { id, user: other.id, isCoordinator: true });
    const callers = order === 0 ? [coordinator, other] : [other, coordinator];
    const answers = await Promise.all(
      callers.map((caller, index) =>
        inProcess(caller).call('replaceSeat', { id, user: old.id, email: `baru-${index}@example.org` }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 404]);
    const { seats, invitations } = await institutionStored(id);
    expect([seats.length, invitations.length]).toEqual([2, 1]);
    const mails = (await mailsOf('seat-removed')).filter(({ to }) => to === old.email);
    expect(mails).toHaveLength(1);
  }
  expect(await findInconsistencies()).toEqual([]);
});

test('a holder who renews during the transfer has no seat, and pays as an individual or not at all', async () => {
  const paymentProof = await proof();
  for (const isFirst of [true, false]) {
    const institution = await makeInstitution({ staff: 1 });
    const { id, coordinator } = institution;
    const old = holderOf(institution);
    const renew = () => inProcess(old).call('requestRenewal', { id: old.id, paymentProof });
    const replace = () =>
      inProcess(coordinator).call('replaceSeat', { id, user: old.id, email: 'baru@example.org' });
    const calls = isFirst ? [renew(), replace()] : [replace(), renew()];
    const [one, other] = await Promise.all(calls);
    const [renewed, replaced] = isFirst ? [one, other] : [other, one];
    expect(replaced?.status).toBe(201);
    const person = await userStored(old.id);
    expect(person.seat).toBeNull();
    expect(person.isActive).toBe(renewed?.status === 200 ? 'RequestRenew' : 'expired');
    const { seats, invitations, openPaymentId } = await institutionStored(id);
    expect([seats.length, invitations.length, openPaymentId]).toEqual([1, 1, null]);
    const own = (await valuesOf('payments')).filter(({ userId }) => userId === old.id);
    expect(own.every(({ institutionId }) => institutionId === undefined)).toBe(true);
  }
  expect(await findInconsistencies()).toEqual([]);
});
