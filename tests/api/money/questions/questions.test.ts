import { describe, expect, test } from 'vitest';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  auditEntriesOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { html, jpeg, png, proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';

const text = 'Atas nama siapa transfer ini?';
const nameOf = ({ id }: Person) => storedDocument('users', id);
const paymentsOf = async ({ id }: Person) =>
  Object.entries(await documentsOf('payments')).filter(([, { userId }]) => userId === id);

/** Creates a waiting applicant with a question. */
async function asked(status: 'waitingApproval' | 'RequestRenew' = 'waitingApproval') {
  const [admin, member] = [await makeAdmin(), await makeMember({ status })];
  await as(admin).ok('askApplicant', { id: member.id, text });
  return { admin, member };
}

describe.each(['waitingApproval', 'RequestRenew'] as const)('a question to %s', (status) => {
  test('is stored with the request, mailed and audited; status and position stay', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status })];
    const before = await nameOf(member);
    const { body } = await as(admin).ok('askApplicant', { id: member.id, text: `  ${text}\n` });
    expect(body).toEqual({ message: 'Pertanyaan dikirim.' });
    expect(await nameOf(member)).toEqual({
      ...before,
      question: {
        text,
        askedAt: expect.any(Date),
        askedBy: admin.id,
        paymentId: before.paymentId,
        noticedAt: null,
      },
      answer: null,
    });
    expect(await valuesOf('outbox')).toEqual([
      expect.objectContaining({
        kind: 'question-asked',
        to: member.email,
        userId: member.id,
        data: expect.objectContaining({ name: member.name, question: text }),
      }),
    ]);
    expect(await valuesOf('audit')).toEqual([
      expect.objectContaining({
        action: 'question.ask',
        actorId: admin.id,
        targetId: member.id,
        details: { question: text },
      }),
    ]);
  });

  test('is shown in the own profile, the list and the review until it is answered', async () => {
    const { admin, member } = await asked(status);
    const list = status === 'RequestRenew' ? 'listRenewalRequests' : 'listRegistrationRequests';
    const question = { text, askedAt: expect.any(String), answerBy: expect.any(String) };
    const profile = (await as(member).ok('getProfile', {})).body;
    expect(profile).toMatchObject({ question, answer: null });
    const days = (Date.parse(profile.question?.answerBy ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(28.9);
    expect(days).toBeLessThanOrEqual(30);
    expect((await as(admin).ok(list, {})).body.data[0]).toMatchObject({ question, answer: null });
    expect((await as(admin).ok('getReview', { id: member.id })).body.user).toMatchObject({ question });
    const { body, reads } = await as(member).ok('answerQuestion', { text: 'Atas nama istri saya.' });
    expect([body, reads]).toEqual([{ message: 'Jawaban Anda kami terima.' }, 3]);
    const answer = {
      question: text,
      text: 'Atas nama istri saya.',
      hasProof: false,
      answeredAt: expect.any(String),
    };
    for (const record of [
      (await as(member).ok('getProfile', {})).body,
      (await as(admin).ok(list, {})).body.data[0],
      (await as(admin).ok('getReview', { id: member.id })).body.user,
    ]) {
      expect(record).toMatchObject({ question: null, answer });
    }
    expect((await auditEntriesOf('question.answer'))[0]).toMatchObject({
      actorId: member.id,
      details: { answer: 'Atas nama istri saya.', newProof: false },
    });
  });

  test('is answered with a new proof, which replaces the old one in the payments', async () => {
    const { admin, member } = await asked(status);
    const [before, [old]] = [await nameOf(member), await paymentsOf(member)];
    const { reads } = await as(member).ok('answerQuestion', {
      paymentProof: { name: 'bukti.png', bytes: await png(90, 50) },
    });
    // Three of them search for such a proof.
    expect(reads).toBe(7);
    const { paymentId, answer, ...after } = await nameOf(member);
    expect(after).toMatchObject({ isActive: status, updatedAt: before.updatedAt, question: null });
    expect(answer).toMatchObject({ text: '', hasProof: true });
    expect(paymentId).not.toBe(old?.[0]);
    expect(await storedDocument('payments', String(old?.[0]))).toEqual({
      ...old?.[1],
      state: 'replaced',
      decidedBy: member.id,
      decidedAt: expect.any(Date),
    });
    const { kind, previousStatus, previousValidUntil } = old?.[1] ?? {};
    expect(await storedDocument('payments', String(paymentId))).toMatchObject({
      kind,
      previousStatus,
      previousValidUntil,
      state: 'waiting',
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(Object.keys(await storedFiles())).toHaveLength(2);
    expect(await findInconsistencies()).toEqual([]);
    const shown = await as(admin).ok('getPaymentProof', { id: member.id });
    expect(shown.bytes.equals((await as(member).ok('getProof', { id: String(paymentId) })).bytes)).toBe(true);
    const approve = status === 'RequestRenew' ? 'approveRenewal' : 'approveRegistration';
    expect((await as(admin).ok(approve, { id: member.id })).body.changed).toBe(true);
    expect(await storedDocument('payments', String(paymentId))).toMatchObject({ state: 'approved' });
  });

  test('ends with an approval, answered or not', async () => {
    const approve = status === 'RequestRenew' ? 'approveRenewal' : 'approveRegistration';
    for (const answers of [false, true]) {
      const { admin, member } = await asked(status);
      if (answers) await as(member).ok('answerQuestion', { text: 'Ya.' });
      const { reviewToken } = (await as(admin).ok('getReview', { id: member.id })).body;
      await as(admin).ok(approve, { id: member.id, reviewToken });
      expect(await nameOf(member)).toMatchObject({ isActive: 'active', question: null });
      expect((await as(member).ok('getProfile', {})).body).toMatchObject({ question: null, answer: null });
      expect((await as(member).refused('answerQuestion', { text: 'Ya.' })).body).toEqual({
        code: 'wrong-status',
        message: 'Tidak ada pertanyaan yang menunggu jawaban.',
      });
    }
  });
});

test('a rejection of the renewal ends it; a new renewal starts without', async () => {
  const { admin, member } = await asked('RequestRenew');
  await as(admin).ok('rejectRenewal', { id: member.id, reason: 'Salah rekening.' });
  expect((await as(member).ok('getProfile', {})).body).toMatchObject({
    isActive: 'rejectedByAdmin',
    question: null,
  });
  await as(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
  expect((await as(member).ok('getProfile', {})).body).toMatchObject({ question: null, answer: null });
});

test('only one question at a time: the next one waits for the answer, and then replaces it', async () => {
  const { admin, member } = await asked();
  const before = await everything();
  expect((await as(admin).refused('askApplicant', { id: member.id, text: 'Lagi?' })).body).toEqual({
    code: 'wrong-status',
    message: 'Pertanyaan sebelumnya belum dijawab.',
  });
  expect(await everything()).toEqual(before);
  await as(member).ok('answerQuestion', { text: 'Ya.' });
  await as(admin).ok('askApplicant', { id: member.id, text: 'Lagi?' });
  expect(await nameOf(member)).toMatchObject({ question: { text: 'Lagi?' }, answer: null });
});

test.each(['active', 'expired', 'rejectedByAdmin'] as const)(
  'a member without a waiting request cannot be asked: %s',
  async (status) => {
    const [admin, member] = [await makeAdmin(), await makeMember({ status })];
    const before = await everything();
    expect((await as(admin).refused('askApplicant', { id: member.id, text })).body).toEqual({
      code: 'wrong-status',
      message: 'Tidak ada permintaan yang menunggu persetujuan.',
    });
    expect((await as(member).refused('answerQuestion', { text: 'Ya.' })).status).toBe(409);
    expect(await everything()).toEqual(before);
  },
);

test('an invalid question or answer is refused and writes nothing', async () => {
  const { admin, member } = await asked();
  const other = await makeMember({ status: 'waitingApproval' });
  const before = await everything();
  for (const wrong of ['', '   ', 'x'.repeat(501), 'a\u0007b']) {
    const { body } = await as(admin).refused('askApplicant', { id: other.id, text: wrong });
    expect(body).toMatchObject({ code: 'invalid-input', fields: { text: expect.any(String) } });
  }
  expect((await as(admin).refused('askApplicant', { id: 'unknownRecordId', text })).status).toBe(404);
  for (const wrong of [{}, { text: '  ' }]) {
    expect((await as(member).refused('answerQuestion', wrong)).body).toMatchObject({
      code: 'invalid-input',
      fields: { text: 'Tulis jawaban atau pilih bukti baru.' },
    });
  }
  expect((await as(member).refused('answerQuestion', { text: 'x'.repeat(1001) })).status).toBe(400);
  const paymentProof = { name: 'bukti.jpg', bytes: html() };
  expect((await as(member).refused('answerQuestion', { text: 'Ya.', paymentProof })).body.code).toBe(
    'invalid-file',
  );
  expect(await everything()).toEqual(before);
});

describe('concurrently', () => {
  test('two admins ask one question, and the applicant gets one mail', async () => {
    const [one, other] = [await makeAdmin(), await makeAdmin()];
    const { id } = await makeMember({ status: 'waitingApproval' });
    const answers = await Promise.all(
      [one, other, one, other].map((admin) => inProcess(admin).call('askApplicant', { id, text })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(await valuesOf('outbox')).toHaveLength(1);
  });

  test.each(['approveRegistration', 'rejectRegistration'] as const)(
    'an answer with a proof and %s have one complete outcome',
    async (decision) => {
      for (let round = 0; round < 4; round += 1) {
        const { admin, member } = await asked();
        const paymentProof = { name: 'bukti.jpg', bytes: await jpeg(100 + round, 60) };
        const [answered, decided] = await Promise.all([
          inProcess(member).call('answerQuestion', { text: 'Ya.', paymentProof }),
          inProcess(admin).call(decision, { id: member.id }),
        ]);
        expect([200, 401, 409]).toContain(answered.status);
        expect([200, 409]).toContain(decided.status);
        expect(await findInconsistencies()).toEqual([]);
        const record = (await documentsOf('users'))[member.id];
        const states = (await paymentsOf(member)).map(([, { state }]) => state).sort();
        if (record === undefined) expect(states).not.toContain('waiting');
        else if (record.isActive === 'active') expect(states).toContain('approved');
        else expect(states).toContain('waiting');
        expect(record?.question ?? null).toBe(null);
      }
    },
  );
});
