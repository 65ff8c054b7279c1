import { beforeEach, expect, test } from 'vitest';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { sweepOrphans } from '../../../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { codeMailedTo } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  authAccountsStored,
  changeDocument,
  documentsOf,
  mailsOf,
} from '../../../support/assertions/stores.ts';
import {
  checkSheet,
  newPeople,
  runToEnd,
  sheetOf,
  usualTitles,
} from '../../../support/factories/member-sheets.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const importedUsers = async () =>
  Object.entries(await documentsOf('users')).filter(([, { imported }]) => imported !== undefined);

async function importPeople(admin: Person, count: number): Promise<string> {
  const id = await checkSheet(admin, sheetOf([[...usualTitles], ...newPeople(count)]));
  await as(admin).ok('applyMemberImport', { id });
  await runToEnd(admin, id);
  return id;
}

test('imported people get mail and account only by an invitation, two in a second, without those who refused', async () => {
  const admin = await makeAdmin();
  const id = await importPeople(admin, 4);
  const accounts = Object.keys(await authAccountsStored());
  const [first, ...others] = await importedUsers();
  await changeDocument('users', String(first?.[0]), { remindersEndedAt: new Date() });
  await anonymous.ok('forgotPassword', { email: String(others[0]?.[1].email) });
  await sendDueMails();
  expect(await mailsOf('password-reset')).toMatchObject([{ state: 'dropped' }]);
  expect((await sweepOrphans({ ...defaultJobOptions, dryRun: true })).findings).toEqual([]);

  const answers = await Promise.all(
    Array.from({ length: 4 }, () => inProcess(admin).call('inviteImportedMembers', { id })),
  );
  expect(answers.map(({ status }) => status)).toContain(200);
  const { body } = await as(admin).ok('getMemberImport', { id });
  expect(body.invitations).toMatchObject({ queued: 3, skipped: 1, isComplete: true });
  const mails = await mailsOf('member-invited');
  expect(mails).toHaveLength(3);
  const times = mails.map(({ dueAt }) => (dueAt as Date).getTime()).sort((one, other) => one - other);
  expect(times.map((time) => time - (times[0] ?? 0))).toEqual([0, 500, 1000]);
  expect(Object.keys(await authAccountsStored())).toEqual(accounts);
  expect(await auditEntriesOf('member-import.invite')).toHaveLength(1);

  freezeClock(new Date(Date.now() + 5000));
  await sendDueMails();
  expect((await mailsOf('member-invited')).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  const invited = (await importedUsers()).filter(([, user]) => user.remindersEndedAt == null);
  for (const [uid, { email }] of invited)
    expect((await authAccountsStored())[uid]).toMatchObject({
      email,
      customClaims: { id: uid, role: 'Member' },
    });
  const email = String(invited[0]?.[1].email);
  const password = 'Sandi-Sangat-Panjang-7';
  const oobCode = codeMailedTo(server, email);
  await anonymous.ok('resetPassword', { oobCode, password, confirmPassword: password });
  await anonymous.ok('login', { email, password });
});

test('a second round waits a day, and leaves out the people who have set a password', async () => {
  const admin = await makeAdmin();
  const id = await importPeople(admin, 2);
  await as(admin).ok('inviteImportedMembers', { id });
  const early = await as(admin).refused('inviteImportedMembers', { id });
  expect(early.body.message).toBe('Undangan terakhir dikirim kurang dari sehari yang lalu.');
  const [accepted] = await importedUsers();
  await changeDocument('users', String(accepted?.[0]), { emailVerifiedAt: new Date() });
  const { invitations } = (await documentsOf('memberImports'))[id] ?? {};
  const dayAgo = new Date(Date.now() - 25 * 3_600_000);
  await changeDocument('memberImports', id, {
    invitations: { ...(invitations as object), startedAt: dayAgo },
  });
  const { body } = await as(admin).ok('inviteImportedMembers', { id });
  expect(body.import.invitations).toMatchObject({ queued: 1, skipped: 0, isComplete: true });
  expect(await mailsOf('member-invited')).toHaveLength(3);
});

test('invited people stay after an undo', async () => {
  const admin = await makeAdmin();
  const id = await importPeople(admin, 2);
  await as(admin).ok('inviteImportedMembers', { id });
  await as(admin).ok('undoMemberImport', { id });
  expect(await runToEnd(admin, id)).toMatchObject({ results: { removed: 0 }, counts: { kept: 2 } });
  expect(await importedUsers()).toHaveLength(2);
});

test('an admin corrects the address of a person before the invitation, without a mail', async () => {
  const admin = await makeAdmin();
  await importPeople(admin, 1);
  const [[id = ''] = []] = await importedUsers();
  await as(admin).ok('changeUserEmail', { id, email: 'benar@example.org' });
  expect((await documentsOf('users'))[id]).toMatchObject({ email: 'benar@example.org' });
  expect(Object.values(await documentsOf('outbox'))).toEqual([]);
});
