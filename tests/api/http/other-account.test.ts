import { type EndpointName, endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import { expect, test } from 'vitest';
import { everything } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { anonymous, as, inProcess, requireRefusal } from '../../support/suite/client.ts';

/** A request names the account that owns the sending screen; another account is refused (decision 0083). */

const all = Object.entries(endpoints) as [EndpointName, Endpoint][];

const meantFor = (id: string) => ({ headers: { 'X-Account': id } });

test('a request for another account is refused by every endpoint, before any read', async () => {
  const [admin, other] = await Promise.all([makeAdmin(), makeMember()]);
  const client = inProcess(admin);
  const before = await everything();
  const closed = all.filter(([, { access }]) => access !== 'anyone' && access !== 'mail-server');
  for (const [name, { method, path }] of closed) {
    const target = path.replace('{id}', admin.id).replace(/\{\w+\}/g, 'x');
    const answer = await client.send(method, target, meantFor(other.id));
    requireRefusal(answer, name);
    expect(`${name} ${answer.body.code} ${answer.status}`).toBe(`${name} other-account 409`);
  }
  expect(closed.length).toBeGreaterThan(80);
  expect(await everything()).toEqual(before);
});

test("a request for the caller's account is accepted; a caller without a session is anonymous", async () => {
  const member = await makeMember();
  const profile = (client: typeof anonymous) =>
    client.send('GET', '/users/user/profile', meantFor(member.id));
  expect(await profile(as(member))).toMatchObject({ status: 200, body: { _id: member.id } });
  expect(await profile(anonymous)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
  // Public endpoints do not check the account.
  const status = await as(member).send('GET', '/user/status', meantFor('other-user'));
  expect(status).toMatchObject({ status: 200, body: { isLogin: true } });
});
