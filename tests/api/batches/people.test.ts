import { expect, test } from 'vitest';
import { emailCodes } from '../../../functions/src/data/email-codes.ts';
import { endUndoDays } from '../../support/actions/own-deletion.ts';
import { accountRemoval, proofComparison, writesOf } from '../../support/assertions/writes.ts';
import { photo } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, registrationForm } from '../../support/factories/people.ts';
import { inProcess } from '../../support/suite/client.ts';

test('the batches of a registration and its rejection', async () => {
  let id = '';
  const register = async () => {
    id = (await inProcess().ok('register', await registrationForm({ profilePhoto: await photo() }))).body._id;
  };
  expect(await writesOf(register)).toEqual([
    'audit registration.request',
    'create emailOwners',
    'create payments',
    'create users',
    'delete intents as read',
    'mail registration-received',
    'merge members +1 all +1 waitingApproval',
    ...proofComparison,
  ]);
  const admin = inProcess(await makeAdmin());
  expect(await writesOf(() => admin.ok('rejectRegistration', { id, reason: 'x' }))).toEqual(
    [
      ...accountRemoval,
      'audit registration.reject',
      'mail registration-rejected',
      'merge members -1 all -1 waitingApproval',
      'update payments as read',
    ].sort(),
  );
});

test('the batches of changes by members', async () => {
  const member = await makeMember({ isVerified: false });
  const own = inProcess(member);
  const oobCode = String(await emailCodes.create(member.email));
  expect(await writesOf(() => inProcess().ok('verifyEmail', { oobCode }))).toEqual([
    'audit email.verify',
    'update users',
  ]);
  expect(await writesOf(() => own.ok('updateProfile', { name: 'x' }))).toEqual([
    'audit user.update',
    'update users as read',
  ]);
  expect(await writesOf(() => own.ok('withdrawConsent', {}))).toEqual([
    'audit consent.withdraw',
    'update users as read',
  ]);
  expect(await writesOf(() => own.ok('giveConsent', { version: '1' }))).toEqual([
    'audit consent.give',
    'update users as read',
  ]);
  expect(await writesOf(() => own.ok('updateCard', { name: 'initials' }))).toEqual(['update users as read']);
  expect(await writesOf(() => own.ok('reissueCard', {}))).toEqual([
    'audit card.reissue',
    'mail card-reissued',
    'merge revokedCards',
    'update users as read',
  ]);
  const password = 'rahasia-baru';
  const passwords = { currentPassword: member.password, password, confirmPassword: password };
  expect(await writesOf(() => own.ok('changePassword', passwords))).toEqual([
    'audit password.change',
    'delete intents as read',
    'mail password-changed',
    'merge sessions',
    'then',
    'update sessions as read',
  ]);
});

test('the batches of an account deletion by its owner', async () => {
  const member = await makeMember({ photo: true });
  const request = () => inProcess(member).ok('deleteOwnAccount', { password: member.password });
  expect(await writesOf(request)).toEqual([
    'audit account.request-deletion',
    'mail deletion-requested',
    'merge sessions',
    'update users as read',
  ]);
  const { email, password } = member;
  let token = '';
  const logIn = async () => {
    token = (await inProcess().ok('login', { email, password })).body.token;
  };
  expect(await writesOf(logIn)).toEqual([
    'audit account.cancel-deletion',
    'audit session.begin',
    'mail deletion-cancelled',
    'update sessions as read',
    'update users',
  ]);
  await inProcess(token).ok('deleteOwnAccount', { password });
  expect(await writesOf(endUndoDays)).toEqual(
    [
      ...accountRemoval,
      'audit account.delete',
      'mail account-deleted',
      'merge members -1 all -1 active',
      'merge revokedCards',
      'update payments as read',
    ].sort(),
  );
});

test('the batches of promoted and demoted admins', async () => {
  const admin = inProcess(await makeAdmin());
  const [{ id }, never] = [await makeMember(), await makeAdmin()];
  expect(await writesOf(() => admin.ok('createAdmin', { name: 'x', email: 'x@example.org' }))).toEqual([
    'audit admin.create',
    'create emailOwners',
    'create users',
    'delete intents as read',
    'mail admin-invited',
    'merge admins +1 count',
    'merge members +1 all +1 active',
  ]);
  expect(await writesOf(() => admin.ok('promoteToAdmin', { id }))).toEqual([
    'audit admin.promote',
    'intent role',
    'merge admins +1 count',
    'merge sessions',
    'update users as read',
    'update users as read',
  ]);
  expect(await writesOf(() => admin.ok('demoteAdmin', { id }))).toEqual([
    'audit admin.demote',
    'intent role',
    'merge sessions',
    'update admins -1 count as read',
    'update users as read',
    'update users as read',
  ]);
  expect(await writesOf(() => admin.ok('changeDuties', { id: never.id, duties: ['money'] }))).toEqual([
    'audit admin.duties',
    'mail duties-changed',
    'update admins +1 turn as read',
    'update users as read',
    'update users as read',
  ]);
  expect(await writesOf(() => admin.ok('demoteAdmin', { id: never.id }))).toEqual([
    'audit admin.demote',
    'intent role',
    'merge members -1 active +1 expired',
    'merge sessions',
    'update admins -1 count as read',
    'update users as read',
    'update users as read',
  ]);
  const other = await makeAdmin();
  expect(await writesOf(() => admin.ok('deleteUser', { id: other.id }))).toEqual(
    [
      ...accountRemoval,
      'audit user.delete',
      'merge members -1 all -1 active',
      'update admins -1 count as read',
    ].sort(),
  );
});
