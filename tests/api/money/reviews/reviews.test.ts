import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { payments } from '../../../../functions/src/data/collections.ts';
import { newId } from '../../../../functions/src/data/ids.ts';
import type { PaymentRecord } from '../../../../functions/src/data/records.ts';
import {
  computeProofHash,
  createWaitingPayment,
  sha256,
} from '../../../../functions/src/model/money/payments/proofs.ts';
import {
  changeDocument,
  documentsOf,
  paymentIdOf,
  paymentOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { bankSlip } from '../../../support/factories/bank-slips.ts';
import { jpeg, slip } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const review = async (admin: Person, id: string) => (await as(admin).ok('getReview', { id })).body;
const day = 86_400_000;

/** Creates an upload whose comparison never ran. */
async function leaveUncompared({ id }: Person): Promise<string> {
  const paymentId = await paymentIdOf({ id });
  await changeDocument('payments', paymentId, { alike: FieldValue.delete() });
  await changeDocument('users', id, { proofCheck: FieldValue.delete() });
  return paymentId;
}

/** Creates an earlier payment in addition to the first one of the member. */
async function addPayment({ id }: Person, changes: Partial<PaymentRecord> = {}): Promise<string> {
  const hash = sha256(Buffer.from(newId()));
  const proof = { file: 'payment-proofs/old', sha256: hash, imageHash: hash.repeat(2) };
  const payment = createWaitingPayment(id, 'renewal', proof, { isActive: 'active', validUntil: null });
  const paymentId = newId();
  await new Batch()
    .create(payments, paymentId, { ...payment, state: 'approved', decidedAt: payment.createdAt, ...changes })
    .commit();
  return paymentId;
}

describe('a review', () => {
  test('of a registration shows payer, amount and the resulting validity', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    const { body, reads } = await as(admin).ok('getReview', { id: member.id });
    // Caller 2, user 1, own payments 1, none with this proof 1, no later one 1.
    expect(reads).toBe(6);
    const { user, payment, earlier, reuses } = body;
    expect(user).toMatchObject({ _id: member.id, name: member.name, isActive: 'waitingApproval' });
    expect(payment).toMatchObject({
      _id: (await storedDocument('users', member.id)).paymentId,
      kind: 'registration',
      expectedAmount: 150_000,
      previousStatus: null,
      previousValidUntil: null,
    });
    const days = (Date.parse(payment.validUntilIfApproved ?? '') - Date.now()) / day;
    expect(Math.round(days)).toBeGreaterThanOrEqual(365);
    expect(Math.round(days)).toBeLessThanOrEqual(366);
    expect([earlier, reuses]).toEqual([[], []]);
  });

  test('of a renewal adds the year to the remaining days, like the approval', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    const { payment } = await review(admin, member.id);
    const { validUntil } = await storedDocument('users', member.id);
    expect(payment).toMatchObject({
      kind: 'renewal',
      previousStatus: 'active',
      previousValidUntil: (validUntil as Date).toISOString(),
    });
    const approved = (await as(admin).ok('approveRenewal', { id: member.id })).body.validUntil;
    expect(payment.validUntilIfApproved).toBe(approved);
  });

  test("of an institution's renewal adds the year to its end, not to the coordinator's", async () => {
    const record = { validUntil: jakarta('2030-06-30T23:59') };
    const { coordinator } = await makeInstitution({ status: 'RequestRenew', record });
    await changeDocument('users', coordinator.id, { validUntil: jakarta('2031-01-31T23:59') });
    const { payment } = await review(await makeAdmin(), coordinator.id);
    expect(payment.validUntilIfApproved).toBe('2031-06-30T16:59:00.000Z');
  });

  test('shows the five newest earlier payments with their outcome', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    const other = await makeMember();
    await addPayment(other);
    const ids: string[] = [];
    for (let ago = 1; ago <= 7; ago += 1) {
      const createdAt = new Date(Date.now() - ago * 100 * day);
      const outcome =
        ago === 1 ? ({ state: 'rejected', reason: 'Jumlah transfer tidak sesuai.' } as const) : {};
      ids.push(await addPayment(member, { createdAt, decidedAt: createdAt, ...outcome }));
    }
    const { earlier } = await review(admin, member.id);
    expect(earlier.map(({ _id }) => _id)).toEqual(ids.slice(0, 5));
    expect(earlier[0]).toMatchObject({
      kind: 'renewal',
      amount: 150_000,
      state: 'rejected',
      reason: 'Jumlah transfer tidak sesuai.',
    });
    expect(earlier[1]).toMatchObject({ state: 'approved', reason: null });
  });

  test('is refused without a waiting request, after the decision, for an unknown user, and for an admin', async () => {
    const admin = await makeAdmin();
    const [approved, rejected] = [
      await makeMember({ status: 'RequestRenew' }),
      await makeMember({ status: 'waitingApproval' }),
    ];
    await as(admin).ok('approveRenewal', { id: approved.id });
    await as(admin).ok('rejectRegistration', { id: rejected.id });
    const code = async (id: string) => (await as(admin).refused('getReview', { id })).body.code;
    for (const status of ['active', 'expired', 'rejectedByAdmin'] as const)
      expect(await code((await makeMember({ status })).id), status).toBe('wrong-status');
    expect(await code(approved.id)).toBe('wrong-status');
    expect(await code(rejected.id)).toBe('wrong-status');
    expect(await code(admin.id)).toBe('wrong-status');
    expect(await code('unknownRecordId')).toBe('not-found');
  });
});

describe('a proof that was used before', () => {
  const upload = (bytes: Buffer) => ({ paymentProof: { name: 'bukti.jpg', bytes } });

  test('is found by its bytes, from any user and with any outcome', async () => {
    const admin = await makeAdmin();
    const bytes = await jpeg(500, 700);
    const first = await register(upload(bytes));
    await as(admin).ok('approveRegistration', { id: first.id });
    const second = await register(upload(bytes));
    const { reuses } = await review(admin, second.id);
    expect(reuses).toEqual([
      {
        _id: (await storedDocument('users', first.id)).paymentId,
        match: 'exact',
        userId: first.id,
        name: first.name,
        kind: 'registration',
        state: 'approved',
        uploadedAt: expect.any(String),
      },
    ]);
    // Both can be waiting: then each reports the other.
    const third = await register(upload(bytes));
    expect((await review(admin, second.id)).reuses.map(({ userId }) => userId)).toEqual([third.id, first.id]);
  });

  test('is found by its image hash when it was only re-encoded', async () => {
    const admin = await makeAdmin();
    const bytes = await sharp(await slip(1))
      .jpeg()
      .toBuffer();
    const first = await register(upload(bytes));
    const again = await sharp(bytes)
      .resize(400)
      .modulate({ brightness: 0.9 })
      .jpeg({ quality: 60 })
      .toBuffer();
    const second = await register(upload(again));
    await register(
      upload(
        await sharp(await slip(2))
          .jpeg()
          .toBuffer(),
      ),
    );
    expect((await review(admin, second.id)).reuses).toMatchObject([
      { match: 'near', userId: first.id, name: first.name, state: 'waiting' },
    ]);
  });

  test('is found among the own payments, and from a deleted account', async () => {
    const admin = await makeAdmin();
    const bytes = await jpeg(500, 700);
    const gone = await register(upload(bytes));
    await as(admin).ok('rejectRegistration', { id: gone.id });
    const member = await register(upload(bytes));
    const { reviewToken } = await review(admin, member.id);
    await as(admin).ok('approveRegistration', { id: member.id, reviewToken });
    await as(member).ok('requestRenewal', { id: member.id, ...upload(bytes) });
    const { reuses, earlier } = await review(admin, member.id);
    expect(earlier).toHaveLength(1);
    expect(reuses).toMatchObject([
      { userId: member.id, name: member.name, state: 'approved', kind: 'registration' },
      { userId: gone.id, name: null, state: 'rejected', kind: 'registration' },
    ]);
  });

  test('is found in a smaller, cropped file by its text, from both sides', async () => {
    const admin = await makeAdmin();
    const slip = await bankSlip('nusa', 41);
    const proof = await sharp(slip).webp({ quality: 80 }).toBuffer();
    const first = await makeMember({ status: 'waitingApproval', proof });
    const { width, height } = await sharp(slip).metadata();
    const cut = { left: 0, top: Math.round(height * 0.1), width, height: Math.floor(height * 0.9) };
    const second = await register(upload(await sharp(slip).extract(cut).resize(480).jpeg().toBuffer()));
    expect((await review(admin, second.id)).reuses).toMatchObject([{ match: 'near', userId: first.id }]);
    expect(await paymentOf(second)).toMatchObject({
      hashBands: [],
      alike: [await paymentIdOf(first)],
    });
    // Caller 2, user 1, own payments 1, same proof 1, the stored match 1, no later one 1, its name 1.
    expect((await as(admin).ok('getReview', { id: second.id })).reads).toBe(8);
    expect((await review(admin, first.id)).reuses).toMatchObject([{ match: 'near', userId: second.id }]);
  }, 60_000);

  test('is not one that only shares a band of the hash', async () => {
    const admin = await makeAdmin();
    const member = await makeMember({ status: 'waitingApproval' });
    const { hashBands, imageHash } = await paymentOf(member);
    const flipped = [...String(imageHash)].map((digit, at) =>
      at < 8 ? digit : (15 - Number.parseInt(digit, 16)).toString(16),
    );
    const other = await makeMember();
    const bands = [(hashBands as string[])[0] ?? ''];
    await addPayment(other, { imageHash: flipped.join(''), hashBands: bands });
    await leaveUncompared(member);
    const { body } = await as(admin).ok('getComparedReview', { id: member.id });
    expect([body.reuses, body.isCompared]).toEqual([[], true]);
  });

  test('is reported three times at most, exact before similar, for few reads at any number of uses', async () => {
    const admin = await makeAdmin();
    const member = await makeMember({ status: 'waitingApproval' });
    const { paymentId } = await storedDocument('users', member.id);
    const { hashBands, imageHash, sha256: own } = await storedDocument('payments', String(paymentId));
    const alike = { hashBands: hashBands as string[], imageHash: String(imageHash) };
    const other = await makeMember();
    for (let count = 0; count < 6; count += 1) {
      await addPayment(other, { ...alike, sha256: String(own), hashBands: [] });
      await addPayment(other, alike);
      await addPayment(other, { alike: [String(paymentId)] });
      await addPayment(member, { createdAt: new Date(Date.now() - (count + 1) * 100 * day) });
    }
    await leaveUncompared(member);
    const { reuses } = (await as(admin).ok('getComparedReview', { id: member.id })).body;
    const matches = reuses.map(({ match }) => match);
    expect(matches.slice(0, 2)).toEqual(['exact', 'exact']);
    expect(matches).toEqual(matches.toSorted());
    // Caller 2, user 1, own payments 6, same proof 3, stored matches 2, later ones 2, name 1.
    const { body, reads } = await as(admin).ok('getReview', { id: member.id });
    expect([body.reuses.length, body.earlier.length, reads]).toEqual([3, 5, 17]);
  });
});

test('an upload with little text stores its image hash with the bands for its search', async () => {
  const bytes = await jpeg(500, 700);
  const member = await makeMember({ status: 'expired' });
  await as(member).ok('requestRenewal', { id: member.id, paymentProof: { name: 'bukti.jpg', bytes } });
  const stored = await paymentOf(member);
  expect(stored.imageHash).toMatch(/^[0-9a-f]{128}$/);
  expect(stored.hashBands).toHaveLength(8);
  expect((stored.hashBands as string[])[7]).toBe(`7:${String(stored.imageHash).slice(56, 64)}`);
  expect(stored.look).toBeNull();
  expect(stored.sha256).toBe(sha256(bytes));
  const bare = await sharp(bytes).webp({ quality: 80, effort: 2 }).toBuffer();
  expect(await computeProofHash(bare)).toBe(stored.imageHash);
});

test('a proof opened for a review is audited once a day, under the payment', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  const member = await makeMember({ status: 'waitingApproval' });
  await review(admin, member.id);
  expect(await valuesOf('audit')).toEqual([]);
  for (const who of [admin, admin, other]) await as(who).ok('getPaymentProof', { id: member.id });
  const entries = Object.values(await documentsOf('audit'));
  expect(entries.map(({ actorId }) => actorId).sort()).toEqual([admin.id, other.id].sort());
});

test('a proof opened again on another day in Jakarta is audited again', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  // The first two are on two UTC days.
  for (const at of ['2025-03-04T06:30', '2025-03-04T07:30', '2025-03-05T00:10']) {
    freezeClock(at);
    await inProcess(admin).ok('getPaymentProof', { id: member.id });
  }
  expect((await valuesOf('audit')).map(({ at }) => (at as Date).toISOString()).sort()).toEqual([
    '2025-03-03T23:30:00.000Z',
    '2025-03-04T17:10:00.000Z',
  ]);
});
