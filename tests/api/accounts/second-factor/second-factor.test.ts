import { describe, expect, test, vi } from 'vitest';
import { deleteOwnAccount } from '../../../support/actions/own-deletion.ts';
import { documentOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const codeWrong = 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda.';
const storedExceptLimits = async () =>
  Object.entries((await everything()).documents).filter(([name]) => name !== 'limits');

describe('an authenticator app', () => {
  test('is set up with its first code and the password, and ends the other sessions', async () => {
    const admin = await makeAdmin();
    const other = await newSession(admin);
    const client = inProcess(admin);
    const before = await storedExceptLimits();
    expect((await client.ok('getFactor', {})).body).toEqual({ factor: null, reset: null, dueAt: null });
    const { body: drawn } = await client.ok('beginFactor', {});
    expect(drawn.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(drawn.uri).toBe(
      `otpauth://totp/SISINDO:${encodeURIComponent(admin.email)}?secret=${drawn.secret}&issuer=SISINDO`,
    );
    expect(await storedExceptLimits()).toEqual(before);
    // With the space that apps show.
    const code = computeAppCode(drawn.secret).replace(/^.../, '$& ');
    const input = { sealed: drawn.sealed, code, password: admin.password };
    let codes: readonly string[] = [];
    const writes = await writesOf(async () => {
      const { body, reads } = await client.ok('saveFactor', input);
      expect(body.message).toBe('Verifikasi dua langkah aktif. Semua sesi lain sudah diakhiri.');
      expect(reads).toBe(5);
      codes = body.recoveryCodes;
    });
    expect(writes).toEqual([
      'audit factor.enrol',
      'create factors',
      'mail factor-news',
      'update sessions as read',
      'update users as read',
    ]);
    expect(new Set(codes).size).toBe(10);
    expect((await client.ok('getFactor', {})).body.factor).toEqual({
      since: expect.any(String),
      recoveryLeft: 10,
      hasApp: true,
      passkeys: [],
    });
    expect((await as(other).ok('getLoginStatus', {})).body.isLogin).toBe(false);
    expect((await as(admin).ok('getLoginStatus', {})).body.isLogin).toBe(true);
  });

  test("is not set up with a wrong code, a wrong password, or another account's secret", async () => {
    const [admin, other] = [await makeAdmin(), await makeMember()];
    const client = inProcess(admin);
    const { secret, sealed } = (await client.ok('beginFactor', {})).body;
    const theirs = (await as(other).ok('beginFactor', {})).body;
    const { password } = admin;
    const code = computeAppCode(secret);
    const before = await storedExceptLimits();
    const fieldsOf = async (input: { sealed: string; code: string; password: string }) =>
      (await client.refused('saveFactor', input)).body;
    expect((await fieldsOf({ sealed, code: '000', password })).fields).toEqual({ code: codeWrong });
    expect((await fieldsOf({ sealed, code, password: 'x' })).fields).toEqual({
      password: 'Kata sandi salah.',
    });
    for (const odd of [theirs.sealed, 'x', sealed.slice(1)])
      expect((await fieldsOf({ sealed: odd, code: computeAppCode(theirs.secret), password })).code).toBe(
        'gone',
      );
    const late = new Date(Date.now() + 31 * 60_000);
    freezeClock(late);
    expect((await fieldsOf({ sealed, code: computeAppCode(secret, late), password })).code).toBe('gone');
    vi.restoreAllMocks();
    expect(await storedExceptLimits()).toEqual(before);
  });

  test('is replaced with a code of the old one; without it the old one stays', async () => {
    const admin = await makeAdmin();
    const { secret: old, recoveryCodes } = await enrol(admin);
    const { secret, sealed } = (await as(admin).ok('beginFactor', {})).body;
    const input = { sealed, code: computeAppCode(secret), password: admin.password };
    const before = await documentOf('factors', admin.id);
    for (const currentCode of [undefined, 'x', computeAppCode(secret)])
      expect((await as(admin).refused('saveFactor', { ...input, currentCode })).body.fields).toEqual({
        currentCode: codeWrong,
      });
    expect(await documentOf('factors', admin.id)).toEqual(before);
    const { body } = await as(admin).ok('saveFactor', { ...input, currentCode: computeAppCode(old) });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0]);
    const { email, password } = admin;
    const ticket = (await anonymous.refused('login', { email, password })).body.ticket as string;
    for (const code of [computeAppCode(old), recoveryCodes[0] ?? ''])
      expect((await anonymous.refused('loginByCode', { ticket, code })).status).toBe(400);
  });

  test('is removed with password and code, and deleted with its account', async () => {
    const admin = await makeAdmin();
    await makeAdmin();
    const { secret, recoveryCodes } = await enrol(admin);
    const { password, email } = admin;
    const wrong = await as(admin).refused('removeFactor', { password, code: 'x' });
    expect(wrong.body.fields).toEqual({ code: codeWrong });
    await as(admin).ok('removeFactor', { password, code: computeAppCode(secret) });
    expect(await documentOf('factors', admin.id)).toBeUndefined();
    expect((await storedDocument('users', admin.id)).factorSince).toBeNull();
    await anonymous.ok('login', { email, password });
    expect(recoveryCodes).toHaveLength(10);
    await enrol(admin);
    await deleteOwnAccount(admin);
    expect(await documentOf('factors', admin.id)).toBeUndefined();
  });
});

test('new recovery codes invalidate the old ones', async () => {
  const admin = await makeAdmin();
  const { secret, recoveryCodes } = await enrol(admin);
  const { email, password } = admin;
  const { body } = await as(admin).ok('makeRecoveryCodes', { password, code: computeAppCode(secret) });
  const ticket = (await anonymous.refused('login', { email, password })).body.ticket as string;
  const [old = '', fresh = ''] = [recoveryCodes[1], body.recoveryCodes[1]];
  expect((await anonymous.refused('loginByCode', { ticket, code: old })).status).toBe(400);
  await anonymous.ok('loginByCode', { ticket, code: fresh });
  const actions = (await valuesOf('audit')).map(({ action }) => action);
  expect(actions).toContain('factor.recovery-codes');
});

describe('re-authentication', () => {
  const provenAt = async (id: string) =>
    ((await storedDocument('sessions', id)).live as { provenAt?: Date }[])[0]?.provenAt?.getTime();

  test('needs the password without a second factor, and its code with one', async () => {
    const admin = await makeAdmin();
    const { password } = admin;
    const wrong = await as(admin).refused('proveSession', { password: 'x' });
    expect(wrong.body.fields).toEqual({ password: 'Kata sandi salah.' });
    expect((await as(admin).ok('proveSession', { password })).reads).toBe(3);
    const first = (await provenAt(admin.id)) ?? 0;
    expect(Math.abs(Date.now() - first)).toBeLessThan(60_000);
    const { secret } = await enrol(admin);
    for (const input of [{ password }, { code: 'x' }, {}])
      expect((await as(admin).refused('proveSession', input)).body.fields).toEqual({ code: codeWrong });
    const code = computeAppCode(secret);
    expect((await as(admin).ok('proveSession', { code })).reads).toBe(4);
    expect(await provenAt(admin.id)).toBeGreaterThan(first);
    expect((await as(admin).refused('proveSession', { code })).body.fields).toEqual({ code: codeWrong });
  });

  test('belongs to its session', async () => {
    const admin = await makeAdmin();
    await as(admin).ok('proveSession', { password: admin.password });
    await newSession(admin);
    const live = (await storedDocument('sessions', admin.id)).live as { provenAt?: Date }[];
    expect(live.map((session) => session.provenAt !== undefined)).toEqual([true, false]);
  });
});
