import { endpoints } from 'contract';
import type { ErrorBody } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import { users } from '../../../functions/src/data/collections.ts';
import type { RequestEntry } from '../../../functions/src/http/trace.ts';
import { everything } from '../../support/check/stores.ts';
import { makeAdmin, makeMember } from '../../support/make/people.ts';
import { type Answer, as, inProcess, nobody, requireRefusal } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/** What holds for every request, whatever the endpoint. Wrong people: access.test.ts; files: uploads.test.ts. */

beforeEach(resetStores);

const json = { 'content-type': 'application/json' };

function refusal(answer: Answer): ErrorBody {
  requireRefusal(answer, 'the request');
  return answer.body;
}

describe('an unknown path is 404 in JSON', () => {
  test.each(['/', '/users', '/users/unknown', '/users/user/a/b/c', '/User/status', '/users/user/%20/x/y'])(
    '%s',
    async (path) => {
      for (const method of ['GET', 'POST', 'DELETE']) {
        expect(refusal(await nobody.send(method, path)).code).toBe('not-found');
      }
    },
  );
});

describe('a wrong method is 405 and tells the right ones', () => {
  test.each([
    ['POST', '/users/users', ['GET']],
    ['GET', '/users/login', ['POST']],
    ['PATCH', '/users/user/abc', ['DELETE', 'GET', 'PUT']],
    ['POST', '/user/status', ['GET']],
    ['GET', '/users/user/abc/approve', ['PUT']],
  ])('%s %s', async (method, path, allowed) => {
    const answer = await nobody.send(method, path);
    expect(refusal(answer).code).toBe('method-not-allowed');
    expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed);
  });
});

test('the profile is never taken for a user whose id is profile', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  for (const person of [admin, member]) {
    const answer = await as(person).send('GET', '/users/user/profile');
    expect(answer.body).toMatchObject({ _id: person.id });
  }
  expect(refusal(await as(admin).send('GET', '/users/user/Profile')).code).toBe('not-found');
});

describe('a body of another kind is 415', () => {
  const form = new URLSearchParams({ email: 'a@example.org', password: 'rahasia-1' });
  test.each([
    ['a form for JSON', 'POST', '/users/login', form],
    ['text for JSON', 'POST', '/users/login', '{"email":"a@example.org","password":"rahasia-1"}'],
    ['multipart for JSON', 'POST', '/users/login', new FormData()],
    ['a form for multipart', 'POST', '/users/user', form],
  ])('%s', async (_what, method, path, body) => {
    expect(refusal(await nobody.send(method, path, { body })).code).toBe('unsupported-media-type');
  });

  test('JSON for multipart', async () => {
    expect(refusal(await nobody.send('POST', '/users/user', { headers: json, body: '{}' })).code).toBe(
      'unsupported-media-type',
    );
  });
});

describe('JSON that is no object, or none at all, is 400 in JSON', () => {
  test.each(['[]', '[{"email":"a@example.org","password":"rahasia-1"}]', '{"email":', 'null', '"text"', '7'])(
    '%s',
    async (body) => {
      expect(refusal(await nobody.send('POST', '/users/login', { headers: json, body })).code).toBe(
        'malformed-body',
      );
    },
  );

  test('JSON of more than the limit is 413', async () => {
    const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(limits.jsonBytes) });
    expect(refusal(await nobody.send('POST', '/users/login', { headers: json, body })).code).toBe(
      'payload-too-large',
    );
  });
});

test('no answer may be framed, taken over or used by another site, whether it is an answer, a refusal or bytes', async () => {
  const answers = [
    await nobody.send('GET', '/user/status'),
    await nobody.send('GET', '/unknown'),
    await nobody.send('POST', '/users/login', { headers: json, body: '{' }),
    await nobody.send('POST', '/users/login', {
      headers: { ...json, 'content-encoding': 'gzip' },
      body: 'x',
    }),
    await nobody.send('GET', '/feeds/blog.xml'),
  ];
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('text', () => {
  test('with half a letter is 400, and names its field', async () => {
    const before = await everything();
    const body = '{"firstName":"Dewi \\ud83c","email":"dewi@example.org","message":"Halo"}';
    const answer = refusal(await nobody.send('POST', '/contact', { headers: json, body }));
    expect(answer).toEqual({
      code: 'invalid-input',
      message: 'Mengandung karakter yang tidak didukung.',
      fields: { firstName: 'Mengandung karakter yang tidak didukung.' },
    });
    expect(await everything()).toEqual(before);
  });

  test('of a name shows what it is, and holds no address', async () => {
    const member = await makeMember();
    await as(member).ok('updateProfile', { name: '\u202eSari\u200f Dewi\u2069' });
    expect((await as(member).ok('getProfile', {})).body.name).toBe('Sari Dewi');
    for (const name of ['Hadiah https://contoh.example', 'Klik wa.me/62811']) {
      const { body } = await as(member).refused('updateProfile', { name });
      expect(body.fields).toEqual({ name: 'Nama tidak boleh berisi alamat web.' });
    }
  });
});

describe('the query', () => {
  test('that names a parameter twice or as an object is 400', async () => {
    const admin = await makeAdmin();
    for (const query of ['page=1&page=2', 'page[x]=1', 'limit=abc']) {
      expect(refusal(await as(admin).send('GET', `/users/users?${query}`)).code).toBe('invalid-input');
    }
  });

  test('never carries what belongs into the body: it is refused, and no log tells it', async () => {
    const member = await makeMember();
    const { email, password } = member;
    const refused = { code: 'invalid-input', message: 'Tidak boleh ditulis di alamat.' };
    const errors: unknown[] = [];
    const here = as(member, inProcess({ errors }));
    for (const [method, path, body, field] of [
      ['POST', `/users/login?email=${email}`, { password }, 'email'],
      ['POST', `/users/login?password=${password}`, { email, password }, 'password'],
      ['DELETE', `/users/user/profile?password=${password}`, {}, 'password'],
      ['PUT', `/users/user/profile?name=Lain`, {}, 'name'],
    ] as const) {
      const request = { headers: json, body: JSON.stringify(body) };
      expect(refusal(await here.send(method, path, request))).toMatchObject({
        ...refused,
        fields: { [field]: refused.message },
      });
    }
    expect(errors).toEqual([]);
    const request = { headers: json, body: JSON.stringify({ email, password }) };
    expect((await nobody.send('POST', '/users/login?utm_source=mail', request)).status).toBe(200);
  });

  test('never replaces the id of the path', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const answer = await as(member).send('GET', `/users/user/${member.id}?id=${other.id}`);
    expect(answer.body).toMatchObject({ _id: member.id });
  });

  test('nor does the body', async () => {
    const [admin, member, other] = await Promise.all([
      makeAdmin(),
      makeMember({ status: 'RequestRenew' }),
      makeMember({ status: 'RequestRenew' }),
    ]);
    const body = JSON.stringify({ id: other.id, reason: 'Buram.' });
    await as(admin).send('PUT', `/users/user/${member.id}/reject-renew`, { headers: json, body });
    expect((await as(admin).ok('getUser', { id: other.id })).body.isActive).toBe('RequestRenew');
    expect((await as(admin).ok('getUser', { id: member.id })).body.isActive).toBe('rejectedByAdmin');
  });
});

test('HEAD answers as GET does, without a body', async () => {
  const answer = await nobody.send('HEAD', '/user/status');
  expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('no other site may read an answer', async () => {
  const headers = { origin: 'https://other.example.org' };
  const answer = await nobody.send('GET', '/user/status', { headers });
  const preflight = await nobody.send('OPTIONS', '/users/login', {
    headers: { ...headers, 'access-control-request-method': 'POST' },
  });
  for (const { headers: sent } of [answer, preflight]) {
    expect(sent.get('access-control-allow-origin')).toBeNull();
  }
  expect(preflight.status).toBe(405);
});

test('no answer sets a cookie, and none is kept by a cache', async () => {
  const member = await makeMember();
  const { email, password } = member;
  const answers = [
    await as(member).ok('getProfile', {}),
    await nobody.ok('login', { email, password }),
    await nobody.ok('getLoginStatus', {}),
    await nobody.refused('login', { email, password: 'salah sekali' }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('a fault is 500 without details, and is logged whole', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  const before = await everything();
  vi.spyOn(store, 'commit').mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7'));
  const errors: unknown[] = [];
  const entries: RequestEntry[] = [];
  const answer = await as(admin, inProcess({ errors, entries })).refused('approveRenewal', { id: member.id });
  const requestId = String(answer.headers.get('x-request-id'));
  expect(requestId).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
  expect(answer.body).toEqual({
    code: 'internal',
    message: `Terjadi gangguan pada server. Coba lagi beberapa saat lagi. Sebutkan kode: ${requestId}`,
    requestId,
  });
  expect(entries).toMatchObject([
    { requestId, method: 'PUT', endpoint: 'approveRenewal', path: '/users/user/{id}/renew', status: 500 },
  ]);
  expect(errors).toMatchObject([{ message: 'connect ECONNREFUSED 10.0.0.7' }]);
  vi.restoreAllMocks();
  expect(await everything()).toEqual(before);
});

test('one read more than the budget of the endpoint is a fault too', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember()];
  const get = users.get.bind(users);
  vi.spyOn(users, 'get').mockImplementation(async (id) => {
    await get(id);
    return get(id);
  });
  const errors: unknown[] = [];
  const { body } = await as(admin, inProcess({ errors })).refused('getUser', { id: member.id });
  expect(body.code).toBe('internal');
  expect(errors).toMatchObject([
    { message: 'getUser (GET /users/user/{id}) read 4 documents; its budget is 3.' },
  ]);
});

test('every reply goes out unchecked in production just as it is checked here', async () => {
  const admin = await makeAdmin();
  await makeMember({ photo: true });
  const lists = [
    'listUsers',
    'listRegistrationRequests',
    'listRenewalRequests',
    'getTotalUsers',
    'getProfile',
  ] as const;
  for (const name of lists) {
    const raw = await as(admin, inProcess({ checked: false })).call(name, {});
    // As strict as can be: a field that the contract does not name would be left out by parsing.
    expect(endpoints[name].reply.parse(raw.body)).toEqual(raw.body);
    expect(raw.headers.get('x-firestore-reads')).toBeNull();
  }
});
