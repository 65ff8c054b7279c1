import { beforeEach, describe, expect, test, vi } from 'vitest';
import { documentOf, everything, storedDocument, valuesOf } from '../../support/check/stores.ts';
import { writesOf } from '../../support/check/writes.ts';
import { appCode, enrol } from '../../support/make/factors.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { newSession } from '../../support/make/tokens.ts';
import { as, inProcess, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { liveAt } from '../../support/suite/time.ts';

beforeEach(resetStores);

const codeWrong = 'Kode salah atau sudah dipakai. Tunggu kode berikutnya di aplikasi Anda.';
const kept = async () => Object.entries((await everything()).documents).filter(([name]) => name !== 'limits');

describe('an authenticator app', () => {
  test('is set up by its first code and the password, and ends the other sessions', async () => {
    const admin = await makeAdmin();
    const other = await newSession(admin);
    const here = as(admin, inProcess());
    const before = await kept();
    expect((await here.ok('getFactor', {})).body).toEqual({ factor: null, reset: null, dueAt: null });
    const { body: drawn } = await here.ok('beginFactor', {});
    expect(drawn.secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(drawn.uri).toBe(
      `otpauth://totp/SISINDO:${encodeURIComponent(admin.email)}?secret=${drawn.secret}&issuer=SISINDO`,
    );
    expect(await kept()).toEqual(before);
    const input = { sealed: drawn.sealed, code: appCode(drawn.secret), password: admin.password };
    let codes: readonly string[] = [];
    const writes = await writesOf(async () => {
      const { body, reads } = await here.ok('saveFactor', input);
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
    expect((await here.ok('getFactor', {})).body.factor).toEqual({
      since: expect.any(String),
      recoveryLeft: 10,
      hasApp: true,
      passkeys: [],
    });
    expect((await as(other).ok('getLoginStatus', {})).body.isLogin).toBe(false);
    expect((await as(admin).ok('getLoginStatus', {})).body.isLogin).toBe(true);
  });

  test('is not set up by a wrong code, a wrong password, or what was drawn for somebody else', async () => {
    const [admin, other] = [await makeAdmin(), await makeMember()];
    const here = as(admin, inProcess());
    const { secret, sealed } = (await here.ok('beginFactor', {})).body;
    const theirs = (await as(other).ok('beginFactor', {})).body;
    const { password } = admin;
    const code = appCode(secret);
    const before = await kept();
    const fieldsOf = async (input: { sealed: string; code: string; password: string }) =>
      (await here.refused('saveFactor', input)).body;
    expect((await fieldsOf({ sealed, code: '000', password })).fields).toEqual({ code: codeWrong });
    expect((await fieldsOf({ sealed, code, password: 'x' })).fields).toEqual({
      password: 'Kata sandi salah.',
    });
    for (const odd of [theirs.sealed, 'x', sealed.slice(1)])
      expect((await fieldsOf({ sealed: odd, code: appCode(theirs.secret), password })).code).toBe('gone');
    const late = new Date(Date.now() + 31 * 60_000);
    liveAt(late);
    expect((await fieldsOf({ sealed, code: appCode(secret, late), password })).code).toBe('gone');
    vi.restoreAllMocks();
    expect(await kept()).toEqual(before);
  });

  test('is replaced with a code of the one before; without it stays', async () => {
    const admin = await makeAdmin();
    const { secret: old, recoveryCodes } = await enrol(admin);
    const { secret, sealed } = (await as(admin).ok('beginFactor', {})).body;
    const input = { sealed, code: appCode(secret), password: admin.password };
    const before = await documentOf('factors', admin.id);
    for (const currentCode of [undefined, 'x', appCode(secret)])
      expect((await as(admin).refused('saveFactor', { ...input, currentCode })).body.fields).toEqual({
        currentCode: codeWrong,
      });
    expect(await documentOf('factors', admin.id)).toEqual(before);
    const { body } = await as(admin).ok('saveFactor', { ...input, currentCode: appCode(old) });
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0]);
    const { email, password } = admin;
    const ticket = (await nobody.refused('login', { email, password })).body.ticket as string;
    for (const code of [appCode(old), recoveryCodes[0] ?? ''])
      expect((await nobody.refused('loginByCode', { ticket, code })).status).toBe(400);
  });

  test('is removed with password and code, and goes with its account', async () => {
    const admin = await makeAdmin();
    await makeAdmin();
    const { secret, recoveryCodes } = await enrol(admin);
    const { password, email } = admin;
    const wrong = await as(admin).refused('removeFactor', { password, code: 'x' });
    expect(wrong.body.fields).toEqual({ code: codeWrong });
    await as(admin).ok('removeFactor', { password, code: appCode(secret) });
    expect(await documentOf('factors', admin.id)).toBeUndefined();
    expect((await storedDocument('users', admin.id)).factorSince).toBeNull();
    await nobody.ok('login', { email, password });
    expect(recoveryCodes).toHaveLength(10);
    await enrol(admin);
    await as(admin).ok('deleteOwnAccount', { password });
    expect(await documentOf('factors', admin.id)).toBeUndefined();
  });
});

test('new recovery codes void the old', async () => {
  const admin = await makeAdmin();
  const { secret, recoveryCodes } = await enrol(admin);
  const { email, password } = admin;
  const { body } = await as(admin).ok('makeRecoveryCodes', { password, code: appCode(secret) });
  const ticket = (await nobody.refused('login', { email, password })).body.ticket as string;
  const [old = '', fresh = ''] = [recoveryCodes[1], body.recoveryCodes[1]];
  expect((await nobody.refused('loginByCode', { ticket, code: old })).status).toBe(400);
  await nobody.ok('loginByCode', { ticket, code: fresh });
  const actions = (await valuesOf('audit')).map(({ action }) => action);
  expect(actions).toContain('factor.recovery-codes');
});

describe('a proof that its owner is still there', () => {
  const provenAt = async (id: string) =>
    ((await storedDocument('sessions', id)).live as { provenAt?: Date }[])[0]?.provenAt?.getTime();

  test('is the password for who has no factor, and its code for who has one', async () => {
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
    const code = appCode(secret);
    expect((await as(admin).ok('proveSession', { code })).reads).toBe(4);
    expect(await provenAt(admin.id)).toBeGreaterThan(first);
    expect((await as(admin).refused('proveSession', { code })).body.fields).toEqual({ code: codeWrong });
  });

  test('stays with its session', async () => {
    const admin = await makeAdmin();
    await as(admin).ok('proveSession', { password: admin.password });
    await newSession(admin);
    const live = (await storedDocument('sessions', admin.id)).live as { provenAt?: Date }[];
    expect(live.map((session) => session.provenAt !== undefined)).toEqual([true, false]);
  });
});
