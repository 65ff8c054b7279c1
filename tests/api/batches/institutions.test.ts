import { expect, test } from 'vitest';
import { storedDocument } from '../../support/assertions/stores.ts';
import { accountRemoval, proofComparison, writesOf } from '../../support/assertions/writes.ts';
import { codeFor, institutionForm, invite, makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';

test('the batches of the registration of an institution', async () => {
  const register = async () => inProcess().ok('register', await institutionForm());
  expect(await writesOf(register)).toEqual([
    'audit institution.register',
    'audit registration.request',
    'create emailOwners',
    'create institutions',
    'create payments',
    'create users',
    'delete intents as read',
    'mail registration-received',
    'merge members +1 all +1 waitingApproval',
    ...proofComparison,
  ]);
});

test('the batches of an institution and its invitations', async () => {
  const admin = inProcess(await makeAdmin());
  const { id, coordinator } = await makeInstitution({ logo: true });
  const own = inProcess(coordinator);
  expect(await writesOf(() => own.ok('updateInstitution', { id, address: 'x', plaqueAddress: '' }))).toEqual([
    'audit institution.update',
    'delete intents as read',
    'update institutions as read',
  ]);
  expect(await writesOf(() => own.ok('removeInstitutionLogo', { id }))).toEqual([
    'audit institution.remove-logo',
    'delete intents as read',
    'intent removal',
    'update institutions as read',
  ]);
  expect(await writesOf(() => admin.ok('renameInstitution', { id, name: 'Baru' }))).toEqual([
    'audit institution.rename',
    'update institutions as read',
    'update users as read',
  ]);
  expect(await writesOf(() => own.ok('inviteStaff', { id, email: 'x@example.org' }))).toEqual([
    'audit seat.invite',
    'mail seat-invitation',
    'update institutions as read',
  ]);
  expect(await writesOf(() => codeFor(id, 'x@example.org'))).toEqual(['update institutions as read']);
  const [{ id: invitation }] = (await storedDocument('institutions', id)).invitations as [{ id: string }];
  expect(await writesOf(() => own.ok('withdrawInvitation', { id, invitation }))).toEqual([
    'audit seat.withdraw',
    'update institutions as read',
  ]);
});

test('the batches of seats that are accepted, passed on and removed', async () => {
  const institution = await makeInstitution({ staff: 1 });
  const { id, coordinator, staff } = institution;
  const own = inProcess(coordinator);
  const user = String(staff[0]?.id);
  const expired = await makeMember({ status: 'expired' });
  const known = await invite(institution, 'y@example.org');
  expect(await writesOf(() => inProcess(expired).ok('acceptInvitation', { code: known }))).toEqual([
    'audit seat.accept',
    'mail seat-accepted',
    'merge members -1 expired +1 active',
    'update institutions as read',
    'update users as read',
  ]);
  const unknown = await invite(institution, 'z@example.org');
  const account = { name: 'Z', password: 'rahasia-z', confirmPassword: 'rahasia-z' };
  expect(await writesOf(() => inProcess().ok('joinByInvitation', { code: unknown, ...account }))).toEqual([
    'audit seat.accept',
    'create emailOwners',
    'create memberNumbers',
    'create users',
    'delete intents as read',
    'mail seat-accepted',
    'merge members +1 all +1 active',
    'update institutions as read',
  ]);
  expect(await writesOf(() => own.ok('setCoordinator', { id, user, isCoordinator: true }))).toEqual([
    'audit seat.coordinator',
    'update institutions as read',
    'update users as read',
  ]);
  await own.ok('setCoordinator', { id, user, isCoordinator: false });
  expect(
    await writesOf(() => own.ok('replaceSeat', { id, user: expired.id, email: 'w@example.org' })),
  ).toEqual([
    'audit seat.invite',
    'audit seat.remove',
    'mail seat-invitation',
    'mail seat-removed',
    'merge members -1 active +1 expired',
    'merge revokedCards',
    'update institutions as read',
    'update users as read',
  ]);
  expect(await writesOf(() => own.ok('removeSeat', { id, user }))).toEqual([
    'audit seat.remove',
    'mail seat-removed',
    'merge members -1 active +1 expired',
    'merge revokedCards',
    'update institutions as read',
    'update users as read',
  ]);
});

test('the batches of an institution whose people are deleted one by one', async () => {
  const admin = inProcess(await makeAdmin());
  const { coordinator, staff } = await makeInstitution({ staff: 1 });
  expect(await writesOf(() => admin.ok('deleteUser', { id: coordinator.id }))).toEqual(
    [
      ...accountRemoval,
      'audit seat.delete',
      'audit seat.pass-on',
      'audit user.delete',
      'merge members -1 all -1 active',
      'merge revokedCards',
      'update institutions as read',
      'update payments as read',
      'update users as read',
    ].sort(),
  );
  expect(await writesOf(() => admin.ok('deleteUser', { id: String(staff[0]?.id) }))).toEqual(
    [
      ...accountRemoval,
      'audit institution.delete',
      'audit user.delete',
      'delete institutions as read',
      'merge members -1 all -1 active',
      'merge revokedCards',
      'update payments as read',
    ].sort(),
  );
});
