import { expect, test } from 'vitest';
import { auth } from '../../../../functions/src/data/firebase.ts';
import { changeDocument, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { addPasskey, type Deviation, SoftPasskey } from '../../../support/factories/passkeys.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const unknown =
  'Passkey ini tidak dikenal, atau perangkatnya tidak memeriksa pemiliknya. Masuk dengan kata sandi.';
const visitor = inProcess();

async function signIn(passkey: SoftPasskey, deviation: Deviation = {}) {
  const { body } = await visitor.ok('beginPasskeySignIn', {});
  return visitor.call('signInByPasskey', {
    passkey: passkey.answer(body, { isVerified: true, ...deviation }),
  });
}

test('a passkey logs its owner in without address and password', async () => {
  const admin = await makeAdmin();
  const { passkey } = await addPasskey(admin);
  const { body: options, reads } = await visitor.ok('beginPasskeySignIn', {});
  expect(reads).toBe(1);
  expect(options).toEqual({
    challenge: expect.any(String),
    rpId: 'localhost',
    allowCredentials: [],
    timeout: 120_000,
    userVerification: 'required',
  });
  const answer = await visitor.ok('signInByPasskey', {
    passkey: passkey.answer(options, { isVerified: true }),
  });
  expect(answer.reads).toBe(5);
  expect(answer.body).toEqual({
    token: expect.any(String),
    user: { _id: admin.id, name: admin.name, email: admin.email, role: 'Admin' },
  });
  expect((await as(answer.body.token).ok('getProfile', {})).body.email).toBe(admin.email);
  const logins = (await valuesOf('audit')).filter(({ action }) => action === 'session.begin');
  expect(logins.map(({ details }) => details)).toContainEqual({ by: 'passkey-alone', device: null });
});

test('of fourteen equal concurrent responses one opens a session', async () => {
  const admin = await makeAdmin();
  const { passkey } = await addPasskey(admin);
  const before = ((await storedDocument('sessions', admin.id)).live as unknown[]).length;
  const { body } = await visitor.ok('beginPasskeySignIn', {});
  const response = passkey.answer(body, { isVerified: true });
  const answers = await Promise.all(
    Array.from({ length: 14 }, () => visitor.call('signInByPasskey', { passkey: response })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(13).fill(400)]);
  expect((await storedDocument('sessions', admin.id)).live).toHaveLength(before + 1);
});

test('a passkey is refused without verification of its owner, unknown, late, or with a challenge of another use', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const { passkey } = await addPasskey(admin);
  const { passkey: stranger } = await addPasskey(member);
  const sessions = await storedDocument('sessions', admin.id);
  const refusals = [
    await signIn(passkey, { isVerified: false }),
    await signIn(new SoftPasskey()),
    await signIn(passkey, { signedBy: stranger }),
    await signIn(passkey, { origin: 'https://example.com' }),
  ];
  const { email, password } = admin;
  const ticket = (await visitor.refused('login', { email, password })).body.ticket as string;
  const { body: second } = await visitor.ok('beginPasskeyLogin', { ticket });
  const crossed = passkey.answer(second, { isVerified: true });
  refusals.push(await visitor.call('signInByPasskey', { passkey: crossed }));
  const { body: options } = await visitor.ok('beginPasskeySignIn', {});
  freezeClock(new Date(Date.now() + 6 * 60_000));
  const late = passkey.answer(options, { isVerified: true });
  refusals.push(await visitor.call('signInByPasskey', { passkey: late }));
  for (const { status, body } of refusals)
    expect([status, body]).toEqual([400, { code: 'invalid-input', message: unknown }]);
  expect(await storedDocument('sessions', admin.id)).toEqual(sessions);
});

test('a disabled account is refused, and a requested deletion is cancelled', async () => {
  const member = await makeMember();
  const { passkey } = await addPasskey(member);
  await (await auth()).updateUser(member.id, { disabled: true });
  expect((await signIn(passkey)).status).toBe(400);
  await (await auth()).updateUser(member.id, { disabled: false });
  await changeDocument('users', member.id, { deletionAt: new Date(Date.now() + 86_400_000) });
  expect(await signIn(passkey)).toMatchObject({
    status: 200,
    body: { notice: 'Penghapusan akun dibatalkan. Akun Anda tetap seperti semula.' },
  });
  expect((await storedDocument('users', member.id)).deletionAt).toBeNull();
});
