import { expect, test } from 'vitest';
import { changeDocument, fileBytes, paymentOf, storedDocument } from '../../support/assertions/stores.ts';
import { png } from '../../support/factories/images.ts';
import { makeAdmin, makeMember, register } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';

const proofFile = async (userId: string) => {
  return String((await paymentOf({ id: userId })).file);
};

test('a proof is returned to its owner and to admins as stored', async () => {
  const [admin, member] = [await makeAdmin(), await register()];
  const stored = await fileBytes(await proofFile(member.id));
  for (const [person, reads] of [
    [member, 3],
    [admin, 4],
  ] as const) {
    const answer = await as(person).ok('getPaymentProof', { id: member.id });
    expect(answer.reads).toBe(reads);
    expect(answer.bytes.equals(stored)).toBe(true);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    });
  }
});

test('after a renewal the newest proof is returned', async () => {
  const member = await makeMember();
  const old = await as(member).ok('getPaymentProof', { id: member.id });
  const paymentProof = { name: 'bukti.png', bytes: await png(90, 50), type: 'image/png' };
  await as(member).ok('requestRenewal', { id: member.id, paymentProof });
  const now = await as(member).ok('getPaymentProof', { id: member.id });
  expect(now.bytes.equals(old.bytes)).toBe(false);
  expect(now.bytes.equals(await fileBytes(await proofFile(member.id)))).toBe(true);
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
