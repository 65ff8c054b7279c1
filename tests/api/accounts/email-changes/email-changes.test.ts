import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { changeEmails } from '../../../../functions/src/model/maintenance/change-emails.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { codeIn, codeMailedTo, linkIn, mailTo } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  authAccountsStored,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person, registrationForm } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const email = 'dewi.baru@example.org';
const changed = 'Alamat email sudah diganti. Masuk lagi dengan alamat yang baru.';
const half = 'Terima kasih, alamat ini sudah dikonfirmasi.';
const gone = 'Tautan ini tidak berlaku lagi. Mintalah tautan yang baru.';

const request = ({ password, ...who }: Person, to = email) =>
  as(who).ok('requestEmailChange', { email: to, password });
const mailedTo = (address: string) => server.mails.filter(({ to }) => to?.[0]?.address === address);
const codeTo = (address: string) => codeMailedTo(server, address);
const confirm = (address: string) =>
  anonymous.ok('confirmEmailChange', { code: codeTo(address), decision: 'confirm' });
const loginAs = (address: string, { password }: Person) =>
  anonymous.call('login', { email: address, password });
const authOf = async ({ id }: Person) => (await authAccountsStored())[id];

describe('the own address', () => {
  test.each([
    ['the old one first', 0],
    ['the new one first', 1],
  ])('changes after both addresses have confirmed, %s', async (_, first) => {
    const to = email;
    const member = await makeMember({ isVerified: first === 0 });
    const before = await storedDocument('users', member.id);
    const { body, reads } = await request(member, ` ${to.toUpperCase()} `);
    expect(reads).toBeLessThanOrEqual(5);
    expect(body).toEqual({
      message: 'Tautan konfirmasi dikirim ke alamat lama dan alamat baru, dan tiba dalam beberapa menit.',
      change: { email: to, expiresAt: expect.any(String), isNewConfirmed: false, isOldConfirmed: false },
    });
    const hours = (Date.parse(body.change.expiresAt) - Date.now()) / 3_600_000;
    expect(Math.round(hours)).toBe(48);
    await sendMails();
    const addresses = [member.email, to];
    const stored = JSON.stringify([await valuesOf('emailChanges'), await valuesOf('outbox')]);
    for (const code of addresses.map(codeTo)) expect(stored).not.toContain(code.split('.')[2]);
    const [one = '', other = ''] = first === 0 ? addresses : [to, member.email];
    expect((await confirm(one)).body).toEqual({ message: half, outcome: 'waiting' });
    expect((await confirm(one)).body.outcome).toBe('waiting');
    expect((await as(member).ok('getEmailChange', {})).body.change).toMatchObject({
      isNewConfirmed: one === to,
      isOldConfirmed: one !== to,
    });
    expect((await as(member).ok('getProfile', {})).body.email).toBe(member.email);
    expect((await confirm(other)).body).toEqual({ message: changed, outcome: 'changed' });

    const after = await storedDocument('users', member.id);
    expect(after).toEqual({
      ...before,
      email: to,
      emailVerifiedAt: expect.any(Date),
      search: after.search,
    });
    expect(await authOf(member)).toMatchObject({ email: to, emailVerified: true });
    expect(await valuesOf('intents')).toEqual([]);
    expect(await valuesOf('emailChanges')).toEqual([]);
    const entry = (await valuesOf('audit')).find(
      ({ action, targetId }) => action === 'email.change' && targetId === member.id,
    );
    expect(entry).toMatchObject({
      actorId: member.id,
      details: { oldEmail: member.email, newEmail: to },
    });
    await sendMails();
    for (const address of addresses) {
      expect(mailTo(server, address).subject).toContain('Alamat email akun Anda diganti');
    }
  });

  test('is used for login and lookup from then on, and all earlier sessions end', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const token = await newSession(member);
    await request(member);
    await sendMails();
    await confirm(member.email);
    await confirm(email);
    for (const ended of [member, token]) {
      expect((await as(ended).refused('getProfile', {})).status).toBe(401);
    }
    expect((await loginAs(member.email, member)).status).toBe(401);
    expect((await loginAs(email, member)).status).toBe(200);
    const found = async (q: string) => (await as(admin).ok('listUsers', { q })).body.data.length;
    expect([await found(email), await found(member.email)]).toEqual([1, 0]);
  });

  test('stays with a wrong password, the same address, or one of another account', async () => {
    const [member, other] = [await makeMember(), await makeMember()];
    const before = await everything();
    const { password } = member;
    const refusal = async (input: { email: string; password: string }) =>
      (await as(member).refused('requestEmailChange', input)).body;
    expect(await refusal({ email, password: 'salah-sekali' })).toMatchObject({
      fields: { password: 'Kata sandi salah.' },
    });
    expect(await refusal({ email: member.email, password })).toMatchObject({
      code: 'invalid-input',
      fields: { email: 'Ini alamat email akun ini sekarang.' },
    });
    expect(await refusal({ email: other.email, password })).toMatchObject({
      code: 'user-exists',
      message: 'Email sudah terdaftar.',
      fields: { email: 'Email sudah terdaftar.' },
    });
    expect(await refusal({ email: 'bukan alamat', password })).toMatchObject({ code: 'invalid-input' });
    expect(await everything()).toEqual(before);
  });

  test("stays if another account registers the new one meanwhile, and that account's owner gets a mail", async () => {
    const member = await makeMember();
    await request(member);
    await sendMails();
    await confirm(member.email);
    await anonymous.ok('register', await registrationForm({ email }));
    const { status, body } = await anonymous.refused('confirmEmailChange', {
      code: codeTo(email),
      decision: 'confirm',
    });
    expect([status, body.message]).toEqual([
      409,
      'Alamat itu kini dipakai akun lain, jadi alamat email Anda tetap.',
    ]);
    expect((await as(member).ok('getProfile', {})).body.email).toBe(member.email);
    expect(await authOf(member)).toMatchObject({ email: member.email });
    expect((await as(member).ok('getEmailChange', {})).body.change).toBeNull();
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('stays if either reader or the owner cancels', async () => {
    const member = await makeMember();
    for (const address of [member.email, email]) {
      await request(member);
      await sendMails();
      await confirm(address === email ? member.email : email);
      const { body } = await anonymous.ok('confirmEmailChange', {
        code: codeTo(address),
        decision: 'cancel',
      });
      expect(body).toEqual({ message: 'Perubahan alamat email dibatalkan.', outcome: 'cancelled' });
    }
    await request(member);
    await sendMails();
    await as(member).ok('cancelEmailChange', {});
    await as(member).ok('cancelEmailChange', {});
    for (const address of [member.email, email]) {
      const code = codeTo(address);
      expect(
        (await anonymous.refused('confirmEmailChange', { code, decision: 'confirm' })).body.message,
      ).toBe(gone);
    }
    expect((await storedDocument('users', member.id)).email).toBe(member.email);
  });
});

describe('a mailed code', () => {
  test('ends with its time, with the next change, and after its use', async () => {
    const member = await makeMember();
    const refusedFor = async (code: string) =>
      (await inProcess().refused('confirmEmailChange', { code, decision: 'confirm' })).body;
    await request(member);
    await sendMails();
    const early = codeTo(email);
    freezeClock(new Date(Date.now() + 48.1 * 3_600_000));
    expect((await refusedFor(early)).code).toBe('invalid-code');
    vi.restoreAllMocks();
    await request(member, 'lain@example.org');
    expect((await refusedFor(early)).code).toBe('invalid-code');
    await sendMails();
    expect(mailedTo(email)).toHaveLength(1);
    await confirm('lain@example.org');
    await confirm(member.email);
    expect((await refusedFor(codeTo('lain@example.org'))).code).toBe('invalid-code');
  });

  test('that does not exist is refused and changes nothing', async () => {
    const member = await makeMember();
    await request(member);
    const before = await everything();
    for (const code of [
      'x',
      '..',
      `${member.id}.new.x`,
      `${member.id}.old.`,
      `${member.id}.toString.x`,
      '../x.new.y',
    ]) {
      const answer = await anonymous.refused('confirmEmailChange', { code, decision: 'confirm' });
      expect(answer.body.code, code).toBe('invalid-code');
    }
    expect(await everything()).toEqual(before);
  });

  test('is not mailed after the account was deleted', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await request(member);
    await as(admin).ok('deleteUser', { id: member.id });
    expect(await valuesOf('emailChanges')).toEqual([]);
    await sendMails();
    expect(server.mails).toEqual([]);
  });
});

describe('an admin who changes a verified address', () => {
  const ask = async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { body } = await as(admin).ok('changeUserEmail', { id: member.id, email });
    expect(body).toEqual({
      message:
        'Kedua alamat diberi tahu. Alamat berganti setelah 72 jam dan konfirmasi dari alamat baru, kecuali alamat lama membatalkannya.',
      changed: false,
    });
    await sendMails();
    return { admin, member };
  };
  const later = () => freezeClock(new Date(Date.now() + 72.1 * 3_600_000));

  test('waits 72 hours and for the new address; then the nightly job changes it', async () => {
    const { admin, member } = await ask();
    const again = await as(admin).ok('changeUserEmail', { id: member.id, email });
    expect(again.body.changed).toBe(false);
    expect((await valuesOf('outbox')).map(({ kind }) => kind).sort()).toEqual([
      'email-change-new',
      'email-change-old',
    ]);
    const seen = await anonymous.ok('readEmailChange', { code: codeTo(member.email) });
    const dueAt = String(seen.body.dueAt);
    expect([seen.body.email, seen.reads]).toEqual([email, 2]);
    expect(Math.round((Date.parse(dueAt) - Date.now()) / 3_600_000)).toBe(72);
    expect((await as(admin).ok('getUserEmailChange', { id: member.id })).body.change).toEqual({
      email,
      by: admin.name,
      dueAt,
      isNewConfirmed: false,
    });
    later();
    expect((await changeEmails(defaultJobOptions)).done).toEqual({ changed: 0 });
    vi.restoreAllMocks();
    expect((await confirm(email)).body).toEqual({ message: half, outcome: 'waiting' });
    expect((await changeEmails(defaultJobOptions)).done).toEqual({ changed: 0 });
    expect((await loginAs(member.email, member)).status).toBe(200);
    later();
    expect(await changeEmails(defaultJobOptions)).toMatchObject({ done: { changed: 1 }, failures: [] });
    vi.restoreAllMocks();
    expect(await storedDocument('users', member.id)).toMatchObject({
      email,
      emailVerifiedAt: expect.any(Date),
    });
    expect((await loginAs(member.email, member)).status).toBe(401);
    expect((await loginAs(email, member)).status).toBe(200);
    expect(await auditEntriesOf('email.change')).toMatchObject([
      { actorId: admin.id, targetId: member.id, details: { oldEmail: member.email, newEmail: email } },
    ]);
  });

  test('changes it with a confirmation after 72 hours, or with that of the old address before', async () => {
    const { member } = await ask();
    later();
    const code = codeTo(email);
    const { body } = await inProcess().ok('confirmEmailChange', { code, decision: 'confirm' });
    expect(body.outcome).toBe('changed');
    expect((await storedDocument('users', member.id)).email).toBe(email);
    vi.restoreAllMocks();
  });

  test('does not change it when the old address or an admin cancels', async () => {
    const { admin, member } = await ask();
    await confirm(email);
    await anonymous.ok('confirmEmailChange', { code: codeTo(member.email), decision: 'cancel' });
    await as(admin).ok('changeUserEmail', { id: member.id, email: 'lain@example.org' });
    for (const _ of [1, 2]) await as(admin).ok('cancelUserEmailChange', { id: member.id });
    expect((await as(admin).ok('getUserEmailChange', { id: member.id })).body.change).toBeNull();
    later();
    expect((await changeEmails(defaultJobOptions)).done).toEqual({ changed: 0 });
    vi.restoreAllMocks();
    expect((await storedDocument('users', member.id)).email).toBe(member.email);
    const cancellations = await auditEntriesOf('email.cancel-change');
    expect(cancellations.map(({ actorId }) => actorId).sort()).toEqual([admin.id, member.id].sort());
  });

  test('does not show or cancel the change that the owner requested', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await request(member);
    expect((await as(admin).ok('getUserEmailChange', { id: member.id })).body.change).toBeNull();
    await as(admin).ok('cancelUserEmailChange', { id: member.id });
    expect((await as(member).ok('getEmailChange', {})).body.change).toMatchObject({ email });
    await sendMails();
    const seen = await anonymous.ok('readEmailChange', { code: codeTo(email) });
    expect(seen.body).toEqual({ email, dueAt: null });
    const unknown = await anonymous.refused('readEmailChange', { code: `${member.id}.new.x` });
    expect([unknown.status, unknown.body.code]).toEqual([400, 'invalid-code']);
  });
});

describe('an admin', () => {
  test("changes a member's unverified address immediately, ends the sessions and notifies both addresses", async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ isVerified: false })];
    await request(member, 'tunda@example.org');
    const before = await storedDocument('users', member.id);
    const { body, reads } = await as(admin).ok('changeUserEmail', { id: member.id, email });
    expect([body, reads]).toEqual([
      { message: 'Alamat email diganti. Semua sesinya diakhiri.', changed: true },
      5,
    ]);
    const after = await storedDocument('users', member.id);
    expect(after).toEqual({ ...before, email, emailVerifiedAt: null, search: after.search });
    expect(await authOf(member)).toMatchObject({ email, emailVerified: false });
    expect((await as(member).refused('getProfile', {})).status).toBe(401);
    expect(await valuesOf('emailChanges')).toEqual([]);
    const seen = (await as(admin).ok('getUser', { id: member.id })).body;
    expect([seen.email, seen.emailVerifiedAt]).toEqual([email, null]);
    expect((await auditEntriesOf('email.change'))[0]).toMatchObject({
      actorId: admin.id,
      targetId: member.id,
      details: { oldEmail: member.email, newEmail: email },
    });
    await sendMails();
    expect(mailedTo(member.email).map(({ subject }) => subject)).toEqual(['Alamat email akun Anda diganti']);
    expect(mailTo(server, member.email).text).not.toMatch(/\/verifyEmail|Perangkat/);
    expect(mailedTo(email)).toHaveLength(1);
    await anonymous.ok('verifyEmail', { oobCode: codeIn(linkIn(mailedTo(email)[0] ?? {})) });
    expect((await loginAs(email, member)).status).toBe(200);
    const again = await as(admin).ok('changeUserEmail', { id: member.id, email });
    expect(again.body.changed).toBe(false);
  });

  test('can use no address of another account, and cannot change the own address this way', async () => {
    const [admin, member, other] = [await makeAdmin(), await makeMember(), await makeMember()];
    const before = await everything();
    const refused = async (id: string, to: string) =>
      (await as(admin).refused('changeUserEmail', { id, email: to })).body;
    expect(await refused(member.id, other.email)).toMatchObject({
      code: 'user-exists',
      fields: { email: 'Email sudah terdaftar.' },
    });
    expect(await refused(admin.id, email)).toMatchObject({
      code: 'forbidden',
      message: 'Ganti alamat email Anda sendiri di halaman Profil.',
    });
    expect((await refused('nobody', email)).code).toBe('not-found');
    expect(await everything()).toEqual(before);
  });
});
