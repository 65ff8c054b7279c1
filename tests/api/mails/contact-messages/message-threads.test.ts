import { limits } from 'contract/rules/limits';
import { association } from 'contract/text/association';
import { describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { closeMessages } from '../../../../functions/src/model/maintenance/messages/close-messages.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { mailAbout } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeMessage } from '../../../support/factories/admin-records.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const dewi = { firstName: 'Dewi', lastName: 'Lestari', email: 'dewi@example.org' };
const totals = () => storedDocument('totals', 'messages');

describe('an answer', () => {
  test('reaches the sender with the quoted message, and its delivery is shown', async () => {
    const server = await startMailServer();
    const [admin, id] = [await makeAdmin({ name: 'Sari' }), await makeMessage(dewi)];
    const { body } = await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.\n\nSilakan.', seen: 0 });
    expect(body.message).toBe('Jawaban dikirim dalam beberapa menit.');
    const waiting = (await as(admin).ok('getMessage', { id })).body;
    expect(waiting).toMatchObject({ state: 'answered', isRead: true });
    expect(waiting.entries).toEqual([
      {
        _id: expect.any(String),
        kind: 'answer',
        author: 'Sari',
        text: 'Boleh.\n\nSilakan.',
        at: expect.any(String),
        mail: { state: 'waiting', lastError: null },
        isAutomatic: false,
        isOtherSender: false,
        attachments: [],
      },
    ]);
    await sendMails();
    expect((await as(admin).ok('getMessage', { id })).body.entries[0]?.mail?.state).toBe('sent');
    const mail = mailAbout(server, 'Re: Pesan Anda kepada SISINDO');
    expect(mail.to).toMatchObject([{ address: 'dewi@example.org' }]);
    expect(mail.text).toMatch(
      /^Yth\. Dewi Lestari,\s+Boleh\.\s+Silakan\.\s+Salam,\nSari\nSISINDO\s+Pada .* Anda menulis:\n> Apakah mahasiswa boleh mendaftar\?\n> Terima kasih\./,
    );
    const entry = String(waiting.entries[0]?._id);
    expect(mail.messageId).toBe(`<${entry}@sisindo.example.org>`);
    expect(mail.headers.some(({ key }) => key === 'auto-submitted')).toBe(false);
    const code = (await storedDocument('messages', id)).replyCode;
    expect(code).toMatch(/^[0-9a-f]{24}$/);
    expect(mail.replyTo).toMatchObject([{ address: association.serviceEmail.replace('@', `+${code}@`) }]);
    expect(await totals()).toEqual({ open: 0, answered: 1, adopted: true });
    expect(await auditEntriesOf('message.answer')).toMatchObject([
      { actorId: admin.id, targetId: id, targetName: 'Dewi Lestari' },
    ]);
  });

  test('after another one refers to the earlier mail', async () => {
    const server = await startMailServer();
    const [admin, id] = [await makeAdmin(), await makeMessage(dewi)];
    await as(admin).ok('sendMessageAnswer', { id, text: 'Pertama.', seen: 0 });
    await as(admin).ok('sendMessageAnswer', { id, text: 'Kedua.', seen: 1 });
    await sendMails();
    const [first, second] = server.mails;
    expect([second?.inReplyTo, second?.references]).toEqual([first?.messageId, first?.messageId]);
    expect(second?.replyTo).toEqual(first?.replyTo);
  });

  test('without the newest entry is refused, changes nothing, and is sent after reading', async () => {
    const [one, other, id] = [await makeAdmin(), await makeAdmin(), await makeMessage()];
    await as(one).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    const before = await everything();
    const { body } = await as(other).refused('sendMessageAnswer', { id, text: 'Tidak boleh.', seen: 0 });
    expect(body).toEqual({
      code: 'wrong-status',
      message:
        'Ada isi baru di pesan ini sejak Anda membacanya. Baca dulu, lalu kirim lagi. Tulisan Anda tetap ada.',
    });
    expect(await everything()).toEqual(before);
    await as(other).ok('sendMessageAnswer', { id, text: 'Maaf, tidak boleh.', seen: 1 });
    expect(await mailsOf('message-answer')).toHaveLength(2);
  });

  test('of six admins who send concurrently is one, with one mail', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    const statuses = await Promise.all(
      Array.from({ length: 6 }, async (_, index) => {
        const { status } = await inProcess(admin).call('sendMessageAnswer', {
          id,
          text: `Jawaban ${index}`,
          seen: 0,
        });
        return status;
      }),
    );
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await mailsOf('message-answer')).toHaveLength(1);
    expect(await totals()).toEqual({ open: 0, answered: 1, adopted: true });
  });

  test('that the mail server refuses shows the reason, and is sent again', async () => {
    const server = await startMailServer();
    server.refuseAddress(dewi.email, 552, '5.2.2 Mailbox full');
    const [admin, id] = [await makeAdmin(), await makeMessage(dewi)];
    await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    await sendMails();
    const [entry] = (await as(admin).ok('getMessage', { id })).body.entries;
    expect(entry?.mail).toEqual({ state: 'failed', lastError: expect.stringContaining('Mailbox full') });
    server.refuseAddress('other@example.org');
    await as(admin).ok('resendMail', { id: String(entry?._id) });
    await sendMails();
    expect((await as(admin).ok('getMessage', { id })).body.entries[0]?.mail?.state).toBe('sent');
    expect(server.mails).toHaveLength(1);
  });

  test('that is empty or too long, to an unknown message, or beyond a full thread is refused', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    await changeDocument('messages', id, { entries: limits.messageThreads.entries });
    const before = await everything();
    const refused = async (changes: object) =>
      (
        await as(admin).refused('sendMessageAnswer', {
          id,
          text: 'Boleh.',
          seen: limits.messageThreads.entries,
          ...changes,
        })
      ).body;
    expect((await refused({ text: ' ' })).fields).toEqual({ text: 'Wajib diisi.' });
    expect((await refused({ text: 'x'.repeat(limits.messageCharacters + 1) })).fields).toHaveProperty('text');
    expect((await refused({ id: 'unknownRecordId' })).code).toBe('not-found');
    expect((await refused({})).message).toContain('terlalu panjang');
    expect((await as(admin).refused('addMessageNote', { id, text: 'x' })).body.code).toBe('wrong-status');
    expect(await everything()).toEqual(before);
  });
});

test('a note is visible in the thread, changes no state, and mails no person', async () => {
  const [admin, id] = [await makeAdmin({ name: 'Sari' }), await makeMessage()];
  await as(admin).ok('addMessageNote', { id, text: 'Sudah ditelepon.' });
  const { body } = await as(admin).ok('getMessage', { id });
  expect(body).toMatchObject({
    state: 'open',
    entries: [{ kind: 'note', author: 'Sari', text: 'Sudah ditelepon.', mail: null }],
  });
  expect(await valuesOf('outbox')).toEqual([]);
  expect(await auditEntriesOf('message.note')).toMatchObject([{ actorId: admin.id, targetId: id }]);
});

describe('an assignment', () => {
  test('filters the list, mails the other admin once, and is removed', async () => {
    const [admin, other] = [await makeAdmin({ name: 'Sari' }), await makeAdmin({ name: 'Budi' })];
    const [id, free] = [await makeMessage(), await makeMessage()];
    expect((await as(admin).ok('listMessageAdmins', {})).body.data.map(({ name }) => name).sort()).toEqual([
      'Budi',
      'Sari',
    ]);
    const assign = async (assignee: string) => (await as(admin).ok('assignMessage', { id, assignee })).body;
    expect(await assign(other.id)).toEqual({ message: 'Pesan ditugaskan.', changed: true });
    expect((await assign(other.id)).changed).toBe(false);
    const list = async (who: typeof admin, assignee: 'mine' | 'none', q?: string) =>
      (await as(who).ok('listMessages', { assignee, ...(q === undefined ? {} : { q }) })).body;
    expect(await list(other, 'mine')).toMatchObject({
      data: [{ _id: id, assignee: { _id: other.id, name: 'Budi' } }],
      total: 1,
      open: 2,
    });
    expect((await list(other, 'mine', 'dewi')).total).toBe(1);
    expect(await list(admin, 'mine')).toMatchObject({ data: [], total: 0 });
    expect((await list(admin, 'none')).data.map(({ _id }) => _id)).toEqual([free]);
    expect(await mailsOf('message-assigned')).toMatchObject([
      { to: other.email, data: { messageId: id, by: 'Sari' } },
    ]);
    expect(await auditEntriesOf('message.assign')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { to: 'Budi' } },
    ]);
    expect(await assign('')).toEqual({ message: 'Penugasan pesan dihapus.', changed: true });
    expect((await list(other, 'mine')).total).toBe(0);
  });

  test('to oneself is not mailed', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    await as(admin).ok('assignMessage', { id, assignee: admin.id });
    expect(await valuesOf('outbox')).toEqual([]);
  });

  test('to an admin without the duty, or an unknown account, is refused', async () => {
    const [admin, editor, id] = [
      await makeAdmin(),
      await makeAdmin({ duties: ['content'] }),
      await makeMessage(),
    ];
    const before = await everything();
    for (const assignee of [editor.id, 'unknownAccountId']) {
      const { body } = await as(admin).refused('assignMessage', { id, assignee });
      expect(body.message).toBe('Pesan hanya dapat ditugaskan kepada admin yang memegang tugas anggota.');
    }
    expect(await everything()).toEqual(before);
  });
});

describe('an answered message', () => {
  test('becomes done after 14 days without a reply, once', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    const run = async () => (await closeMessages(defaultJobOptions)).done;
    freezeClock(inDays(13.9));
    expect(await run()).toEqual({ closed: 0 });
    freezeClock(inDays(14.1));
    expect((await closeMessages({ ...defaultJobOptions, dryRun: true })).done).toEqual({ closed: 1 });
    expect((await storedDocument('messages', id)).state).toBe('answered');
    expect(await run()).toEqual({ closed: 1 });
    expect(await run()).toEqual({ closed: 0 });
    expect(await storedDocument('messages', id)).toMatchObject({ state: 'done', closeAt: null });
    expect(await totals()).toEqual({ open: 0, answered: 0, done: 1, adopted: true });
    expect(await auditEntriesOf('message.done')).toMatchObject([{ actorId: 'system', targetId: id }]);
  });

  test('that an admin opens again stays open', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage()];
    await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    expect((await as(admin).ok('listMessages', { state: 'answered' })).body).toMatchObject({
      total: 1,
      open: 0,
    });
    await as(admin).ok('updateMessage', { id, state: 'open' });
    freezeClock(inDays(15));
    expect((await closeMessages(defaultJobOptions)).done).toEqual({ closed: 0 });
    expect(await totals()).toEqual({ open: 1, answered: 0, adopted: true });
  });

  test('is deleted with its thread after two years, and leaves the counts', async () => {
    const [admin, id] = [await makeAdmin(), await makeMessage({ createdAt: new Date() })];
    await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    await as(admin).ok('addMessageNote', { id, text: 'Selesai.' });
    await makeMessage({ createdAt: new Date() });
    freezeClock(inDays(729));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ messages: 0 });
    freezeClock(inDays(731));
    expect(await applyRetention(defaultJobOptions)).toMatchObject({ done: { messages: 2 }, failures: [] });
    expect([await valuesOf('messages'), await valuesOf('messageEntries')]).toEqual([[], []]);
    expect(await totals()).toMatchObject({ open: 0, answered: 0 });
  });
});

test('the name of an admin is erased from threads 30 days after the account was deleted', async () => {
  const [root, admin] = [await makeAdmin(), await makeAdmin({ name: 'Sari' })];
  const id = await makeMessage();
  await as(root).ok('assignMessage', { id, assignee: admin.id });
  await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
  await as(root).ok('deleteUser', { id: admin.id });
  freezeClock(inDays(31));
  expect((await forgetRemoved(defaultJobOptions)).failures).toEqual([]);
  expect(await storedDocument('messages', id)).toMatchObject({ assignee: null, assigneeId: '' });
  expect(await valuesOf('messageEntries')).toMatchObject([{ admin: { id: '', name: '' }, text: 'Boleh.' }]);
});
