import { describe, expect, test, vi } from 'vitest';
import type { RequestEntry } from '../../../functions/src/http/trace.ts';
import { makeMember, type Person } from '../../support/factories/people.ts';
import { as, inProcessTransport } from '../../support/suite/client.ts';

describe('the log line of a request', () => {
  const entries: RequestEntry[] = [];
  const asLogged = (person?: Person) => as(person, inProcessTransport({ entries }));
  const lines = () =>
    entries.splice(0).map(({ endpoint, status, userId, refusal }) => [endpoint, status, userId, refusal]);

  test('contains the refused caller and the error code', async () => {
    vi.stubEnv('PASSWORD_CHANGES_PER_MEMBER', '1');
    const member = await makeMember();
    const { id, email } = member;
    const passwords = {
      currentPassword: 'salah sekali',
      password: 'rahasia-2',
      confirmPassword: 'rahasia-2',
    };
    await asLogged().refused('getProfile', {});
    await asLogged(member).refused('listUsers', {});
    await asLogged(member).refused('changePassword', passwords);
    await asLogged(member).refused('changePassword', passwords);
    await asLogged().refused('login', { email, password: 'salah sekali' });
    await asLogged().refused('login', { email: 'tiada@example.org', password: 'salah sekali' });
    await asLogged().send('GET', '/nowhere');
    expect(JSON.stringify(entries)).not.toMatch(/salah sekali|rahasia-2|@|eyJ/);
    expect(lines()).toEqual([
      ['getProfile', 401, undefined, 'unauthenticated'],
      ['listUsers', 403, id, 'forbidden'],
      ['changePassword', 400, id, 'invalid-input'],
      ['changePassword', 429, id, 'too-many-requests'],
      ['login', 401, id, 'invalid-credentials'],
      ['login', 401, undefined, 'invalid-credentials'],
      [undefined, 404, undefined, 'not-found'],
    ]);
  });

  test('contains the account for logins and changes, and never for reads', async () => {
    const { id, email, password, ...member } = await makeMember();
    const { body } = await asLogged().ok('login', { email, password });
    const self = { ...member, id, email, password, token: body.token };
    await asLogged(self).ok('getProfile', {});
    await asLogged(self).ok('updateProfile', { name: 'Sari Dewi' });
    await asLogged(self).ok('logout', {});
    expect(lines()).toEqual([
      ['login', 200, id, undefined],
      ['getProfile', 200, undefined, undefined],
      ['updateProfile', 200, id, undefined],
      ['logout', 200, id, undefined],
    ]);
  });
});
