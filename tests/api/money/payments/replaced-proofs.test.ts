import { describe, expect, test } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  everything,
  paymentIdOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { writesOf } from '../../../support/assertions/writes.ts';
import { html, png, proof } from '../../../support/factories/images.ts';
import { institutionStored, makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const another = async () => ({ name: 'bukti.png', bytes: await png(90, 50) });

describe.each([
  ['waitingApproval', 'listRegistrationRequests', 'approveRegistration'],
  ['RequestRenew', 'listRenewalRequests', 'approveRenewal'],
] as const)('a proof of %s', (status, list, approve) => {
  test('is replaced by its owner; the old payment and the position in the queue stay', async () => {
    const admin = await makeAdmin();
    const [first, second] = [await makeMember({ status }), await makeMember({ status })];
    const queue = async () => (await as(admin).ok(list, {})).body.data.map(({ _id }) => _id);
    const before = await queue();
    const [user, old] = [await storedDocument('users', first.id), await paymentIdOf(first)];
    const payment = await storedDocument('payments', old);
    const { body, reads } = await as(first).ok('replaceProof', { id: old, paymentProof: await another() });
    expect(body).toEqual({
      message: 'Bukti baru menggantikan bukti sebelumnya. Urutan Anda dalam antrean tetap.',
    });
    // Including the search for similar proofs.
    expect(reads).toBe(7);
    const next = await paymentIdOf(first);
    expect(await storedDocument('users', first.id)).toEqual({
      ...user,
      paymentId: next,
      proofCheck: { paymentId: next, alarmAt: null },
    });
    expect(await storedDocument('payments', old)).toEqual({
      ...payment,
      state: 'replaced',
      decidedBy: first.id,
      decidedAt: expect.any(Date),
    });
    expect(await storedDocument('payments', next)).toMatchObject({
      kind: payment.kind,
      amount: payment.amount,
      previousStatus: payment.previousStatus,
      previousValidUntil: payment.previousValidUntil,
      state: 'waiting',
      userId: first.id,
    });
    expect(await queue()).toEqual(before);
    expect(before).toEqual([first.id, second.id]);
    const { body: review } = await as(admin).ok('getReview', { id: first.id });
    expect([review.payment._id, review.earlier[0]?.state]).toEqual([next, 'replaced']);
    const rows = (await as(first).ok('listUserPayments', { id: first.id })).body.data;
    expect(rows.map(({ state }) => state)).toEqual(['waiting', 'replaced']);
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'payment.replace', actorId: first.id, targetId: first.id, details: { replaced: old } },
    ]);
    expect(Object.keys(await storedFiles())).toHaveLength(3);
    expect(await findInconsistencies()).toEqual([]);
    await as(admin).ok(approve, { id: first.id });
    expect(await storedDocument('payments', next)).toMatchObject({ state: 'approved' });
  });

  test('is not replaced after it was decided or replaced', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status })];
    const old = await paymentIdOf(member);
    const input = { id: old, paymentProof: await proof() };
    await as(member).ok('replaceProof', input);
    const before = await everything();
    const refusal = {
      code: 'wrong-status',
      message: 'Bukti ini tidak lagi menunggu persetujuan. Muat ulang halaman untuk melihat statusnya.',
    };
    const again = await as(member).refused('replaceProof', input);
    expect([again.status, again.body]).toEqual([409, refusal]);
    expect(await everything()).toEqual(before);
    await as(admin).ok(approve, { id: member.id });
    expect(
      (await as(member).refused('replaceProof', { ...input, id: await paymentIdOf(member) })).body,
    ).toEqual(refusal);
  });

  test('with two concurrent replacements, or one and a decision, has one outcome', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status })];
    const input = { id: await paymentIdOf(member), paymentProof: await proof() };
    const answers = await Promise.all([
      as(member).call('replaceProof', input),
      as(member).call('replaceProof', input),
    ]);
    expect(answers.map(({ status: code }) => code).sort()).toEqual([200, 409]);
    const waiting = { id: await paymentIdOf(member), paymentProof: await another() };
    await Promise.all([as(member).call('replaceProof', waiting), as(admin).call(approve, { id: member.id })]);
    // If the new proof had been first, no admin would have seen it.
    await as(admin).call('getReview', { id: member.id });
    await as(admin).call(approve, { id: member.id });
    const [user, ledger] = [await storedDocument('users', member.id), await valuesOf('payments')];
    expect(user.isActive).toBe('active');
    expect(ledger.filter(({ state }) => state === 'approved')).toHaveLength(1);
    expect(ledger.filter(({ state }) => state === 'waiting')).toEqual([]);
    expect(await storedDocument('payments', String(user.paymentId))).toMatchObject({ state: 'approved' });
    expect(await findInconsistencies()).toEqual([]);
  });
});

test('a question stays open for the new proof', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  await as(admin).ok('askApplicant', { id: member.id, text: 'Atas nama siapa?' });
  await as(member).ok('replaceProof', { id: await paymentIdOf(member), paymentProof: await another() });
  expect(await storedDocument('users', member.id)).toMatchObject({
    question: { text: 'Atas nama siapa?', paymentId: await paymentIdOf(member) },
  });
  await as(member).ok('answerQuestion', { paymentProof: await proof() });
  expect((await valuesOf('payments')).map(({ state }) => state).sort()).toEqual([
    'replaced',
    'replaced',
    'waiting',
  ]);
});

test("the coordinator who uploaded an institution's proof replaces it", async () => {
  const admin = await makeAdmin();
  const { id, coordinator, staff } = await makeInstitution({ status: 'RequestRenew', staff: 1 });
  const input = { id: await paymentIdOf(coordinator), paymentProof: await another() };
  expect((await as(staff[0]).refused('replaceProof', input)).status).toBe(404);
  const own = inProcess(coordinator);
  expect(await writesOf(() => own.ok('replaceProof', input))).toEqual([
    'audit payment.replace',
    'create payments',
    'delete intents as read',
    'update institutions as read',
    'update payments as read',
    'update users as read',
    'then',
    'update payments',
    'then',
    'update users',
  ]);
  const next = await paymentIdOf(coordinator);
  expect(await institutionStored(id)).toMatchObject({ openPaymentId: next });
  expect(await storedDocument('payments', next)).toMatchObject({ institutionId: id, amount: 1_900_000 });
  await as(admin).ok('approveRenewal', { id: coordinator.id });
  expect(await institutionStored(id)).toMatchObject({ openPaymentId: null });
});

test('the proof of another account, and one that is no image, change nothing', async () => {
  const [member, outsider, admin] = [
    await makeMember({ status: 'waitingApproval' }),
    await makeMember({ status: 'waitingApproval' }),
    await makeAdmin(),
  ];
  const id = await paymentIdOf(member);
  const before = await everything();
  const paymentProof = await proof();
  for (const other of [outsider, admin]) {
    expect((await as(other).refused('replaceProof', { id, paymentProof })).status).toBe(404);
  }
  const broken = { name: 'bukti.png', bytes: html() };
  expect((await as(member).refused('replaceProof', { id, paymentProof: broken })).body.code).toBe(
    'invalid-file',
  );
  expect(await everything()).toEqual(before);
});
