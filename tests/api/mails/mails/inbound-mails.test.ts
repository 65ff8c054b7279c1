import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text as readText } from 'node:stream/consumers';
import { limits } from 'contract/rules/limits';
import { describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { mailAbout } from '../../../support/assertions/mails.ts';
import {
  changeDocument,
  everything,
  everythingButAudit,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeMessage } from '../../../support/factories/admin-records.ts';
import { deliveryReport } from '../../../support/factories/delivery-reports.ts';
import { inboundMailKey as key, mailSource } from '../../../support/factories/inbound-mails.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { suite } from '../../../support/suite/emulators.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';

const upload = (source: Buffer) => ({ name: 'mail.eml', bytes: source, type: 'message/rfc822' });
const receive = async (source: Buffer) =>
  (await as(key).ok('receiveMail', { email: upload(source) })).body.outcome;
const messageOf = async (admin: Person, id: string) => (await as(admin).ok('getMessage', { id })).body;
const totals = () => storedDocument('totals', 'messages');

/** Answers a message of Dewi over the mail server, and returns the mail that she received. */
async function answered() {
  const server = await startMailServer();
  const [admin, id] = [await makeAdmin(), await makeMessage({ email: 'dewi@example.org' })];
  await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
  await sendMails();
  const mail = mailAbout(server, 'Re: Pesan Anda');
  return { server, admin, id, mail, replyTo: String(mail.replyTo?.[0]?.address) };
}

describe('a reply', () => {
  test('to the address of the answer opens its thread again, and the next answer refers to it', async () => {
    const { server, admin, id, mail, replyTo } = await answered();
    const source = mailSource({
      to: `SISINDO <${replyTo}>`,
      subject: 'Re: Pesan Anda',
      text: 'Terima kasih.\n\n> Boleh.',
      messageId: '<balas1@mail.example.org>',
      headers: [`In-Reply-To: ${mail.messageId}`],
    });
    expect(await receive(source)).toBe('reply');
    const thread = await messageOf(admin, id);
    expect(thread).toMatchObject({ state: 'open', isRead: false });
    expect(thread.entries[1]).toEqual({
      _id: expect.any(String),
      kind: 'reply',
      author: 'dewi@example.org',
      text: 'Terima kasih.\n\n> Boleh.',
      at: expect.any(String),
      mail: null,
      isAutomatic: false,
      isOtherSender: false,
      attachments: [],
    });
    expect(await totals()).toEqual({ open: 1, answered: 0, adopted: true });
    await as(admin).ok('sendMessageAnswer', { id, text: 'Sama-sama.', seen: 2 });
    await sendMails();
    const next = server.mails.at(-1);
    expect([next?.inReplyTo, next?.references]).toEqual([
      '<balas1@mail.example.org>',
      `${mail.messageId} <balas1@mail.example.org>`,
    ]);
    expect(next?.text).toContain('> Terima kasih.');
  });

  test('with the Message-ID of the answer finds the thread, and another sender is shown', async () => {
    const { admin, id, mail } = await answered();
    const source = mailSource({
      from: 'Dewi <dewi@kantor.example.org>',
      headers: [`References: <other@example.org> ${mail.messageId}`],
    });
    expect(await receive(source)).toBe('reply');
    expect((await messageOf(admin, id)).entries[1]).toMatchObject({
      author: 'dewi@kantor.example.org',
      isOtherSender: true,
    });
    expect((await messageOf(admin, id)).email).toBe('dewi@example.org');
  });

  test('that a program sent is stored, and the message stays answered', async () => {
    const { admin, id, replyTo } = await answered();
    const source = mailSource({ to: replyTo, text: 'Saya cuti.', headers: ['Auto-Submitted: auto-replied'] });
    expect(await receive(source)).toBe('automatic');
    expect(await messageOf(admin, id)).toMatchObject({
      state: 'answered',
      entries: [{ kind: 'answer' }, { kind: 'reply', isAutomatic: true }],
    });
  });

  test('delivered 14 times at the same time is stored once', async () => {
    const { admin, id, replyTo } = await answered();
    const source = mailSource({ to: replyTo });
    const outcomes = await Promise.all(
      Array.from({ length: 14 }, async () => {
        const { body } = await inProcess(key).ok('receiveMail', { email: upload(source) });
        return body.outcome;
      }),
    );
    expect(outcomes.filter((outcome) => outcome !== 'repeated')).toEqual(['reply']);
    expect((await messageOf(admin, id)).entries).toHaveLength(2);
    expect(await totals()).toEqual({ open: 1, answered: 0, adopted: true });
    const before = await everything();
    expect(await receive(source)).toBe('repeated');
    expect(await everything()).toEqual(before);
  });

  test('to a full thread becomes a new message', async () => {
    const { id, replyTo } = await answered();
    await changeDocument('messages', id, { entries: limits.messageThreads.entries });
    expect(await receive(mailSource({ to: replyTo }))).toBe('message');
    expect(await valuesOf('messages')).toHaveLength(2);
  });
});

describe('another mail', () => {
  test('becomes a message with its subject and listed attachments, without a mail about it', async () => {
    const admin = await makeAdmin();
    expect(await receive(mailSource({ subject: 'Undangan seminar' }))).toBe('message');
    const { data } = (await as(admin).ok('listMessages', {})).body;
    expect(data).toMatchObject([{ name: 'Dewi Lestari', source: 'mail', state: 'open', isRead: false }]);
    expect(await messageOf(admin, String(data[0]?._id))).toMatchObject({
      email: 'dewi@example.org',
      subject: 'Undangan seminar',
      message: 'Apakah mahasiswa boleh mendaftar?',
    });
    expect(await valuesOf('outbox')).toEqual([]);
    expect(await totals()).toMatchObject({ open: 1 });
    await as(admin).ok('sendMessageAnswer', { id: String(data[0]?._id), text: 'Boleh.', seen: 0 });
    const server = await startMailServer();
    await sendMails();
    expect(server.mails[0]?.subject).toBe('Re: Undangan seminar');
    expect(server.mails[0]?.inReplyTo).toMatch(/@mail\.example\.org>$/);
  });

  test('with an unknown or foreign code is a new message, and its claims open no thread', async () => {
    const { id, replyTo } = await answered();
    const code = replyTo.replace(/.*\+(.*)@.*/, '$1');
    for (const to of [
      `layanan+${'0'.repeat(24)}@example.org`,
      `layanan+${code}@evil.example.org`,
      `lain+${code}@example.org`,
    ])
      expect(await receive(mailSource({ to }))).toBe('message');
    const [note] = await valuesOf('messageEntries');
    expect(note).toMatchObject({ thread: id, kind: 'answer' });
    expect(await valuesOf('messageEntries')).toHaveLength(1);
  });

  test.each([
    ['of a program', ['Auto-Submitted: auto-generated'], {}, 'automatic'],
    ['of the association', [], { from: 'layanan@example.org' }, 'ignored'],
    ['of the outbox', [], { messageId: '<abcdefghijklmnopqrstuvwx@sisindo.example.org>' }, 'ignored'],
    ['without an address', [], { from: 'Dewi' }, 'ignored'],
  ] as const)('%s is dropped', async (_what, headers, parts, outcome) => {
    const before = await everything();
    expect(await receive(mailSource({ ...parts, headers }))).toBe(outcome);
    expect(await everything()).toEqual(before);
  });

  test('that reports a returned answer is recorded, and the thread shows it', async () => {
    const { admin, id, mail } = await answered();
    const [, entry] = /<(\w+)@/.exec(mail.messageId ?? '') ?? [];
    expect(await receive(deliveryReport({ envelopeId: String(entry) }))).toBe('report');
    expect((await messageOf(admin, id)).entries[0]?.mail).toEqual({
      state: 'sent',
      lastError: 'Email dikembalikan (5.1.1).',
    });
  });
});

test('a mail as a text field, as services for inbound mail send it, is read too', async () => {
  const form = new FormData();
  form.set('headers', 'From: dewi@example.org');
  form.set('email', mailSource({ text: 'Halo é' }).toString());
  const answer = await as(key).send('POST', '/mails/inbound', { body: form });
  expect([answer.status, answer.body]).toEqual([200, { outcome: 'message' }]);
  expect(await valuesOf('messages')).toMatchObject([{ message: 'Halo é' }]);
});

test('without the key, with another one or with a session, nothing is stored', async () => {
  const [admin, email] = [await makeAdmin(), upload(mailSource())];
  const before = await everything();
  for (const who of [undefined, 'another-key-that-is-long-enough-32-chars', admin]) {
    const { body } = await as(who).refused('receiveMail', { email });
    expect(body.code).toBe('unauthenticated');
  }
  expect(await everything()).toEqual(before);
});

test('a mail beyond the size, or none, is refused', async () => {
  const before = await everything();
  const large = Buffer.alloc(limits.inboundMailBytes + 1, 'x');
  const { body } = await as(key).refused('receiveMail', { email: upload(large) });
  expect(body.code).toBe('payload-too-large');
  const empty = new FormData();
  empty.set('other', 'x');
  expect((await as(key).send('POST', '/mails/inbound', { body: empty })).status).toBe(400);
  expect(await everything()).toEqual(before);
});

test('mails of one sender are limited, those of others are not', async () => {
  vi.stubEnv('INBOUND_MAILS_PER_SENDER', '2');
  const send = (from: string) => inProcess(key).call('receiveMail', { email: upload(mailSource({ from })) });
  for (const status of [200, 200]) expect((await send('a@example.org')).status).toBe(status);
  const before = await everythingButAudit();
  expect((await send('A@example.org')).status).toBe(429);
  expect(await everythingButAudit()).toEqual(before);
  expect((await send('b@example.org')).status).toBe(200);
});

test.each([
  ['links in HTML', 'text/html', '<a href="'],
  ['empty lines', 'text/plain', '\n'],
])('a mail of 1 MB of %s delays no other request', async (_what, type, text) => {
  const body = `From: dewi@example.org\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b\r\nContent-Type: ${type}\r\n\r\n${text.repeat(1_000_000 / text.length)}\r\n--b--`;
  const finished: string[] = [];
  const mail = inProcess(key)
    .call('receiveMail', { email: upload(Buffer.from(body)) })
    .then(() => finished.push('mail'));
  for (let count = 0; count < 20; count += 1) await inProcess().ok('getHomeNews', {});
  finished.push('others');
  await mail;
  expect(finished).toEqual(['others', 'mail']);
});

describe('the pipe of a mail server', { tags: ['emulators', 'full'] }, () => {
  async function pipe(source: Buffer, environment: Record<string, string>) {
    const args = ['--import', 'tsx', 'tools/forward-mail.ts', suite.baseUrl];
    const child = spawn(process.execPath, args, { env: { PATH: process.env.PATH, ...environment } });
    child.stdin.end(source);
    const [[status], stderr] = await Promise.all([once(child, 'close'), readText(child.stderr)]);
    return { status, stderr };
  }

  test('forwards a reply to the thread', async () => {
    const { admin, id, replyTo } = await answered();
    const { status, stderr } = await pipe(mailSource({ to: replyTo }), { INBOUND_MAIL_KEY: key });
    expect([status, stderr]).toEqual([0, expect.stringContaining('"reply"')]);
    expect((await messageOf(admin, id)).state).toBe('open');
  });

  test('ends with the status that makes a mail server return or keep the mail', async () => {
    expect((await pipe(mailSource(), { INBOUND_MAIL_KEY: 'x'.repeat(32) })).status).toBe(77);
    expect((await pipe(mailSource(), {})).status).toBe(64);
    expect(await valuesOf('messages')).toEqual([]);
  });
});
