import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { expect, test } from 'vitest';
import { everything } from '../../support/check/stores.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { as, inProcess, nobody, requireRefusal } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/** A request names the account whose screen sent it: that of somebody else is refused (decision 0021). */

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

const meantFor = (id: string) => ({ headers: { 'X-Account': id } });

test('what is meant for another account is refused everywhere, before anything is read of it', async () => {
  await resetStores();
  const [admin, other] = await Promise.all([makeAdmin(), makeMember()]);
  const client = as(admin, inProcess());
  const before = await everything();
  const closed = all.filter(([, { access }]) => access !== 'anyone');
  for (const [name, { method, path }] of closed) {
    const target = path.replace('{id}', admin.id).replace(/\{\w+\}/g, 'x');
    const answer = await client.send(method, target, meantFor(other.id));
    requireRefusal(answer, name);
    expect(`${name} ${answer.body.code} ${answer.status}`).toBe(`${name} other-account 409`);
  }
  expect(closed.length).toBeGreaterThan(80);
  expect(await everything()).toEqual(before);
});

test('what is meant for the caller goes through, and a caller without session is nobody', async () => {
  await resetStores();
  const member = await makeMember();
  const profile = (client: typeof nobody) => client.send('GET', '/users/user/profile', meantFor(member.id));
  expect(await profile(as(member))).toMatchObject({ status: 200, body: { _id: member.id } });
  expect(await profile(nobody)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  // Nobody is asked who they are where anyone may be.
  const status = await as(member).send('GET', '/user/status', meantFor('somebody-else'));
  expect(status).toMatchObject({ status: 200, body: { isLogin: true } });
});
