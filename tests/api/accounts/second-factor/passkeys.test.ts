import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test, vi } from 'vitest';
import { changeDocument, documentOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { addPasskey, type Deviation, SoftPasskey } from '../../../support/factories/passkeys.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { newSession, toLiveSession } from '../../../support/factories/tokens.ts';
import { as, hosting, inProcess, inProcessTransport } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const localClient = inProcess();
const passkeyWrong = 'Passkey ini tidak dapat dipakai untuk akun Anda. Coba lagi.';

async function ticketOf({ email, password }: Person): Promise<string> {
  return (await localClient.refused('login', { email, password })).body.ticket as string;
}

async function optionsOf(ticket: string) {
  return (await localClient.ok('beginPasskeyLogin', { ticket })).body;
}

const liveOf = async ({ id }: Person) =>
  (await storedDocument('sessions', id)).live as { hash: string; provenAt?: Date }[];
const entries = async () =>
  (await valuesOf('audit')).flatMap(({ action, details }) =>
    String(action).startsWith('factor.') ? [[action, details]] : [],
  );
const storedPasskeys = async ({ id }: Person) =>
  (await storedDocument('factors', id)).passkeys as { counter: number; usedAt: Date | null }[];

/** Sets the age of the last authentication. */
async function provenAgo({ id, token }: Person, minutes: number): Promise<void> {
  const at = new Date(Date.now() - minutes * 60_000);
  await changeDocument('sessions', id, { live: [{ ...toLiveSession(token), createdAt: at, provenAt: at }] });
}

describe('a passkey', () => {
  test('that another account has is refused, until that account removes it', async () => {
    const [admin, other] = await Promise.all([makeAdmin(), makeMember()]);
    const { passkey } = await addPasskey(admin);
    const save = async () => {
      const client = inProcess(other);
      const { body: options } = await client.ok('beginPasskey', { password: other.password });
      return client.call('savePasskey', { name: 'Kunci', passkey: passkey.register(options) });
    };
    expect(await save()).toMatchObject({ status: 400, body: { message: passkeyWrong } });
    expect(await documentOf('factors', other.id)).toBeUndefined();
    await addPasskey(admin, { name: 'Kedua' });
    const [first] = (await storedDocument('factors', admin.id)).passkeys as { id: string }[];
    await inProcess(admin).ok('removePasskey', { id: String(first?.id) });
    expect(await save()).toMatchObject({ status: 200 });
  });

  test('is the first factor with the password, creates recovery codes, and ends the other sessions', async () => {
    const admin = await makeAdmin();
    const other = await newSession(admin);
    const client = inProcess(admin);
    const passkey = new SoftPasskey();
    const wrong = await client.refused('beginPasskey', { password: 'x' });
    expect(wrong.body.fields).toEqual({ password: 'Kata sandi salah.' });
    const { body: options, reads } = await client.ok('beginPasskey', { password: admin.password });
    expect(reads).toBe(6);
    expect(options).toMatchObject({
      rp: { id: 'localhost', name: 'SISINDO' },
      user: { name: admin.email, displayName: admin.name },
      pubKeyCredParams: [{ alg: -8 }, { alg: -7 }, { alg: -257 }],
      excludeCredentials: [],
    });
    const input = { name: ' Laptop kantor ', passkey: passkey.register(options) };
    let codes: readonly string[] = [];
    const writes = await writesOf(async () => {
      const answer = await client.ok('savePasskey', input);
      expect(answer.reads).toBe(5);
      expect(answer.body.message).toBe('Verifikasi dua langkah aktif. Semua sesi lain sudah diakhiri.');
      codes = answer.body.recoveryCodes;
    });
    expect(writes).toEqual([
      'audit factor.enrol',
      'create factors',
      'delete passkeyChallenges as read',
      'mail factor-news',
      'update sessions as read',
      'update users as read',
    ]);
    expect(new Set(codes).size).toBe(10);
    expect((await client.ok('getFactor', {})).body.factor).toEqual({
      since: expect.any(String),
      recoveryLeft: 10,
      hasApp: false,
      passkeys: [
        { _id: expect.any(String), name: 'Laptop kantor', createdAt: expect.any(String), usedAt: null },
      ],
    });
    expect((await inProcess(other).ok('getLoginStatus', {})).body.isLogin).toBe(false);
    expect(await entries()).toEqual([['factor.enrol', { passkey: 'Laptop kantor' }]]);
    const again = await client.refused('savePasskey', input);
    expect([again.status, again.body.message]).toEqual([
      410,
      'Pembuatan passkey ini sudah tidak berlaku. Mulai lagi.',
    ]);
  });

  test('is refused from another site, for another domain, without a caller, or as an answer of an existing one', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const before = await documentOf('users', admin.id);
    const { body: options } = await client.ok('beginPasskey', { password: admin.password });
    const input = { name: 'Laptop' };
    const odd: Record<string, Deviation> = {
      'made at another site': { origin: 'https://sisindo.example.com' },
      'made for another domain': { rpId: 'example.com' },
      'an answer of one that is there': { type: 'webauthn.get' },
      'nobody touched it': { isPresent: false },
    };
    for (const [what, oddity] of Object.entries(odd)) {
      const passkey = new SoftPasskey().register(options, oddity);
      const refused = await client.refused('savePasskey', { ...input, passkey });
      expect(refused.body.message, what).toBe(passkeyWrong);
    }
    expect(await documentOf('users', admin.id)).toEqual(before);
    expect(await documentOf('factors', admin.id)).toBeUndefined();
    await client.ok('savePasskey', { ...input, passkey: new SoftPasskey().register(options) });
  });

  test('must be created in the session and account that started, within half an hour', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const second = await newSession(admin);
    const client = inProcess(admin);
    const { body: options } = await client.ok('beginPasskey', { password: admin.password });
    const input = { name: 'Laptop', passkey: new SoftPasskey().register(options) };
    const statusOf = async (who: Person | string) =>
      (await inProcess(who).refused('savePasskey', input)).status;
    expect(await statusOf(second)).toBe(410);
    expect(await statusOf(other)).toBe(410);
    freezeClock(new Date(Date.now() + 31 * 60_000));
    expect(await statusOf(admin)).toBe(410);
    vi.restoreAllMocks();
    await client.ok('savePasskey', input);
  });

  test('is added to an app with its code, to another passkey with re-authentication within ten minutes', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const { secret } = await enrol(admin, client);
    const { password } = admin;
    const save = async (name: string, currentCode?: string) => {
      const { body: options } = await client.ok('beginPasskey', { password, currentCode });
      return client.ok('savePasskey', { name, passkey: new SoftPasskey().register(options) });
    };
    const missing = await client.refused('beginPasskey', { password });
    expect(missing.body.fields).toHaveProperty('currentCode');
    const currentCode = computeAppCode(secret);
    expect((await save('Kunci', currentCode)).body).toEqual({
      message: 'Passkey ditambahkan. Semua sesi lain sudah diakhiri.',
      recoveryCodes: [],
    });
    // A code begins one passkey.
    expect((await client.refused('beginPasskey', { password, currentCode })).status).toBe(400);
    expect((await client.ok('getFactor', {})).body.factor?.recoveryLeft).toBe(10);
    await provenAgo(admin, 11);
    const late = await client.refused('beginPasskey', { password });
    expect([late.body.code, late.body.proof]).toEqual(['proof-needed', 'code-or-passkey']);
    await provenAgo(admin, 9);
    await save('Ponsel');
    expect((await entries()).map(([action]) => action).sort()).toEqual([
      'factor.add-passkey',
      'factor.add-passkey',
      'factor.enrol',
    ]);
  });

  test('is one of at most ten, and never the same twice', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const { passkey } = await addPasskey(admin, { client });
    const { password } = admin;
    const { body: options } = await client.ok('beginPasskey', { password });
    expect(options.excludeCredentials).toEqual([
      { id: passkey.id, type: 'public-key', transports: ['internal'] },
    ]);
    const same = { name: 'Laptop', passkey: passkey.register(options) };
    expect((await client.refused('savePasskey', same)).body.message).toBe(passkeyWrong);
    const [one] = await storedPasskeys(admin);
    await changeDocument('factors', admin.id, { passkeys: Array(10).fill(one) });
    expect((await client.refused('beginPasskey', { password })).body.code).toBe('wrong-status');
  });

  test('is removed after re-authentication; the last factor needs all of it', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const { recoveryCodes } = await addPasskey(admin, { name: 'Ponsel lama', client });
    const idOf = async () => (await client.ok('getFactor', {})).body.factor?.passkeys[0]?._id ?? '';
    const id = await idOf();
    const last = await client.refused('removePasskey', { id });
    expect([last.status, last.body.code]).toEqual([409, 'wrong-status']);
    await addPasskey(admin, { name: 'Ponsel baru', client });
    await provenAgo(admin, 11);
    const late = await client.refused('removePasskey', { id });
    expect([late.body.code, late.body.proof]).toEqual(['proof-needed', 'passkey']);
    const [code = '', other = ''] = recoveryCodes;
    await client.ok('proveSession', { code });
    expect((await client.ok('removePasskey', { id })).reads).toBe(4);
    expect((await client.refused('removePasskey', { id })).status).toBe(404);
    expect((await storedPasskeys(admin)).length).toBe(1);
    expect(await entries()).toContainEqual(['factor.remove-passkey', { passkey: 'Ponsel lama' }]);
    const { password } = admin;
    expect((await client.refused('removeFactor', { password, code: 'x' })).status).toBe(400);
    await client.ok('removeFactor', { password, code: other });
    expect(await documentOf('factors', admin.id)).toBeUndefined();
    await localClient.ok('login', { email: admin.email, password });
  });

  test('can exist with an app, which can be removed alone', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const { recoveryCodes } = await addPasskey(admin, { client });
    const { secret, sealed } = (await client.ok('beginFactor', {})).body;
    const input = { sealed, code: computeAppCode(secret), password: admin.password };
    await provenAgo(admin, 11);
    expect((await client.refused('saveFactor', input)).body.proof).toBe('passkey');
    await provenAgo(admin, 1);
    expect((await client.ok('saveFactor', input)).body.recoveryCodes).toEqual([]);
    const { body } = await localClient.refused('login', { email: admin.email, password: admin.password });
    expect(body.proof).toBe('code-or-passkey');
    await localClient.ok('loginByCode', { ticket: body.ticket ?? '', code: recoveryCodes[0] ?? '' });
    await client.ok('removeApp', {});
    expect((await client.refused('removeApp', {})).status).toBe(404);
    const { body: after } = await localClient.refused('login', {
      email: admin.email,
      password: admin.password,
    });
    expect(after.proof).toBe('passkey');
    const code = computeAppCode(secret, new Date(Date.now() + 30_000));
    expect((await localClient.refused('loginByCode', { ticket: after.ticket ?? '', code })).status).toBe(400);
  });

  test('cannot leave an account without factor: its only app stays', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    await enrol(admin, client);
    expect((await client.refused('removeApp', {})).body.code).toBe('wrong-status');
    expect((await client.refused('beginProof', {})).body.code).toBe('wrong-status');
  });
});

describe('a login with a passkey', () => {
  test.each([
    ['an admin, through Hosting,', () => makeAdmin(), hosting],
    ['a member', () => makeMember(), inProcessTransport()],
  ])('of %s accepts the password and then its signature', async (_who, make, transport) => {
    const person = await make();
    const client = as(undefined, transport);
    const { passkey } = await addPasskey(person, { client: as(person, transport) });
    const { email, password } = person;
    const { status, body } = await client.refused('login', { email, password });
    expect([status, body]).toEqual([
      401,
      {
        code: 'code-needed',
        message: 'Buktikan dengan passkey atau kode pemulihan Anda.',
        proof: 'passkey',
        ticket: expect.any(String),
      },
    ]);
    const ticket = body.ticket ?? '';
    const asked = await client.ok('beginPasskeyLogin', { ticket });
    expect(asked.reads).toBe(3);
    expect(asked.body).toEqual({
      challenge: expect.stringMatching(/^[\w-]{43}$/),
      rpId: 'localhost',
      allowCredentials: [{ id: passkey.id, type: 'public-key', transports: ['internal'] }],
      timeout: 120_000,
      userVerification: 'preferred',
    });
    const answer = await client.ok('loginByPasskey', { ticket, passkey: passkey.answer(asked.body) });
    expect(answer.reads).toBe(6);
    expect((await as(answer.body.token, transport).ok('getProfile', {})).body._id).toBe(person.id);
    expect(await valuesOf('audit')).toContainEqual(
      expect.objectContaining({
        action: 'session.begin',
        actorId: person.id,
        details: { by: 'passkey', device: null },
      }),
    );
    const [stored] = await storedPasskeys(person);
    expect([stored?.counter, stored?.usedAt]).toEqual([2, expect.any(Date)]);
    expect([await valuesOf('loginTickets'), await valuesOf('passkeyChallenges')]).toEqual([[], []]);
  });

  // Each ticket ends with its fifth wrong answer; the right one shows that its challenge was valid.
  test.each<[string, Record<string, Deviation>]>([
    [
      'made elsewhere',
      {
        'another site': { origin: 'https://sisindo.example.com' },
        'an address in numbers': { origin: 'http://127.0.0.1:5000' },
        'another domain': { rpId: 'example.com' },
        'a challenge that nobody drew': { challenge: 'AAAA' },
      },
    ],
    [
      'made otherwise',
      {
        'the making of one': { type: 'webauthn.create' },
        'nobody who was there': { isPresent: false },
        'another key': { signedBy: new SoftPasskey() },
        'counts no further, as a copy would': { counter: 1 },
      },
    ],
  ])('is refused for an answer %s', async (_what, odd) => {
    const admin = await makeAdmin();
    const { passkey } = await addPasskey(admin, { client: inProcess(admin) });
    const ticket = await ticketOf(admin);
    const options = await optionsOf(ticket);
    for (const [what, oddity] of Object.entries(odd)) {
      const refused = await localClient.refused('loginByPasskey', {
        ticket,
        passkey: passkey.answer(options, oddity),
      });
      expect([what, refused.status, refused.body.message]).toEqual([what, 400, passkeyWrong]);
    }
    expect(await liveOf(admin)).toHaveLength(1);
    await localClient.ok('loginByPasskey', { ticket, passkey: passkey.answer(options, { counter: 9 }) });
  });

  test('is refused for a challenge of another login, account or purpose, or an expired one', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const client = inProcess(admin);
    const { passkey } = await addPasskey(admin, { client });
    await addPasskey(other, { client: inProcess(other) });
    const [ticket, second, theirs] = [await ticketOf(admin), await ticketOf(admin), await ticketOf(other)];
    const foreign = [
      await optionsOf(second),
      await optionsOf(theirs),
      (await client.ok('beginProof', {})).body,
    ];
    for (const options of foreign) {
      const answer = passkey.answer(options);
      expect((await localClient.refused('loginByPasskey', { ticket, passkey: answer })).status).toBe(400);
    }
    const later = new Date(Date.now() + 4 * 60_000);
    freezeClock(later);
    const fresh = await ticketOf(admin);
    const options = await optionsOf(fresh);
    freezeClock(new Date(later.getTime() + 5 * 60_000 + 1000));
    const late = await localClient.refused('loginByPasskey', {
      ticket: fresh,
      passkey: passkey.answer(options),
    });
    expect(late.status).toBe(410);
    vi.restoreAllMocks();
    expect(await liveOf(admin)).toHaveLength(1);
  });

  test("is refused for another account's passkey, and its ticket ends with the fifth wrong answer", async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const { passkey } = await addPasskey(admin, { client: inProcess(admin) });
    const { passkey: theirs } = await addPasskey(other, { client: inProcess(other) });
    const ticket = await ticketOf(admin);
    const options = await optionsOf(ticket);
    for (let n = 0; n < 5; n += 1) {
      const answer = theirs.answer(options);
      expect((await localClient.refused('loginByPasskey', { ticket, passkey: answer })).status).toBe(400);
    }
    const right = passkey.answer(options);
    expect((await localClient.refused('loginByPasskey', { ticket, passkey: right })).status).toBe(410);
    expect((await localClient.refused('beginPasskeyLogin', { ticket })).status).toBe(410);
  });

  // Fifty concurrent requests take long on a busy machine.
  test('of fifty equal concurrent answers creates one session', async () => {
    vi.stubEnv('FACTOR_CODES_PER_ACCOUNT', '1000');
    const admin = await makeAdmin();
    const { passkey } = await addPasskey(admin, { client: inProcess(admin) });
    const ticket = await ticketOf(admin);
    const input = { ticket, passkey: passkey.answer(await optionsOf(ticket)) };
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => localClient.call('loginByPasskey', input)),
    );
    vi.unstubAllEnvs();
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await liveOf(admin)).toHaveLength(2);
  }, 120_000);

  test('is still required after a password reset, and a recovery code replaces it', async () => {
    const admin = await makeAdmin();
    const client = inProcess(admin);
    const { passkey, recoveryCodes } = await addPasskey(admin, { client });
    const password = 'rahasia-baru';
    const before = await ticketOf(admin);
    const changed = await client.ok('changePassword', {
      currentPassword: admin.password,
      password,
      confirmPassword: password,
    });
    const late = { ticket: before, passkey: passkey.answer(await optionsOf(before)) };
    expect((await localClient.refused('loginByPasskey', late)).status).toBe(410);
    const ticket = await ticketOf({ ...admin, password });
    await localClient.ok('loginByPasskey', { ticket, passkey: passkey.answer(await optionsOf(ticket)) });
    await localClient.ok('loginByCode', {
      ticket: await ticketOf({ ...admin, password }),
      code: recoveryCodes[4] ?? '',
    });
    expect((await inProcess(changed.body.token).ok('getFactor', {})).body.factor?.recoveryLeft).toBe(9);
  });

  test('challenges are limited per account', async () => {
    vi.stubEnv('PASSKEY_CHALLENGES_PER_ACCOUNT', '2');
    const admin = await makeAdmin();
    await addPasskey(admin, { client: inProcess(admin) });
    const ticket = await ticketOf(admin);
    await optionsOf(ticket);
    expect((await localClient.refused('beginPasskeyLogin', { ticket })).status).toBe(429);
    vi.unstubAllEnvs();
  });
});

test('re-authentication accepts the signature of a passkey, for the session that asked', async () => {
  const admin = await makeAdmin();
  const client = inProcess(admin);
  const { passkey, recoveryCodes } = await addPasskey(admin, { client });
  await provenAgo(admin, 11);
  const refused = await client.refused('exportUsers', {});
  expect([refused.body.code, refused.body.proof]).toEqual(['proof-needed', 'passkey']);
  const asked = await client.ok('beginProof', {});
  expect(asked.reads).toBe(4);
  const answer = passkey.answer(asked.body);
  const again = { ticket: await ticketOf(admin), code: recoveryCodes[0] ?? '' };
  const second = (await localClient.ok('loginByCode', again)).body.token;
  for (const input of [{ password: admin.password }, { code: '123456' }, {}])
    expect((await client.refused('proveSession', input)).body.fields).toHaveProperty('code');
  const elsewhere = await inProcess(second).refused('proveSession', { passkey: answer });
  expect([elsewhere.status, elsewhere.body.message]).toEqual([400, passkeyWrong]);
  expect((await client.ok('proveSession', { passkey: answer })).reads).toBe(5);
  expect((await client.refused('proveSession', { passkey: answer })).status).toBe(400);
  expect((await client.ok('exportUsers', {})).status).toBe(200);
});

test('accounts from before passkeys log in with their app', async () => {
  const admin = await makeAdmin();
  const { secret } = await enrol(admin, inProcess(admin));
  const { secret: sealed, lastStep, recovery } = await storedDocument('factors', admin.id);
  expect(await storedDocument('factors', admin.id)).toEqual({ secret: sealed, lastStep, recovery });
  const { factorKinds, email } = await storedDocument('users', admin.id);
  expect(factorKinds).toEqual(['app']);
  await changeDocument('users', admin.id, { factorKinds: FieldValue.delete() });
  const { body } = await localClient.refused('login', { email: email as string, password: admin.password });
  expect(body.proof).toBe('code');
  await localClient.ok('loginByCode', { ticket: body.ticket ?? '', code: computeAppCode(secret) });
});
