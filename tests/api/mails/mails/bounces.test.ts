import { beforeEach, expect, test, vi } from 'vitest';
import { emailOwnerId, outbox } from '../../../../functions/src/data/collections.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { documentOf, everything, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { deliveryReport, receiveReport } from '../../../support/factories/delivery-reports.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

/** Mails a link for a new password, which anyone can request, at a time. Returns the id of the mail. */
async function mailTo({ email }: { readonly email: string }, sentAt?: Date): Promise<string> {
  const before = server.mails.length;
  await anonymous.ok('forgotPassword', { email });
  if (sentAt !== undefined) freezeClock(sentAt);
  await sendMails();
  expect(server.mails).toHaveLength(before + 1);
  return /<([A-Za-z0-9]{24})@/.exec(server.mails.at(-1)?.messageId ?? '')?.[1] ?? '';
}

const suppressionOf = ({ email }: { readonly email: string }) =>
  documentOf('mailSuppressions', emailOwnerId(email));

const troubleOf = async (member: Person) => (await as(member).ok('getProfile', {})).body.mailTrouble;

test('a report of 34,000 ids reads at most three mails', async () => {
  const get = vi.spyOn(outbox, 'get');
  const ids = Array.from({ length: 34_000 }, (_, index) => `+${String(index).padStart(24, 'A')}@`);
  const report = deliveryReport({ to: `a${ids.join('')}`, envelopeId: 'B'.repeat(24) });
  expect(await receiveReport(report)).toBe('unmatched');
  expect(get).toHaveBeenCalledTimes(3);
});

test('a report about a missing mailbox stops all mails to it until an admin lifts that', async () => {
  const [member, admin] = [await makeMember(), await makeAdmin()];
  const id = await mailTo(member);
  expect(await receiveReport(deliveryReport({ envelopeId: id }))).toBe('recorded');
  expect(await storedDocument('outbox', id)).toMatchObject({
    state: 'sent',
    bounce: { kind: 'hard', code: '5.1.1' },
  });
  expect(await troubleOf(member)).toMatchObject({ kind: 'dead' });
  const listed = await as(admin).ok('listMails', {});
  expect(listed.body.data[0]).toMatchObject({ state: 'sent', bounce: { kind: 'hard', code: '5.1.1' } });

  await anonymous.ok('forgotPassword', { email: member.email });
  await sendMails();
  expect(server.mails).toHaveLength(1);
  expect(await valuesOf('outbox')).toContainEqual(
    expect.objectContaining({
      state: 'dropped',
      lastError: 'Alamat ini menolak email (5.1.1), jadi tidak dikirim.',
    }),
  );

  const lifting = { email: member.email, reason: 'Kotak surat dibuat lagi.' };
  await as(admin).ok('liftSuppression', lifting);
  expect(await valuesOf('audit')).toContainEqual(
    expect.objectContaining({ action: 'mail.lift', actorId: admin.id, targetId: member.id }),
  );
  expect(await troubleOf(member)).toBeUndefined();
  const before = await everything();
  expect((await as(admin).refused('liftSuppression', lifting)).body).toMatchObject({
    code: 'wrong-status',
    message: 'Email ke alamat ini tidak ditahan.',
  });
  expect(await everything()).toEqual(before);
  await mailTo(member);
});

test.each([
  ['envelope', (id: string) => ({ envelopeId: id })],
  ['message id', (id: string) => ({ messageId: `${id}@sisindo.example.org` })],
  ['return path', (id: string) => ({ to: `bounce+${id}@example.org` })],
])('a report finds its mail by the %s', async (_part, parts) => {
  const member = await makeMember();
  const id = await mailTo(member);
  expect(await receiveReport(deliveryReport(parts(id)))).toBe('recorded');
  expect(await suppressionOf(member)).toMatchObject({ bounces: 1 });
});

test('a report without a mail of this site, with another address, or without a failure changes nothing', async () => {
  const [member, other] = [await makeMember(), await makeMember()];
  const id = await mailTo(member);
  const before = await everything();
  const unknown = 'A'.repeat(24);
  expect(await receiveReport(deliveryReport({ envelopeId: unknown, address: other.email }))).toBe(
    'unmatched',
  );
  expect(await receiveReport(deliveryReport({ address: other.email }))).toBe('unmatched');
  expect(await receiveReport(deliveryReport({ envelopeId: id, action: 'delayed' }))).toBe('ignored');
  const letter = Buffer.from(
    `From: a@example.org\r\nTo: b@example.org\r\nSubject: Re: ${id}\r\n\r\nStatus: 5.1.1`,
  );
  expect(await receiveReport(letter)).toBe('other');
  expect(await everything()).toEqual(before);
  // A forged recipient cannot stop the mails of another address.
  await receiveReport(deliveryReport({ envelopeId: id, address: other.email }));
  expect(await suppressionOf(other)).toBeUndefined();
});

test('of fourteen concurrent copies of a report one counts', async () => {
  const member = await makeMember();
  const id = await mailTo(member);
  const report = deliveryReport({ envelopeId: id, status: '5.2.2', text: '552 5.2.2 Mailbox full' });
  const outcomes = await Promise.all(Array.from({ length: 14 }, () => receiveReport(report)));
  expect(outcomes.filter((outcome) => outcome === 'recorded')).toHaveLength(1);
  expect(await suppressionOf(member)).toMatchObject({ bounces: 1, deadSince: null });
});

test('three full mailboxes within thirty days ask the member, and mails are still sent', async () => {
  const member = await makeMember();
  const full = { status: '5.2.2', text: '552 5.2.2 Mailbox full' };
  const bounceOn = async (day: number) => {
    const id = await mailTo(member, inDays(day));
    expect(await receiveReport(deliveryReport({ ...full, envelopeId: id }))).toBe('recorded');
  };
  const stored = async () => (await storedDocument('users', member.id)).mailTrouble ?? null;
  for (const day of [1, 20, 45]) await bounceOn(day);
  expect(await stored()).toBeNull();
  await bounceOn(46);
  expect(await stored()).toMatchObject({ kind: 'unreliable', email: member.email });
  vi.restoreAllMocks();
  await mailTo(member);
});

test('a report that does not say why is stored, and stops nothing', async () => {
  const member = await makeMember();
  const id = await mailTo(member);
  const unknown = { envelopeId: id, status: '5.0.0', text: '550 5.0.0 mailbox unavailable' };
  expect(await receiveReport(deliveryReport(unknown))).toBe('recorded');
  expect(await storedDocument('outbox', id)).toMatchObject({ bounce: { kind: 'unknown', code: '5.0.0' } });
  expect(await suppressionOf(member)).toBeUndefined();
});

test('an address that the mail server refuses counts like a report', async () => {
  const member = await makeMember();
  server.refuseAddress(member.email, 550, '5.1.1 No such user here');
  await anonymous.ok('forgotPassword', { email: member.email });
  await sendMails();
  expect(await valuesOf('outbox')).toMatchObject([{ state: 'failed' }]);
  expect(await suppressionOf(member)).toMatchObject({ code: '5.1.1', bounces: 1 });
  expect(await troubleOf(member)).toMatchObject({ kind: 'dead' });
});

test('a refusal of the sender says nothing about the address', async () => {
  const member = await makeMember();
  server.refuseAddress(member.email, 550, '5.7.1 Relaying denied');
  await anonymous.ok('forgotPassword', { email: member.email });
  await sendMails();
  expect(await suppressionOf(member)).toBeUndefined();
});

test('a dead address stays dead for a new account, whose pages show it', async () => {
  const [first, admin] = [await makeMember(), await makeAdmin()];
  await receiveReport(deliveryReport({ envelopeId: await mailTo(first) }));
  await as(admin).ok('deleteUser', { id: first.id });
  const second = await makeMember({ record: { email: first.email } });
  expect(await troubleOf(second)).toBeUndefined();
  await anonymous.ok('forgotPassword', { email: second.email });
  await sendMails();
  expect(server.mails).toHaveLength(1);
  expect(await troubleOf(second)).toMatchObject({ kind: 'dead' });
});

test('the return path and the envelope name the mail, if a mailbox for returned mails is configured', async () => {
  const member = await makeMember();
  const plain = await mailTo(member);
  expect(server.envelopes).toEqual([{ from: 'noreply@example.org', id: null }]);
  vi.stubEnv('MAIL_BOUNCE_ADDRESS', 'bounce@mail.example.org');
  const id = await mailTo(member);
  expect(id).not.toBe(plain);
  expect(server.envelopes[1]).toEqual({ from: `bounce+${id}@mail.example.org`, id });
  expect(server.mails[1]?.from?.address).toBe('noreply@example.org');
});
