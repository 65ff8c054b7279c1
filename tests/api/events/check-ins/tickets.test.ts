import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { parseTicketCode } from '../../../../contract/rules/codes/ticket-statement.ts';
import { Batch } from '../../../../functions/src/data/batch.ts';
import { events } from '../../../../functions/src/data/collections.ts';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { parseTicketKeys } from '../../../../functions/src/model/card/signing-keys.ts';
import { mailTo } from '../../../support/assertions/mails.ts';
import { valuesOf } from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** Opens the registration for an event in two days, and registers a member. */
async function makeTicket() {
  freezeClock(jakarta('2026-11-20T10:00'));
  const { id } = await makeEvent({
    title: 'Lokakarya',
    startDate: jakarta('2026-11-22T09:00'),
    endDate: jakarta('2026-11-22T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  const [admin, member] = [await makeAdmin(), await makeMember({ status: 'active' })];
  const period = { opensAt: '2026-11-01T08:00', closesAt: '2026-11-21T17:00' };
  await inProcess(admin).ok('saveEventRegistration', { id, ...period, places: '5', memberPrice: '0' });
  await inProcess(member).ok('registerForEvent', { id });
  return { id, admin, member };
}

const codeOf = async () => String((await valuesOf('eventRegistrations'))[0]?.ticketCode);

test('a ticket is signed, short, and names only the registration and the event', async () => {
  const { id, member } = await makeTicket();
  const { body } = await inProcess(member).ok('getTicket', { id });
  expect(body).toMatchObject({ holder: member.name, event: { _id: id, title: 'Lokakarya' } });
  expect(Buffer.byteLength(body.code)).toBeLessThanOrEqual(120);
  const parsed = parseTicketCode(body.code);
  expect(parsed?.statement).toMatchObject({
    ticket: await codeOf(),
    registeredAt: '2026-11-20T03:00:00.000Z',
  });
  expect(body.number.replaceAll('-', '').toLowerCase()).toBe(parsed?.statement.ticket);
  const [key] = parseTicketKeys(process.env).all;
  const publicKey = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: key?.publicKey ?? '' },
    format: 'jwk',
  });
  expect(
    verify(null, parsed?.signed ?? new Uint8Array(), publicKey, parsed?.signature ?? new Uint8Array()),
  ).toBe(true);
});

test('a ticket as PDF has the same bytes each time', async () => {
  const { id, member } = await makeTicket();
  const [first, second] = [
    await inProcess(member).ok('getTicketFile', { id }),
    await inProcess(member).ok('getTicketFile', { id }),
  ];
  expect(first.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(first.bytes.equals(second.bytes)).toBe(true);
});

test('a cancelled registration has no ticket, and a repeated one has a new code', async () => {
  const { id, member, admin } = await makeTicket();
  const before = await codeOf();
  await inProcess(member).ok('cancelEventRegistration', { id });
  expect((await inProcess(member).refused('getTicket', { id })).status).toBe(404);
  expect((await inProcess(admin).refused('getTicket', { id })).status).toBe(404);
  await inProcess(member).ok('registerForEvent', { id });
  const after = await codeOf();
  expect(after).toMatch(/^[0-9a-f]{16}$/);
  expect(after).not.toBe(before);
});

test('the confirmation links to the ticket and has the calendar file of the event', async () => {
  const server = await startMailServer();
  const { id, member } = await makeTicket();
  freezeClock(jakarta('2026-11-20T10:01'));
  await sendMails();
  const mail = mailTo(server, member.email);
  expect(mail.text).toContain(`https://sisindo.example.org/membership/events/${id}/ticket\n`);
  expect(mail.attachments).toMatchObject([{ filename: 'acara.ics', mimeType: 'text/calendar' }]);
  const { content = '' } = mail.attachments[0] ?? {};
  const file = typeof content === 'string' ? content : Buffer.from(content as ArrayBuffer).toString();
  const { bytes } = await anonymous.ok('getEventFile', { id });
  expect(file.split(/\r?\n/)).toEqual(bytes.toString().split('\r\n'));
});

test('a changed event has the same calendar id and a higher sequence', async () => {
  const { id } = await makeTicket();
  const read = async () => {
    const text = (await anonymous.ok('getEventFile', { id })).bytes.toString();
    return { uid: /UID:.*/.exec(text)?.[0], sequence: Number(/SEQUENCE:(\d+)/.exec(text)?.[1]) };
  };
  const before = await read();
  const { version } = await events.getOrThrow(id);
  const updatedAt = new Date(Date.now() + 60_000);
  await new Batch().update(events, id, { location: 'Aula', updatedAt }, version).commit();
  const after = await read();
  expect(after.uid).toBe(before.uid);
  expect(after.sequence).toBeGreaterThan(before.sequence);
});
