import { describe, expect, test } from 'vitest';
import { authAccountsStored, documentsOf, storedDocument } from '../../support/assertions/stores.ts';
import { makeAdmin, makeMember, registrationForm } from '../../support/factories/people.ts';
import { anonymous, as, toFormData } from '../../support/suite/client.ts';

/** Fields that no form may set. Each is sent together with a valid form. */
const extraFields: Record<string, string> = {
  role: 'Admin',
  isActive: 'active',
  validUntil: '2099-01-01T00:00:00.000Z',
  _id: 'chosenByTheCaller',
  uid: 'chosenByTheCaller',
  memberNumber: 'SISINDO-2025-000001',
  photoFile: 'payment-proofs/somebodyElses',
  paymentId: 'somebodyElses',
  rejectionReason: 'x',
  createdAt: '2001-01-01T00:00:00.000Z',
  updatedAt: '2001-01-01T00:00:00.000Z',
  __proto__x: 'x',
  'constructor.prototype.role': 'Admin',
  constructor: 'x',
  prototype: 'x',
  'totals.all': '999',
  'isActive.x': 'x',
  'record.role': 'Admin',
  'role[]': 'Admin',
  'claims[role]': 'Admin',
  amount: '1',
  state: 'approved',
};
/** `__proto__` as an own property, which an object literal cannot contain. */
const pairs: [string, unknown][] = [...Object.entries(extraFields), ['__proto__', 'Admin']];
const query = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)]));

describe.each([
  ['in the form', (fields: [string, unknown][]) => ({ path: '', body: toFormData([...fields, ...pairs]) })],
  ['in the query', (fields: [string, unknown][]) => ({ path: `?${query}`, body: toFormData(fields) })],
])('an injected %s', (_where, request) => {
  test('a registration stays a waiting member', async () => {
    const form = await registrationForm();
    const { path, body } = request(Object.entries(form));
    const answer = await anonymous.send('POST', `/users/user${path}`, { body });
    expect(answer.status).toBe(201);
    const { _id } = answer.body as { _id: string };
    expect(_id).toMatch(/^[A-Za-z0-9]{24}$/);
    const started = Date.now() - 60_000;

    const record = await storedDocument('users', _id);
    const clean = await storedDocument(
      'users',
      (await anonymous.ok('register', await registrationForm())).body._id,
    );
    expect(Object.keys(record).sort()).toEqual(Object.keys(clean).sort());
    expect(record).toMatchObject({
      email: form.email,
      role: 'Member',
      isActive: 'waitingApproval',
      validUntil: null,
      memberNumber: null,
      photoFile: null,
      rejectionReason: null,
    });
    expect((record.createdAt as Date).getTime()).toBeGreaterThan(started);
    expect((record.updatedAt as Date).getTime()).toBeGreaterThan(started);
    expect(await storedDocument('payments', String(record.paymentId))).toMatchObject({
      amount: 150_000,
      state: 'waiting',
    });
    expect((await authAccountsStored())[_id]).toMatchObject({ customClaims: { id: _id, role: 'Member' } });
    expect(await documentsOf('totals')).toMatchObject({
      members: { all: 2, byStatus: { waitingApproval: 2 } },
    });
  });

  test('an update by an admin changes the named fields only', async () => {
    const [admin, member] = await Promise.all([
      makeAdmin(),
      makeMember({ status: 'RequestRenew', photo: true }),
    ]);
    const before = await storedDocument('users', member.id);
    const totals = await documentsOf('totals');
    const fields: [string, unknown][] = [
      ['name', 'Sari Dewi'],
      ['email', 'lain@example.org'],
      ['password', 'sandi-baru'],
    ];
    const { path, body } = request(fields);
    const answer = await as(admin).send('PUT', `/users/user/${member.id}${path}`, { body });
    expect(answer.status).toBe(200);
    const after = await storedDocument('users', member.id);
    const { nameKey, search, updatedAt } = after;
    expect(after).toEqual({ ...before, name: 'Sari Dewi', nameKey, search, updatedAt });
    expect((after.updatedAt as Date).getFullYear()).toBeGreaterThan(2024);
    expect(await documentsOf('totals')).toEqual(totals);
    expect(Object.keys(await documentsOf('users')).sort()).toEqual([admin.id, member.id].sort());
    expect((await authAccountsStored())[member.id]).toMatchObject({ email: member.email });
    const { email, password } = member;
    await anonymous.ok('login', { email, password });
  });
});

test('a JSON body with its own __proto__ changes no rights', async () => {
  const member = await makeMember();
  const { email, password } = member;
  const body = `{"email":"${email}","password":"${password}","__proto__":{"role":"Admin"},"constructor":{"prototype":{"role":"Admin"}}}`;
  const answer = await anonymous.send('POST', '/users/login', {
    headers: { 'content-type': 'application/json' },
    body,
  });
  expect(answer.body).toMatchObject({ user: { role: 'Member' } });
  const { token } = answer.body as { token: string };
  expect((await as(token).refused('listUsers', {})).body.code).toBe('forbidden');
  expect((await as(member).refused('listUsers', {})).body.code).toBe('forbidden');
});

test('a rejection accepts a reason and nothing else', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
  const before = await storedDocument('users', member.id);
  // The seen payment is a field of a decision, and is only compared.
  const body = JSON.stringify({ ...extraFields, paymentId: before.paymentId, reason: 'Buram.' });
  const headers = { 'content-type': 'application/json' };
  await as(admin).send('PUT', `/users/user/${member.id}/reject-renew`, { headers, body });
  const after = await storedDocument('users', member.id);
  expect(after).toEqual({
    ...before,
    isActive: 'rejectedByAdmin',
    rejectionReason: 'Buram.',
    updatedAt: after.updatedAt,
  });
});
