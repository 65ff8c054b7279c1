import { FieldValue } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { dailyJobs } from '../../../../functions/src/jobs/daily.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { deleteOwnAccount } from '../../../support/actions/own-deletion.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentOf,
  everything,
  paymentIdOf,
  paymentOf,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { bankSlip } from '../../../support/factories/bank-slips.ts';
import { jpeg } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person, register } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

const upload = (bytes: Buffer) => ({ paymentProof: { name: 'bukti.jpg', bytes } });
const reviewTokenOf = async (admin: Person, { id }: Person) =>
  (await as(admin).ok('getReview', { id })).body.reviewToken;
const marksOf = async (admin: Person) => {
  const { data } = (await as(admin).ok('listRegistrationRequests', {})).body;
  return Object.fromEntries(data.map(({ _id, needsReview }) => [_id, needsReview]));
};

describe('a request whose proof was used before', () => {
  test('is marked in the list, like the original, cannot be approved without its review, and can be rejected', async () => {
    const admin = await makeAdmin();
    const bytes = await jpeg(500, 700);
    const [first, other] = [await register(upload(bytes)), await register()];
    expect(await marksOf(admin)).toEqual({ [first.id]: null, [other.id]: null });
    const second = await register(upload(bytes));
    expect(await marksOf(admin)).toEqual({
      [first.id]: 'proof-used-before',
      [other.id]: null,
      [second.id]: 'proof-used-before',
    });
    const before = await everything();
    for (const { id } of [first, second]) {
      const { body, status } = await as(admin).refused('approveRegistration', { id });
      expect([status, body]).toEqual([
        409,
        {
          code: 'review-first',
          message:
            'Bukti pembayarannya sama atau mirip dengan bukti lain. Bandingkan dulu di meja tinjau, lalu putuskan di sana.',
        },
      ]);
    }
    expect(await everything()).toEqual(before);
    await as(admin).ok('approveRegistration', { id: other.id });
    await as(admin).ok('rejectRegistration', { id: second.id });
    expect(await documentOf('users', second.id)).toBeUndefined();
  });

  test('is approved by the admin who saw its review, by no other one with that token, and with a new one after a further use', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin()];
    const bytes = await jpeg(500, 700);
    await register(upload(bytes));
    const { id } = await register(upload(bytes));
    const reviewToken = await reviewTokenOf(admin, { id } as Person);
    expect((await as(other).refused('approveRegistration', { id, reviewToken })).body.code).toBe(
      'review-first',
    );
    await register(upload(bytes));
    expect((await as(admin).refused('approveRegistration', { id, reviewToken })).body.code).toBe(
      'review-first',
    );
    const again = await reviewTokenOf(admin, { id } as Person);
    expect((await as(admin).ok('approveRegistration', { id, reviewToken: again })).body.changed).toBe(true);
    expect(await auditEntriesOf('registration.approve')).toMatchObject([
      { actorId: admin.id, details: { despite: 'proof-used-before' } },
    ]);
  });
});

test('an approval accepts the name of the review token in browsers of the previous release', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
  const { id } = member;
  await as(admin).ok('askApplicant', { id, text: 'Atas nama siapa?' });
  const { reviewToken, seal } = (await as(admin).ok('getReview', { id })).body;
  expect(seal).toBe(reviewToken);
  expect((await as(admin).ok('approveRenewal', { id, seal })).body.changed).toBe(true);
});

describe('a request with an open question', () => {
  test('is approved only by an admin who saw the question', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    const { id } = member;
    const early = await reviewTokenOf(admin, member);
    await as(admin).ok('askApplicant', { id, text: 'Atas nama siapa?' });
    const [row] = (await as(admin).ok('listRenewalRequests', {})).body.data;
    expect(row?.needsReview).toBe('question-open');
    for (const reviewToken of [undefined, early, 'x'.repeat(43)]) {
      const { body } = await as(admin).refused('approveRenewal', { id, reviewToken });
      expect(body).toEqual({
        code: 'review-first',
        message:
          'Pertanyaan kepada pemohon belum dijawab. Lihat dulu tinjauannya di meja tinjau, lalu putuskan di sana.',
      });
    }
    await as(admin).ok('approveRenewal', { id, reviewToken: await reviewTokenOf(admin, member) });
  });

  test('is approved like any other after the answer', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    await as(admin).ok('askApplicant', { id: member.id, text: 'Atas nama siapa?' });
    await as(member).ok('answerQuestion', { text: 'Istri saya.' });
    await as(admin).ok('approveRenewal', { id: member.id });
  });
});

describe('a proof that was never compared', () => {
  const forget = async ({ id }: Person) => {
    await changeDocument('payments', await paymentIdOf({ id }), { alike: FieldValue.delete() });
    await changeDocument('users', id, { proofCheck: FieldValue.delete() });
  };

  /**
   * Creates the second of two re-encoded copies of one slip, as a crash between upload and comparison leaves
   * it.
   */
  async function twins(): Promise<[first: Person, second: Person]> {
    const slip = await bankSlip('nusa', 17);
    const proof = await sharp(slip).webp({ quality: 80 }).toBuffer();
    const first = await makeMember({ status: 'waitingApproval', proof });
    const second = await register(upload(await sharp(slip).resize(480).jpeg().toBuffer()));
    await forget(second);
    const { paymentId } = await storedDocument('users', first.id);
    await changeDocument('users', first.id, { proofCheck: { paymentId, alarmAt: null } });
    return [first, second];
  }

  test('cannot be approved without a review; opening the review starts no search, the comparison request does', async () => {
    const admin = await makeAdmin();
    const [first, second] = await twins();
    expect(await marksOf(admin)).toEqual({ [first.id]: null, [second.id]: 'proof-unchecked' });
    expect((await as(admin).refused('approveRegistration', { id: second.id })).body.code).toBe(
      'review-first',
    );
    const before = await everything();
    const look = await as(admin).ok('getReview', { id: second.id });
    expect(look.body).toMatchObject({ isCompared: false, reuses: [] });
    expect(look.body.user.needsReview).toBe('proof-unchecked');
    // Caller 2, user 1, own payments 1, none with this proof 1, no later one 1.
    expect(look.reads).toBe(6);
    expect(await everything()).toEqual(before);
    const { body } = await as(admin).ok('getComparedReview', { id: second.id });
    expect(body).toMatchObject({ isCompared: true, reuses: [{ match: 'near', userId: first.id }] });
    expect(body.user.needsReview).toBe('proof-used-before');
    expect(await marksOf(admin)).toEqual({
      [first.id]: 'proof-used-before',
      [second.id]: 'proof-used-before',
    });
    // Once only: then the result is stored. The review's 6, the match and its name; with the comparison,
    // person and payment again.
    expect((await as(admin).ok('getReview', { id: second.id })).reads).toBe(8);
    expect((await as(admin).ok('getComparedReview', { id: second.id })).reads).toBe(10);
    expect(
      (await as(admin).ok('approveRegistration', { id: second.id, reviewToken: body.reviewToken })).body
        .changed,
    ).toBe(true);
  });

  test('is compared by an approval that arrives first, and its result must then be reviewed', async () => {
    const admin = await makeAdmin();
    const [, second] = await twins();
    const early = await reviewTokenOf(admin, second);
    const { body } = await as(admin).refused('approveRegistration', { id: second.id, reviewToken: early });
    expect([body.code, body.message]).toEqual([
      'review-first',
      'Bukti pembayarannya sama atau mirip dengan bukti lain. Bandingkan dulu di meja tinjau, lalu putuskan di sana.',
    ]);
    expect(await storedDocument('users', second.id)).toMatchObject({ isActive: 'waitingApproval' });
    const reviewToken = await reviewTokenOf(admin, second);
    await as(admin).ok('approveRegistration', { id: second.id, reviewToken });
  });

  test('is approved with the review token if the comparison finds nothing', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'RequestRenew' })];
    await forget(member);
    const reviewToken = await reviewTokenOf(admin, member);
    expect((await as(admin).ok('approveRenewal', { id: member.id, reviewToken })).body.changed).toBe(true);
    const [entry] = await auditEntriesOf('renewal.approve');
    expect(entry?.details).not.toHaveProperty('despite');
    expect(await paymentOf(member)).toMatchObject({ alike: [] });
  });

  test('is compared by the daily job, which also dates older renewals', async () => {
    const admin = await makeAdmin();
    const bytes = await jpeg(500, 700);
    const [first, second] = [await register(upload(bytes)), await register(upload(bytes))];
    const renewing = await makeMember({ status: 'RequestRenew' });
    for (const person of [first, second, renewing]) await forget(person);
    await changeDocument('users', renewing.id, { requestedAt: FieldValue.delete() });
    const before = await everything();
    const run = { ...defaultJobOptions, dryRun: true };
    expect((await dailyJobs['complete-requests'](run)).done).toEqual({ dated: 1, checked: 3 });
    expect(await everything()).toEqual(before);
    const report = await dailyJobs['complete-requests'](defaultJobOptions);
    expect(report).toEqual({ done: { dated: 1, checked: 3 }, failures: [], findings: [], isMore: false });
    expect(await marksOf(admin)).toEqual({
      [first.id]: 'proof-used-before',
      [second.id]: 'proof-used-before',
    });
    expect(await storedDocument('users', renewing.id)).toMatchObject({
      requestedAt: expect.any(Date),
      proofCheck: { alarmAt: null },
    });
    expect((await dailyJobs['complete-requests'](defaultJobOptions)).done).toEqual({ dated: 0, checked: 0 });
  });

  test('gets its stored result corrected if a review disagrees', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    const { paymentId } = await storedDocument('users', member.id);
    await changeDocument('users', member.id, { proofCheck: { paymentId, alarmAt: new Date() } });
    expect(await marksOf(admin)).toEqual({ [member.id]: 'proof-used-before' });
    await as(admin).ok('getReview', { id: member.id });
    expect(await marksOf(admin)).toEqual({ [member.id]: null });
  });
});

test('an answer with a new proof is compared too', async () => {
  const admin = await makeAdmin();
  const bytes = await jpeg(500, 700);
  const [member, renewing] = [await register(upload(bytes)), await makeMember({ status: 'RequestRenew' })];
  await as(admin).ok('askApplicant', { id: renewing.id, text: 'Mohon unggah bukti.' });
  await as(renewing).ok('answerQuestion', upload(bytes));
  expect(await marksOf(admin)).toEqual({ [member.id]: 'proof-used-before' });
  const [row] = (await as(admin).ok('listRenewalRequests', {})).body.data;
  expect(row?.needsReview).toBe('proof-used-before');
});

describe('a request that another admin decided', () => {
  const decisions = [
    ['waitingApproval', 'approveRegistration', 'rejectRegistration'],
    ['RequestRenew', 'approveRenewal', 'rejectRenewal'],
  ] as const;
  const moment = /pada \d{1,2} \w{3} \d{4}, \d{2}\.\d{2} WIB\.$/;

  test('shows who approved it and when, and is not changed', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin({ name: 'Ratna' })];
    for (const [status, approve, reject] of decisions) {
      const { id } = await makeMember({ status });
      await as(other).ok(approve, { id });
      const before = await everything();
      const { body } = await as(admin).ok(approve, { id });
      expect(body).toMatchObject({ changed: false, message: expect.stringMatching(moment) });
      expect(body.message).toContain('Permintaan ini sudah disetujui oleh Ratna pada ');
      expect((await as(other).ok(approve, { id })).body.message).toMatch(/disetujui\.$/);
      const refused = (await as(admin).refused(reject, { id })).body;
      expect(refused.code).toBe('wrong-status');
      expect(refused.message).toBe(body.message);
      expect((await as(admin).refused('getReview', { id })).body.message).toBe(body.message);
      expect(await everything()).toEqual(before);
    }
  });

  test('shows who rejected it; the same admin learns that it is done', async () => {
    const [admin, other] = [await makeAdmin(), await makeAdmin({ name: 'Ratna' })];
    for (const [status, approve, reject] of decisions) {
      const { id } = await makeMember({ status });
      expect((await as(other).ok(reject, { id })).body.changed).toBe(true);
      const before = await everything();
      for (const name of [approve, reject] as const) {
        const { body } = await as(admin).refused(name, { id });
        expect(body.code).toBe('wrong-status');
        expect(body.message).toContain('Permintaan ini sudah ditolak oleh Ratna pada ');
        expect(body.message).toMatch(moment);
      }
      expect((await as(other).ok(reject, { id })).body.changed).toBe(false);
      expect(await everything()).toEqual(before);
    }
  });

  test('shows that the applicant deleted the account', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
    await deleteOwnAccount(member);
    const { body } = await as(admin).refused('approveRegistration', { id: member.id });
    expect(body.message).toContain('Permintaan ini sudah ditarik oleh pemohon pada ');
  });
});
