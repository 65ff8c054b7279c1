import { expect, test } from 'vitest';
import { findAffectedPeople } from '../../../../tools/breach/affected-people.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';
import { inDays } from '../../../support/suite/time.ts';

const profile = 'nama, email, nomor telepon, institusi, foto, dan status keanggotaan';
const proof = 'gambar bukti transfer';
const today = { since: inDays(-1), until: inDays(1) };

test('the audit names the people that an account could see: viewed, changed, or exported', async () => {
  const [admin, seen, decided, other] = [
    await makeAdmin(),
    await makeMember({ status: 'RequestRenew' }),
    await makeMember({ status: 'RequestRenew' }),
    await makeMember(),
  ];
  await as(admin).ok('getPaymentProof', { id: seen.id });
  await as(admin).ok('rejectRenewal', { id: decided.id });
  const scope = { kind: 'account', id: admin.id, ...today } as const;
  const touched = new Map((await findAffectedPeople(scope)).map(({ id, data }) => [id, data]));
  expect(touched.get(seen.id)).toEqual([profile, proof]);
  expect(touched.get(decided.id)).toEqual([profile]);
  expect(touched.has(other.id)).toBe(false);
  expect(await findAffectedPeople({ ...scope, since: inDays(-3), until: inDays(-2) })).toMatchObject([
    { id: admin.id },
  ]);
  await as(admin).send('GET', '/users/export');
  expect((await findAffectedPeople(scope)).map(({ id }) => id)).toContain(other.id);
});

test('an exported list of payments counts as an export of all people', async () => {
  const [admin, other] = [await makeAdmin(), await makeMember()];
  expect((await as(admin).send('GET', '/money/files/ending')).status).toBe(200);
  const scope = { kind: 'account', id: admin.id, ...today } as const;
  expect((await findAffectedPeople(scope)).map(({ id }) => id)).toContain(other.id);
});

test('the scope everyone contains all people, and the scope of proofs all owners of a stored proof', async () => {
  const [admin, payer] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  const listed = await makeMember({ account: false });
  const ids = async (kind: 'everyone' | 'proofs') => (await findAffectedPeople({ kind })).map(({ id }) => id);
  expect((await ids('everyone')).sort()).toEqual([admin.id, payer.id, listed.id].sort());
  expect(await ids('proofs')).toContain(payer.id);
  expect(await ids('proofs')).not.toContain(admin.id);
});
