import { describe, expect, test } from 'vitest';
import {
  changeDocument,
  fileBytes,
  paymentIdOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { png } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

const listed = (who: Person, { id }: Person) => as(who).ok('listUserPayments', { id });
const paymentsOf = async (who: Person, whose: Person) => (await listed(who, whose)).body.data;

/** Headers of a stored proof. */
const picture = {
  'content-type': 'image/webp',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

/** Creates a member who was approved and whose renewal was rejected. */
async function memberWithPast(admin: Person): Promise<Person> {
  const member = await register();
  await as(admin).ok('approveRegistration', { id: member.id });
  const paymentProof = { name: 'bukti.png', bytes: await png(90, 50), type: 'image/png' };
  await as(member).ok('requestRenewal', { id: member.id, paymentProof });
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Buram.' });
  return member;
}

describe('the payments of a user', () => {
  test('are listed newest first, with the deciding admin for admins only', async () => {
    const admin = await makeAdmin();
    const member = await memberWithPast(admin);
    const { validUntil } = (await as(member).ok('getProfile', {})).body;
    const expected = [
      {
        _id: expect.any(String),
        kind: 'renewal',
        event: null,
        amount: 150_000,
        years: 1,
        bill: null,
        state: 'rejected',
        createdAt: expect.any(String),
        decidedAt: expect.any(String),
        decidedBy: admin.name,
        reason: 'Buram.',
        paidBy: null,
        hasProof: true,
        period: null,
        receipt: null,
      },
      expect.objectContaining({
        kind: 'registration',
        event: null,
        state: 'approved',
        decidedBy: admin.name,
        reason: null,
        period: { from: expect.any(String), until: validUntil },
      }),
    ];
    const forAdmin = await listed(admin, member);
    expect([forAdmin.body.data, forAdmin.reads]).toEqual([expected, 5]);
    const { body, reads } = await listed(member, member);
    expect(body.data.map(({ decidedBy }) => decidedBy)).toEqual([null, null]);
    expect(reads).toBe(4);
  });

  test('stay without a name after the admin was deleted, and without an image after its deletion', async () => {
    const [admin, gone] = [await makeAdmin(), await makeAdmin()];
    const member = await memberWithPast(gone);
    await as(admin).ok('deleteUser', { id: gone.id });
    const [newest] = await paymentsOf(admin, member);
    await changeDocument('payments', String(newest?._id), { file: null });
    expect((await paymentsOf(admin, member))[0]).toMatchObject({ decidedBy: null, hasProof: false });
  });

  test('are invisible to other members', async () => {
    const [admin, member, other] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    expect((await as(other).refused('listUserPayments', { id: member.id })).body.code).toBe('forbidden');
    expect(await paymentsOf(admin, admin)).toEqual([]);
  });
});

describe('the proof of one payment', () => {
  test('is returned to its owner and to admins as stored, each its own', async () => {
    const admin = await makeAdmin();
    const member = await memberWithPast(admin);
    const payments = await paymentsOf(member, member);
    expect(payments).toHaveLength(2);
    const shown: Buffer[] = [];
    for (const { _id } of payments) {
      const stored = await fileBytes(String((await storedDocument('payments', _id)).file));
      for (const [person, reads] of [
        [member, 3],
        [admin, 4],
      ] as const) {
        const answer = await as(person).ok('getProof', { id: _id });
        expect(answer.reads).toBe(reads);
        expect(answer.bytes.equals(stored)).toBe(true);
        expect(Object.fromEntries(answer.headers)).toMatchObject(picture);
      }
      shown.push(stored);
    }
    expect(shown[0]?.equals(shown[1] as Buffer)).toBe(false);
    for (const [person, reads] of [
      [member, 3],
      [admin, 4],
    ] as const) {
      const newest = await as(person).ok('getPaymentProof', { id: member.id });
      expect([newest.reads, newest.bytes.equals(shown[0] as Buffer)]).toEqual([reads, true]);
      expect(Object.fromEntries(newest.headers)).toMatchObject(picture);
    }
  });

  test('is audited once a day when an admin opens it, and never for its owner', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const id = await paymentIdOf(member);
    await as(member).ok('getProof', { id });
    await as(admin).ok('getProof', { id });
    await as(admin).ok('getProof', { id });
    // The newest proof of the user is the same one.
    await as(admin).ok('getPaymentProof', { id: member.id });
    expect(await valuesOf('audit')).toEqual([
      {
        at: expect.any(Date),
        action: 'payment.view',
        actorId: admin.id,
        actorName: admin.name,
        targetId: member.id,
        targetName: member.name,
        people: [admin.id, member.id],
        details: { paymentId: id },
        proof: expect.any(Object),
      },
    ]);
  });

  test('is 404 for other members, like an unknown one', async () => {
    const [admin, member, other] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
    const id = await paymentIdOf(member);
    const foreign = await as(other).refused('getProof', { id });
    const unknown = await as(other).refused('getProof', { id: 'unknownRecordId' });
    expect([foreign.status, foreign.body]).toEqual([unknown.status, unknown.body]);
    expect(foreign.body.code).toBe('not-found');
    expect((await as(admin).refused('getProof', { id: 'unknownRecordId' })).status).toBe(404);
    expect((await anonymous.refused('getProof', { id })).body.code).toBe('unauthenticated');
    await changeDocument('payments', id, { file: null });
    for (const person of [member, admin]) {
      expect((await as(person).refused('getProof', { id })).body.code).toBe('not-found');
    }
    expect(await valuesOf('audit')).toEqual([]);
  });
});

test('a missing proof is 404: unknown user, admin, deleted by retention, lost file', async () => {
  const [admin, member, retained] = await Promise.all([makeAdmin(), makeMember(), makeMember()]);
  const { paymentId } = await storedDocument('users', retained.id);
  await changeDocument('payments', String(paymentId), { file: null });
  const { paymentId: lost } = await storedDocument('users', member.id);
  await changeDocument('payments', String(lost), { file: 'payment-proofs/isNotThere' });
  for (const id of ['unknownRecordId', admin.id, retained.id, member.id]) {
    expect((await as(admin).refused('getPaymentProof', { id })).body.code).toBe('not-found');
  }
});
