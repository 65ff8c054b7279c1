import { beforeEach, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { sendReminders } from '../../../../functions/src/model/maintenance/send-reminders.ts';
import { codeMailedTo } from '../../../support/assertions/mails.ts';
import { everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { inDays } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const headerOf = (key: string) =>
  server.mails[0]?.headers.find((header) => header.key === key)?.value as string | undefined;

/** Returns the path that a mail program would call for this member. */
async function oneClickOf(member: Person): Promise<string> {
  const before = server.mails.length;
  await sendReminders(defaultJobOptions);
  await sendMails();
  const mail = server.mails.slice(before).find(({ to }) => to?.[0]?.address === member.email);
  const value = mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value;
  return String(value).replace(/^<https:\/\/sisindo\.example\.org(.*)>$/, '$1');
}

const atSite = (path: string, options: RequestInit = {}) =>
  fetch(`${suite.baseUrl}${path}`, { redirect: 'manual', ...options });

const oneClick = 'List-Unsubscribe=One-Click';
const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

test('a mail program ends the reminders with one click; opening the address shows a page and ends nothing', async () => {
  const member = await makeMember({ record: { validUntil: inDays(29) } });
  const path = await oneClickOf(member);
  expect(path).toMatch(/^\/api\/reminders\/end\?code=[A-Za-z0-9]+\.[\w-]{43}$/);
  expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(server.mails[0]?.text).toContain(
    `Berhenti menerima pengingat: https://sisindo.example.org/unsubscribe?`,
  );
  const before = await everything();
  const opened = await atSite(path);
  expect([opened.status, opened.headers.get('location'), opened.headers.get('cache-control')]).toEqual([
    303,
    path.replace('/api/reminders/end', '/unsubscribe'),
    'private, no-store',
  ]);
  expect(await everything()).toEqual(before);
  const ended = await atSite(path, { method: 'POST', headers: form, body: oneClick });
  expect([ended.status, await ended.json()]).toEqual([
    200,
    { message: 'Pengingat dihentikan. Email tentang tindakan Anda sendiri tetap dikirim.' },
  ]);
  expect((await as(member).ok('getProfile', {})).body.wantsReminders).toBe(false);
  expect(
    (await anonymous.ok('endReminders', { code: decodeURIComponent(String(path.split('=')[1])) })).body,
  ).toEqual({
    message: 'Pengingat dihentikan. Email tentang tindakan Anda sendiri tetap dikirim.',
  });
  const body = new FormData();
  body.set('List-Unsubscribe', 'One-Click');
  expect((await atSite(path, { method: 'POST', body })).status).toBe(200);
  expect(await valuesOf('audit')).toMatchObject([
    { action: 'reminders.end', actorId: member.id, targetId: member.id, details: { via: 'link' } },
  ]);
});

test('a member who ended reminders gets none, not even a waiting one, and the admin area shows the reason', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ record: { validUntil: inDays(5) } })];
  await sendReminders(defaultJobOptions);
  await as(member).ok('chooseReminders', { wanted: false });
  await sendMails();
  expect(server.mails).toEqual([]);
  expect((await as(admin).ok('listMissingReminders', {})).body.data).toMatchObject([
    { _id: member.id, reason: 'reminders-off', mail: null },
  ]);
});

test('the profile ends and resumes reminders, repeatedly', async () => {
  const member = await makeMember({ record: { validUntil: inDays(5) } });
  const { updatedAt } = (await as(member).ok('getProfile', {})).body;
  for (const wanted of [false, false, true, true]) {
    const { message } = (await as(member).ok('chooseReminders', { wanted })).body;
    expect(message).toBe(
      wanted
        ? 'Kami akan mengingatkan Anda sebelum keanggotaan berakhir.'
        : 'Pengingat dihentikan. Email tentang tindakan Anda sendiri tetap dikirim.',
    );
    const profile = (await as(member).ok('getProfile', {})).body;
    expect(profile).toMatchObject({ wantsReminders: wanted, updatedAt });
  }
  expect((await valuesOf('audit')).map(({ action }) => action).sort()).toEqual([
    'reminders.end',
    'reminders.resume',
  ]);
  await sendReminders(defaultJobOptions);
  await sendMails();
  expect(server.mails).toHaveLength(1);
});

test('a code for another purpose, another account or no account ends nothing', async () => {
  const [member, other] = [await makeMember({ record: { validUntil: inDays(5) } }), await makeMember()];
  const [, code = ''] = /code=(.*)$/.exec(await oneClickOf(member)) ?? [];
  const renewal = codeMailedTo(server, member.email);
  expect(renewal).not.toBe('');
  await as(await makeAdmin()).ok('deleteUser', { id: member.id });
  expect(renewal).not.toBe(code);
  const before = await everything();
  for (const wrong of ['x', renewal, code, code.replace(/^[^.]+/, other.id)]) {
    const { status, body } = await anonymous.refused('endReminders', { code: wrong });
    expect([status, body.code]).toEqual([400, 'invalid-code']);
  }
  expect((await atSite('/api/reminders/end', { method: 'POST', headers: form, body: oneClick })).status).toBe(
    400,
  );
  expect(await everything()).toEqual(before);
});

test("mails caused by the recipient's own actions have no one-click header, and security mails none at all", async () => {
  const member = await makeMember({ status: 'RequestRenew' });
  await as(await makeAdmin()).ok('approveRenewal', { id: member.id });
  await anonymous.ok('forgotPassword', { email: member.email });
  await sendMails();
  expect(server.mails).toHaveLength(2);
  const headersOf = (subject: string) =>
    server.mails
      .find((mail) => mail.subject?.startsWith(subject) === true)
      ?.headers.filter(({ key }) => key.startsWith('list-unsubscribe'))
      .map(({ value }) => value);
  expect(headersOf('Perpanjangan')).toEqual(['<https://sisindo.example.org/profile/privacy#consent>']);
  expect(headersOf('Atur ulang kata sandi')).toEqual([]);
  expect((await storedDocument('users', member.id)).remindersEndedAt).toBeUndefined();
});
