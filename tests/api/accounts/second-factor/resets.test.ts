import { describe, expect, test, vi } from 'vitest';
import { removeLostFactor } from '../../../../functions/src/model/accounts/factor-reset.ts';
import { documentOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { computeAppCode, enrol } from '../../../support/factories/factors.ts';
import { addPasskey } from '../../../support/factories/passkeys.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock } from '../../../support/suite/time.ts';

const hour = 60 * 60 * 1000;
const mails = async () =>
  (await valuesOf('outbox')).map(({ kind, to, data }) => [kind, to, (data as { what?: string }).what]);

describe('a second factor that an admin resets', () => {
  test('is removed with the first login after a day; its owner and every admin get a mail', async () => {
    const [admin, third, lost] = [await makeAdmin(), await makeAdmin(), await makeAdmin()];
    await enrol(lost);
    const client = inProcess(admin);
    const asked = await client.ok('askFactorReset', { id: lost.id });
    expect(asked.body).toEqual({
      message: 'Pengaturan ulang dimulai. Pemilik akun dan semua admin diberi tahu lewat email.',
      changed: true,
    });
    expect((await client.ok('askFactorReset', { id: lost.id })).body.changed).toBe(false);
    expect((await mails()).filter(([, , what]) => what === 'ask-reset').sort()).toEqual(
      [
        ['factor-news', lost.email, 'ask-reset'],
        ['factor-reset-of', admin.email, 'ask-reset'],
        ['factor-reset-of', third.email, 'ask-reset'],
      ].sort(),
    );
    const { since, reset } = (await client.ok('getUserFactor', { id: lost.id })).body;
    expect([since, reset?.by]).toEqual([expect.any(String), admin.name]);
    const { email, password } = lost;
    const visitor = inProcess();
    freezeClock(new Date(Date.now() + 23 * hour));
    expect((await visitor.refused('login', { email, password })).body.code).toBe('code-needed');
    freezeClock(new Date(Date.now() + 25 * hour));
    expect((await visitor.refused('login', { email, password: 'bukan-ini' })).body.code).toBe(
      'invalid-credentials',
    );
    expect(await documentOf('factors', lost.id)).toBeDefined();
    expect(await writesOf(() => visitor.ok('login', { email, password }))).toEqual([
      'audit factor.reset',
      'audit session.begin',
      'delete factorResets as read',
      'delete factors',
      'mail factor-news',
      'update sessions as read',
      'update users as read',
    ]);
    vi.restoreAllMocks();
    expect((await storedDocument('users', lost.id)).factorSince).toBeNull();
    expect(await documentOf('factors', lost.id)).toBeUndefined();
  });

  test('includes the passkeys: then the password alone logs in, and the passkeys do not work', async () => {
    const [admin, lost] = [await makeAdmin(), await makeAdmin()];
    const visitor = inProcess();
    const { passkey } = await addPasskey(lost);
    await inProcess(admin).ok('askFactorReset', { id: lost.id });
    const { email, password } = lost;
    const ticket = (await visitor.refused('login', { email, password })).body.ticket ?? '';
    const options = (await visitor.ok('beginPasskeyLogin', { ticket })).body;
    freezeClock(new Date(Date.now() + 25 * hour));
    await visitor.ok('login', { email, password });
    vi.restoreAllMocks();
    expect(await documentOf('factors', lost.id)).toBeUndefined();
    expect((await storedDocument('users', lost.id)).factorSince).toBeNull();
    await visitor.refused('loginByPasskey', { ticket, passkey: passkey.answer(options) });
  });

  test('stays if its owner cancels or uses it', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const { secret } = await enrol(member);
    await as(admin).ok('askFactorReset', { id: member.id });
    expect((await as(member).ok('getFactor', {})).body.reset?.by).toBe(admin.name);
    expect((await as(member).ok('cancelFactorReset', { id: member.id })).body.changed).toBe(true);
    expect((await as(member).ok('cancelFactorReset', { id: member.id })).body.changed).toBe(false);
    expect(await documentOf('factorResets', member.id)).toBeUndefined();
    await as(admin).ok('askFactorReset', { id: member.id });
    await as(member).ok('makeRecoveryCodes', { password: member.password, code: computeAppCode(secret) });
    expect(await documentOf('factorResets', member.id)).toBeUndefined();
    expect((await storedDocument('users', member.id)).factorSince).toBeInstanceOf(Date);
  });

  test('has one outcome if its owner turns it off concurrently', async () => {
    for (const isOwnerFirst of [true, false]) {
      const [admin, member] = [await makeAdmin(), await makeMember()];
      const { secret } = await enrol(member);
      const ask = () => inProcess(admin).call('askFactorReset', { id: member.id });
      const code = computeAppCode(secret);
      const remove = () => inProcess(member).ok('removeFactor', { password: member.password, code });
      beforeNextWrite(isOwnerFirst ? remove : ask);
      const answer = isOwnerFirst ? await ask() : await remove();
      expect(answer.status).toBe(isOwnerFirst ? 409 : 200);
      expect(await documentOf('factorResets', member.id)).toBeUndefined();
      expect((await storedDocument('users', member.id)).factorSince).toBeNull();
    }
  });

  test('is deleted with an account that is deleted concurrently', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await enrol(member);
    beforeNextWrite(() => inProcess(admin).ok('askFactorReset', { id: member.id }));
    await inProcess(admin).ok('deleteUser', { id: member.id });
    expect(await documentOf('factorResets', member.id)).toBeUndefined();
  });

  test('is requested by another admin, for an admin by one with all duties, and only if a factor exists', async () => {
    const [some, full, member] = [
      await makeAdmin({ duties: ['people'] }),
      await makeAdmin(),
      await makeMember(),
    ];
    await enrol(full);
    await enrol(some);
    const before = await everything();
    const refusals = [
      await as(some).refused('askFactorReset', { id: full.id }),
      await as(some).refused('askFactorReset', { id: some.id }),
      await as(some).refused('askFactorReset', { id: member.id }),
      await as(some).refused('cancelFactorReset', { id: full.id }),
    ];
    expect(refusals.map(({ body }) => body.code)).toEqual([
      'forbidden',
      'wrong-status',
      'wrong-status',
      'forbidden',
    ]);
    expect(await everything()).toEqual(before);
  });
});

test("the last admin regains access through the project's command", async () => {
  const admin = await makeAdmin();
  const { email, password } = admin;
  await enrol(admin);
  expect(await removeLostFactor(admin.id)).toBe(true);
  expect(await removeLostFactor(admin.id)).toBe(false);
  await anonymous.ok('login', { email, password });
  expect((await valuesOf('audit')).map(({ action }) => action)).toContain('factor.reset');
});
