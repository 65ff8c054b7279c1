import sharp from 'sharp';
import { expect, test } from 'vitest';
import { Batch } from '../../../functions/src/data/batch.ts';
import { fingerprintPages, payments } from '../../../functions/src/data/collections.ts';
import type { PaymentRecord } from '../../../functions/src/data/records.ts';
import { fingerprintProofs } from '../../../functions/src/model/maintenance/fingerprint-proofs.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  paymentIdOf,
  paymentOf,
  storedDocument,
} from '../../support/assertions/stores.ts';
import { bankSlip } from '../../support/factories/bank-slips.ts';
import { makeAdmin, makeMember, register } from '../../support/factories/people.ts';
import { as } from '../../support/suite/client.ts';

test('an older proof gets its fingerprint once, and is found again in another file', async () => {
  const slip = await bankSlip('mandala', 5);
  const proof = await sharp(slip).webp({ quality: 80 }).toBuffer();
  const member = await makeMember({ status: 'active', proof });
  const id = await paymentIdOf(member);
  const { look, ...old } = await storedDocument('payments', id);
  await new Batch().delete(payments, id).commit();
  await new Batch()
    .create(payments, id, { ...(old as unknown as PaymentRecord), hashBands: ['0:00000000'] })
    .commit();
  for (const page of Object.keys(await documentsOf('gistPages'))) {
    await new Batch().delete(fingerprintPages, page).commit();
  }
  const before = await everything();
  expect((await fingerprintProofs({ ...defaultJobOptions, dryRun: true })).done).toEqual({ proofs: 1 });
  expect(await everything()).toEqual(before);
  expect(await fingerprintProofs(defaultJobOptions)).toMatchObject({
    done: { proofs: 1 },
    failures: [],
    isMore: false,
  });
  expect(await storedDocument('payments', id)).toEqual({
    ...old,
    hashBands: [],
    look,
    alike: [],
  });
  expect((await fingerprintProofs(defaultJobOptions)).done).toEqual({ proofs: 0 });
  const lighter = await sharp(slip)
    .resize(500)
    .modulate({ brightness: 1.2 })
    .jpeg({ quality: 60 })
    .toBuffer();
  const again = await register({ paymentProof: { name: 'bukti.jpg', bytes: lighter } });
  const { body } = await as(await makeAdmin()).ok('getReview', { id: again.id });
  expect(body.reuses).toMatchObject([{ match: 'near', userId: member.id, state: 'approved' }]);
}, 60_000);

test('a proof with little text, or without its picture, is still found by its old hash', async () => {
  const plain = await makeMember({ status: 'active' });
  const gone = await makeMember({ status: 'active' });
  await changeDocument('payments', await paymentIdOf(gone), { file: null });
  expect((await fingerprintProofs(defaultJobOptions)).done).toEqual({ proofs: 1 });
  const stored = await paymentOf(plain);
  expect(stored.look).toBeNull();
  expect(stored.hashBands).toHaveLength(8);
  expect(await paymentOf(gone)).not.toHaveProperty('look');
});
