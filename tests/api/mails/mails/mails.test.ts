import { mailStates } from 'contract/schemas/list-states';
import { describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { documentsOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { makeMail } from '../../../support/factories/admin-records.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

test('waiting, sent and failed mails are listed, newest first, without their content', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'waitingApproval' })];
  await makeMail({ state: 'failed', attempts: 7, lastError: '554 No such user', data: { name: 'Rahasia' } });
  await as(admin).ok('rejectRegistration', { id: member.id, reason: 'Buram.' });
  const { body } = await as(admin).ok('listMails', {});
  expect(body).toEqual({
    data: [
      {
        _id: expect.any(String),
        subject: 'Pendaftaran Anda belum dapat disetujui',
        to: member.email,
        state: 'waiting',
        createdAt: expect.any(String),
        settledAt: null,
        dueAt: expect.any(String),
        attempts: 0,
        lastError: null,
        bounce: null,
      },
      expect.objectContaining({ state: 'failed', attempts: 7, lastError: '554 No such user', dueAt: null }),
    ],
    page: 1,
    hasMore: false,
  });
  expect(JSON.stringify(body)).not.toContain('Rahasia');
});

test('the list is filtered by state and continues after a row', async () => {
  const admin = as(await makeAdmin());
  for (const state of mailStates) await makeMail({ state });
  for (const state of mailStates) {
    const { data } = (await admin.ok('listMails', { state })).body;
    expect(data.map((mail) => mail.state)).toEqual([state]);
  }
  const { body: first } = await admin.ok('listMails', { limit: 4 });
  const after = first.data.at(-1)?._id;
  const { body: second, reads } = await admin.ok('listMails', { limit: 4, page: 2, after });
  expect(reads).toBe(5);
  expect([first.data.length, first.hasMore, second.data.length, second.hasMore]).toEqual([4, true, 2, false]);
});

test('a mail of a removed kind is listed by its kind', async () => {
  await makeMail({ kind: 'smoke-signal' });
  const { data } = (await as(await makeAdmin()).ok('listMails', {})).body;
  expect(data).toMatchObject([{ subject: 'smoke-signal' }]);
});

describe('sending again', () => {
  test.each(['failed', 'unclear', 'dropped'] as const)('retries one that is %s', async (state) => {
    const admin = await makeAdmin();
    const id = await makeMail({ state, attempts: 7, lastError: 'No' });
    await as(admin).ok('resendMail', { id });
    expect(await storedDocument('outbox', id)).toMatchObject({
      state: 'waiting',
      attempts: 0,
      dueAt: expect.any(Date),
      settledAt: null,
      lastError: null,
    });
    expect(await valuesOf('outbox')).toHaveLength(1);
    expect(await valuesOf('audit')).toMatchObject([{ action: 'mail.resend', actorId: admin.id }]);
  });

  test('copies a sent one, with a new message id', async () => {
    const server = await startMailServer();
    const id = await makeMail();
    await as(await makeAdmin()).ok('resendMail', { id });
    freezeClock(inDays(1));
    await sendMails();
    expect(server.mails).toHaveLength(1);
    expect(server.mails[0]?.messageId).not.toContain(id);
    expect(Object.keys(await documentsOf('outbox'))).toHaveLength(2);
  });

  test.each(['waiting', 'sending'] as const)('leaves one that is %s alone', async (state) => {
    const id = await makeMail({ state });
    const admin = as(await makeAdmin());
    const before = await everything();
    const { status, body } = await admin.refused('resendMail', { id });
    expect([status, body.message]).toEqual([409, 'Email ini masih menunggu dikirim.']);
    expect(await everything()).toEqual(before);
  });

  test('by two admins concurrently sends one mail', async () => {
    const id = await makeMail({ state: 'failed' });
    const admin = inProcess(await makeAdmin());
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('resendMail', { id })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await valuesOf('audit')).toHaveLength(1);
  });

  test('of an unknown mail is refused', async () => {
    expect((await as(await makeAdmin()).refused('resendMail', { id: 'nothing' })).status).toBe(404);
  });
});
