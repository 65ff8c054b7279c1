import { beforeEach, describe, expect, test, vi } from 'vitest';
import { authAccounts } from '../../../../functions/src/data/auth-accounts.ts';
import { store } from '../../../../functions/src/data/batch.ts';
import { clock } from '../../../../functions/src/data/clock.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { codeMailedTo } from '../../../support/assertions/mails.ts';
import { documentOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const twice = (password: string) => ({ password, confirmPassword: password });
const login = ({ email }: Person, password: string) => anonymous.call('login', { email, password });

/** Returns the audit entries without logins. */
const changes = async () =>
  (await valuesOf('audit'))
    .filter(({ action }) => !String(action).startsWith('session.'))
    .map(({ action, actorId }) => [action, actorId]);

/** Requests a link and reads the code from the received mail. */
async function mailedCode({ email }: Person): Promise<string> {
  await anonymous.ok('forgotPassword', { email });
  await sendMails();
  return codeMailedTo(server, email);
}

test('a new password that is easy to guess is refused, and an existing one stays valid', async () => {
  const member = await makeMember({ record: { name: 'Rina Wulandari' } });
  await authAccounts.setPassword(member.id, '123456');
  const { token } = (await anonymous.ok('login', { email: member.email, password: '123456' })).body;
  const change = (password: string) =>
    as(token).refused('changePassword', { currentPassword: '123456', ...twice(password) });
  expect((await change('password1')).body.fields).toEqual({
    password: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.',
  });
  expect((await change('Wulandari-77')).body.fields).toEqual({
    password: 'Kata sandi tidak boleh memuat nama atau alamat email Anda.',
  });
  expect((await login(member, '123456')).status).toBe(200);
});

describe('a forgotten password', () => {
  test('is replaced with the mailed code, once, and every session ends', async () => {
    const member = await makeMember();
    const oobCode = await mailedCode(member);
    const { body } = await anonymous.ok('resetPassword', { oobCode, ...twice('rahasia-baru') });
    expect(body).toEqual({ message: 'Kata sandi baru tersimpan. Silakan masuk.', email: member.email });
    expect((await as(member).refused('getProfile', {})).status).toBe(401);
    expect((await login(member, member.password)).status).toBe(401);
    expect((await login(member, 'rahasia-baru')).status).toBe(200);
    const again = await anonymous.refused('resetPassword', { oobCode, ...twice('rahasia-lain') });
    expect(again.body).toEqual({
      code: 'invalid-code',
      message: 'Tautan ini tidak berlaku lagi. Mintalah tautan yang baru.',
    });
    expect(await changes()).toEqual([['password.reset', member.id]]);
    await sendMails();
    expect(server.mails.at(-1)?.subject).toBe('Kata sandi Anda diubah');
  });

  test('is not replaced by an invented code, a short password, or two different ones', async () => {
    const member = await makeMember();
    await anonymous.refused('resetPassword', { oobCode: 'dibuat-buat', ...twice('rahasia-baru') });
    const oobCode = await mailedCode(member);
    const short = await anonymous.refused('resetPassword', { oobCode, ...twice('12345') });
    expect(short.body.fields).toEqual({ password: 'Password minimal harus 6 karakter.' });
    const common = await anonymous.refused('resetPassword', { oobCode, ...twice('qwerty123') });
    expect(common.body.fields).toEqual({
      password: 'Kata sandi ini terlalu umum dan cepat ditebak. Pilih yang lain.',
    });
    const differing = { oobCode, password: 'rahasia-baru', confirmPassword: 'rahasia-lama' };
    const { body } = await anonymous.refused('resetPassword', differing);
    expect(body.fields).toEqual({ confirmPassword: 'Password tidak cocok.' });
    expect((await login(member, member.password)).status).toBe(200);
    expect((await as(member).ok('getProfile', {})).status).toBe(200);
  });

  test('can be requested only a limited number of times', async () => {
    const member = await makeMember();
    vi.stubEnv('PASSWORD_RESETS_PER_EMAIL', '2');
    const client = inProcess();
    for (const expected of [200, 200, 429]) {
      expect((await client.call('forgotPassword', { email: member.email })).status).toBe(expected);
    }
  });
});

describe('the own password', () => {
  test('is changed with the old one; other sessions end and the current one continues with a new token', async () => {
    const member = await makeMember({ isVerified: false });
    const elsewhere = await newSession(member);
    const input = { currentPassword: member.password, ...twice('rahasia-baru') };
    const { body } = await as(member).ok('changePassword', input);
    expect(body.message).toBe('Kata sandi diubah. Semua sesi lain sudah diakhiri.');
    expect((await as(body.token).ok('getProfile', {})).body._id).toBe(member.id);
    expect((await as(elsewhere).refused('getProfile', {})).status).toBe(401);
    expect((await as(member).refused('getProfile', {})).status).toBe(401);
    expect((await login(member, 'rahasia-baru')).status).toBe(200);
    // Knowing a password does not verify the address.
    expect((await storedDocument('users', member.id)).emailVerifiedAt).toBeUndefined();
  });

  test('is changed even if the process dies right after: the sweep ends the sessions and notifies the owner', async () => {
    const member = await makeMember();
    const real = store.commit;
    vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
      const names = operations.map((operation) => operation.in.name);
      if (!names.includes('limits') && !names.includes('intents')) throw new Error('the process died');
      if (names.includes('audit')) throw new Error('the process died');
      return real(operations);
    });
    const input = { currentPassword: member.password, ...twice('rahasia-baru') };
    expect((await inProcess(member).call('changePassword', input)).status).toBe(500);
    vi.restoreAllMocks();
    expect((await login(member, member.password)).status).toBe(401);
    expect(await changes()).toEqual([]);

    // Until then no other change is possible.
    const oobCode = await mailedCode(member);
    const again = { oobCode, ...twice('rahasia-lain') };
    expect((await anonymous.refused('resetPassword', again)).body).toEqual({
      code: 'conflict',
      message: 'Perubahan kata sandi sebelumnya belum selesai. Coba lagi dua menit lagi.',
    });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 3 * 60_000));
    expect((await inProcess().ok('resetPassword', again)).status).toBe(200);
    expect((await changes()).sort()).toEqual([
      ['password.change', member.id],
      ['password.reset', member.id],
    ]);
    expect(await valuesOf('intents')).toEqual([]);
    expect((await login(member, 'rahasia-lain')).status).toBe(200);
  });

  test('stays with a wrong old one', async () => {
    const member = await makeMember();
    const before = await documentOf('sessions', member.id);
    const input = { currentPassword: 'bukan-ini', ...twice('rahasia-baru') };
    const { body } = await as(member).refused('changePassword', input);
    expect(body).toEqual({
      code: 'invalid-input',
      message: 'Kata sandi lama tidak cocok.',
      fields: { currentPassword: 'Kata sandi lama tidak cocok.' },
    });
    expect(await documentOf('sessions', member.id)).toEqual(before);
    expect((await login(member, member.password)).status).toBe(200);
  });
});
