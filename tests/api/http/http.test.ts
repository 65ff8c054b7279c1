/** @module-tag emulators */
import { endpoints } from 'contract';
import type { ErrorBody } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { describe, expect, test, vi } from 'vitest';
import { store } from '../../../functions/src/data/batch.ts';
import type { RequestEntry } from '../../../functions/src/http/trace.ts';
import { everything } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import {
  type Answer,
  anonymous,
  as,
  inProcessTransport,
  requireRefusal,
} from '../../support/suite/client.ts';

/** Rules for every request of every endpoint. Callers: access.test.ts; files: uploads.test.ts. */

const json = { 'content-type': 'application/json' };

function refusal(answer: Answer): ErrorBody {
  requireRefusal(answer, 'the request');
  return answer.body;
}

test.each(['/', '/users', '/users/unknown', '/users/user/a/b/c', '/User/status', '/users/user/%20/x/y'])(
  'an unknown path is 404 in JSON: %s',
  async (path) => {
    for (const method of ['GET', 'POST', 'DELETE']) {
      expect(refusal(await anonymous.send(method, path)).code).toBe('not-found');
    }
  },
);

test.each([
  ['POST', '/users/users', ['GET']],
  ['GET', '/users/login', ['POST']],
  ['PATCH', '/users/user/abc', ['DELETE', 'GET', 'PUT']],
  ['POST', '/user/status', ['GET']],
  ['GET', '/users/user/abc/approve', ['PUT']],
])('a wrong method is 405 and lists the right ones: %s %s', async (method, path, allowed) => {
  const answer = await anonymous.send(method, path);
  expect(refusal(answer).code).toBe('method-not-allowed');
  expect(answer.headers.get('allow')?.split(', ').sort()).toEqual(allowed);
});

test('the path profile is never a user with the id profile', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  for (const person of [admin, member]) {
    const answer = await as(person).send('GET', '/users/user/profile');
    expect(answer.body).toMatchObject({ _id: person.id });
  }
  expect(refusal(await as(admin).send('GET', '/users/user/Profile')).code).toBe('not-found');
});

describe('a body of another type is 415', () => {
  const form = new URLSearchParams({ email: 'a@example.org', password: 'rahasia-1' });
  test.each([
    ['a form for JSON', 'POST', '/users/login', form],
    ['text for JSON', 'POST', '/users/login', '{"email":"a@example.org","password":"rahasia-1"}'],
    ['multipart for JSON', 'POST', '/users/login', new FormData()],
    ['a form for multipart', 'POST', '/users/user', form],
  ])('%s', async (_what, method, path, body) => {
    expect(refusal(await anonymous.send(method, path, { body })).code).toBe('unsupported-media-type');
  });

  test('JSON instead of multipart', async () => {
    expect(refusal(await anonymous.send('POST', '/users/user', { headers: json, body: '{}' })).code).toBe(
      'unsupported-media-type',
    );
  });
});

describe('JSON that is no object, or none at all, is 400 in JSON', () => {
  test.each(['[]', '[{"email":"a@example.org","password":"rahasia-1"}]', '{"email":', 'null', '"text"', '7'])(
    '%s',
    async (body) => {
      expect(refusal(await anonymous.send('POST', '/users/login', { headers: json, body })).code).toBe(
        'malformed-body',
      );
    },
  );

  test('JSON over the limit is 413', async () => {
    const body = JSON.stringify({ email: 'a@example.org', password: 'x'.repeat(limits.jsonBytes) });
    expect(refusal(await anonymous.send('POST', '/users/login', { headers: json, body })).code).toBe(
      'payload-too-large',
    );
  });
});

test('no answer, refusal or file may be framed, sniffed or used by another site', async () => {
  const answers = [
    await anonymous.send('GET', '/user/status'),
    await anonymous.send('GET', '/unknown'),
    await anonymous.send('POST', '/users/login', { headers: json, body: '{' }),
    await anonymous.send('POST', '/users/login', {
      headers: { ...json, 'content-encoding': 'gzip' },
      body: 'x',
    }),
    await anonymous.send('GET', '/feeds/blog.xml'),
  ];
  for (const { headers } of answers) {
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  }
});

describe('text', () => {
  test('with half a surrogate pair is 400 and names its field', async () => {
    const before = await everything();
    const body = '{"firstName":"Dewi \\ud83c","email":"dewi@example.org","message":"Halo"}';
    const answer = refusal(await anonymous.send('POST', '/contact', { headers: json, body }));
    expect(answer).toEqual({
      code: 'invalid-input',
      message: 'Mengandung karakter yang tidak didukung.',
      fields: { firstName: 'Mengandung karakter yang tidak didukung.' },
    });
    expect(await everything()).toEqual(before);
  });

  test('of a name is visible and contains no address', async () => {
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
  test('that repeats a parameter or nests an object is 400', async () => {
    const admin = await makeAdmin();
    for (const query of ['page=1&page=2', 'page[x]=1', 'limit=abc']) {
      expect(refusal(await as(admin).send('GET', `/users/users?${query}`)).code).toBe('invalid-input');
    }
  });

  test('with fields of the body is refused, and no log contains them', async () => {
    const member = await makeMember();
    const { email, password } = member;
    const refused = { code: 'invalid-input', message: 'Tidak boleh ditulis di alamat.' };
    const errors: unknown[] = [];
    const here = as(member, inProcessTransport({ errors }));
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
    expect((await anonymous.send('POST', '/users/login?utm_source=mail', request)).status).toBe(200);
  });

  test('never replaces the id of the path', async () => {
    const [member, other] = await Promise.all([makeMember(), makeMember()]);
    const answer = await as(member).send('GET', `/users/user/${member.id}?id=${other.id}`);
    expect(answer.body).toMatchObject({ _id: member.id });
  });

  test('never replaces the id of the path, and neither does the body', async () => {
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

test('HEAD answers like GET, without a body', async () => {
  const answer = await anonymous.send('HEAD', '/user/status');
  expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
});

test('no other site may read an answer', async () => {
  const headers = { origin: 'https://other.example.org' };
  const answer = await anonymous.send('GET', '/user/status', { headers });
  const preflight = await anonymous.send('OPTIONS', '/users/login', {
    headers: { ...headers, 'access-control-request-method': 'POST' },
  });
  for (const { headers: sent } of [answer, preflight]) {
    expect(sent.get('access-control-allow-origin')).toBeNull();
  }
  expect(preflight.status).toBe(405);
});

test('no answer sets a cookie, and no cache stores private answers', async () => {
  const member = await makeMember();
  const { email, password } = member;
  const answers = [
    await as(member).ok('getProfile', {}),
    await anonymous.ok('login', { email, password }),
    await anonymous.ok('getLoginStatus', {}),
    await anonymous.refused('login', { email, password: 'salah sekali' }),
  ];
  for (const { headers } of answers) {
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('cache-control')).toBe('private, no-store');
  }
});

test('a fault is 500 without details, and is logged completely', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  const before = await everything();
  vi.spyOn(store, 'commit').mockRejectedValue(new Error('connect ECONNREFUSED 10.0.0.7'));
  const errors: unknown[] = [];
  const entries: RequestEntry[] = [];
  const answer = await as(admin, inProcessTransport({ errors, entries })).refused('approveRenewal', {
    id: member.id,
  });
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

test('production sends every reply unchanged although it is not checked there', async () => {
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
    const raw = await as(admin, inProcessTransport({ checked: false })).call(name, {});
    // Strict schemas: parsing would drop a field that the contract does not name.
    expect(endpoints[name].reply.parse(raw.body)).toEqual(raw.body);
    expect(raw.headers.get('x-firestore-reads')).toBeNull();
  }
});
