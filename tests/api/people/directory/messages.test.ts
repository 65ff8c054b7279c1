import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sendDueMails } from '../../../../functions/src/model/mails/texts/due-mails.ts';
import { createMessageCode } from '../../../../functions/src/model/people/directory/messages.ts';
import { codeIn, mailTo } from '../../../support/assertions/mails.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeExpert, publish } from '../../../support/factories/directory.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock } from '../../../support/suite/time.ts';

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

const visitor = { name: 'Sari Dosen', email: 'sari@example.org', message: 'Bersedia mengajar?' };

/** Sends a message to a member and returns the code of its mail. */
async function mailMessage(member: Person, id: string): Promise<string> {
  await anonymous.ok('writeToMember', { id, ...visitor });
  await sendDueMails();
  return codeIn(`/${/directory-messages\?\S+/.exec(mailTo(server, member.email).text ?? '')?.[0]}`);
}

describe('a message', () => {
  test('of a visitor is mailed with the entered name and address, which gets the replies', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    expect((await anonymous.ok('writeToMember', { id, ...visitor })).body).toEqual({
      message: 'Pesan Anda dikirim lewat email.',
    });
    await sendDueMails();
    const mail = mailTo(server, member.email);
    expect(mail.subject).toBe('Pesan dari Sari Dosen lewat direktori anggota');
    expect(mail.replyTo?.map(({ address }) => address)).toEqual(['sari@example.org']);
    expect(mail.text).toContain('Bersedia mengajar?');
    expect(mail.text).toContain('Alamat sari@example.org tidak kami periksa.');
    expect(server.mails.map(({ to }) => to?.[0]?.address)).toEqual([member.email]);
  });

  test('of a member has the name and address of the account instead of those in the input', async () => {
    const [member, sender] = [await makeExpert(), await makeMember()];
    const id = await publish(member, 'members');
    await as(sender).ok('writeToMember', { id, ...visitor });
    await sendDueMails();
    const mail = mailTo(server, member.email);
    expect(mail.subject).toBe(`Pesan dari ${sender.name} lewat direktori anggota`);
    expect(mail.replyTo?.map(({ address }) => address)).toEqual([sender.email]);
    expect(mail.text).not.toContain('sari@example.org');
  });

  test('is sent by a run in the same millisecond', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    freezeClock(new Date());
    await inProcess().ok('writeToMember', { id, ...visitor });
    await sendDueMails();
    expect(mailTo(server, member.email).text).toContain('Bersedia mengajar?');
  });

  test('needs name and address of a visitor and a text, and stores nothing otherwise', async () => {
    const id = await publish(await makeExpert());
    const before = await everything();
    const required = 'Wajib diisi.';
    const refuse = async (input: object) =>
      (await anonymous.refused('writeToMember', { id, ...visitor, ...input })).body.fields;
    expect(await refuse({ name: undefined, email: undefined })).toEqual({ name: required, email: required });
    expect(await refuse({ message: ' ' })).toEqual({ message: required });
    expect(await refuse({ message: 'x'.repeat(2001) })).toHaveProperty('message');
    expect(await everything()).toEqual(before);
  });

  test('is refused alike for a withdrawn, hidden, ended or unknown profile, and without the permission', async () => {
    const [member, reader] = [await makeExpert(), await makeMember()];
    const id = await publish(member, 'public', { showContact: 'members' });
    const refuse = async (profile = id) =>
      (await anonymous.refused('writeToMember', { id: profile, ...visitor })).body.message;
    expect(await refuse()).toBe('Profil ini tidak menerima pesan.');
    expect((await as(reader).ok('getDirectoryProfile', { id })).body.canContact).toBe(true);
    expect((await anonymous.ok('getDirectoryProfile', { id })).body.canContact).toBe(false);
    await as(member).ok('withdrawDirectoryEntry', {});
    expect([await refuse(), await refuse('unknown')]).toEqual([
      'Profil ini tidak ditampilkan.',
      'Profil ini tidak ditampilkan.',
    ]);
    expect(await valuesOf('outbox')).toEqual([]);
  });

  test('with a value in the hidden field is dropped silently', async () => {
    const id = await publish(await makeExpert());
    await anonymous.ok('writeToMember', { id, ...visitor, website: 'spam' });
    expect(await valuesOf('outbox')).toEqual([]);
  });

  test('is not mailed if the member withdrew the profile meanwhile', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    await anonymous.ok('writeToMember', { id, ...visitor });
    await as(member).ok('withdrawDirectoryEntry', {});
    await sendDueMails();
    expect(server.mails).toEqual([]);
  });

  test('is the sixth of a sender on a day, or beyond 20 to a member, and is refused', async () => {
    vi.stubEnv('DIRECTORY_MESSAGES_PER_SENDER', undefined);
    vi.stubEnv('DIRECTORY_MESSAGES_PER_RECIPIENT', undefined);
    const [member, sender] = [await makeExpert(), await makeMember()];
    const id = await publish(member);
    const write = async (who?: Person) =>
      (await inProcess(who).call('writeToMember', { id, ...visitor })).status;
    for (const who of [sender, undefined]) {
      for (let count = 0; count < 5; count += 1) expect(await write(who)).toBe(201);
      expect(await write(who)).toBe(429);
    }
    // Refused messages do not count for the recipient: ten more arrive.
    const others = await Promise.all(Array.from({ length: 3 }, () => makeMember()));
    const [first, second, third] = others;
    for (const who of [first, second])
      for (let count = 0; count < 5; count += 1) expect(await write(who)).toBe(201);
    expect(await write(third)).toBe(429);
    expect(await valuesOf('outbox')).toHaveLength(20);
    freezeClock(new Date(Date.now() + 86_400_000));
    expect(await write(sender)).toBe(201);
  });
});

describe('the link of a mail', () => {
  test('ends messages to the member, by the page and by one click of a mail program', async () => {
    const member = await makeExpert();
    const id = await publish(member);
    const code = await mailMessage(member, id);
    const { headers = [] } = mailTo(server, member.email);
    const headerOf = (key: string) => headers.find((header) => header.key === key)?.value;
    expect(headerOf('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    expect(headerOf('list-unsubscribe')).toContain('/api/directory-messages/end?code=');
    const query = `?code=${encodeURIComponent(code)}`;
    expect((await anonymous.send('GET', `/directory-messages/end${query}`)).status).toBe(303);
    const click = {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    };
    expect((await anonymous.send('POST', `/directory-messages/end${query}`, click)).status).toBe(200);
    expect((await anonymous.ok('getDirectoryProfile', { id })).body.canContact).toBe(false);
    const before = await everything();
    await anonymous.ok('endDirectoryMessages', { code });
    expect(await everything()).toEqual(before);
    expect(await auditEntriesOf('directory.end-messages')).toMatchObject([
      { actorId: member.id, targetId: member.id, details: { via: 'link' } },
    ]);
  });

  test('reports the message to the admins once, with its text and sender', async () => {
    const member = await makeExpert();
    const code = await mailMessage(member, await publish(member));
    await anonymous.ok('reportDirectoryMessage', { code });
    await anonymous.ok('reportDirectoryMessage', { code });
    const [report, ...others] = await valuesOf('messages');
    expect(others).toEqual([]);
    expect(report).toMatchObject({ firstName: 'Rina Wulan', email: member.email, state: 'open' });
    expect(report?.message).toBe(
      'Laporan: pesan lewat direktori anggota.\nPengirim: Sari Dosen (sari@example.org)\n\nBersedia mengajar?',
    );
    expect((await valuesOf('outbox')).filter(({ kind }) => kind === 'contact-message')).toHaveLength(1);
  });

  test('of another member or mail, or without a signature, changes nothing', async () => {
    const [member, other] = [await makeExpert(), await makeExpert()];
    const code = await mailMessage(member, await publish(member));
    await publish(other);
    const before = await everything();
    const forged = [code.replace(member.id, other.id), `${code}x`, 'x'];
    for (const one of forged)
      for (const name of ['endDirectoryMessages', 'reportDirectoryMessage'] as const)
        expect((await anonymous.refused(name, { code: one })).body.code).toBe('invalid-code');
    // A deleted mail cannot be reported, and the link of a deleted account ends nothing.
    const unknown = createMessageCode({ userId: 'unknown', mailId: 'A'.repeat(24) });
    for (const name of ['endDirectoryMessages', 'reportDirectoryMessage'] as const)
      expect((await anonymous.refused(name, { code: unknown })).body.code).toBe('invalid-code');
    const counters = await everything();
    expect({ ...counters, limits: {} }).toEqual({ ...before, limits: {} });
  });

  test('ends messages also after an edit of the profile by the member at the same time', async () => {
    const member = await makeExpert();
    const code = await mailMessage(member, await publish(member));
    await changeDocument('users', member.id, { city: 'Medan' });
    await Promise.all(Array.from({ length: 4 }, () => inProcess().ok('endDirectoryMessages', { code })));
    expect((await storedDocument('users', member.id)).directory).toMatchObject({
      audiences: { contact: 'none' },
    });
    expect(await auditEntriesOf('directory.end-messages')).toHaveLength(1);
    expect(Object.keys(await documentsOf('outbox'))).toHaveLength(1);
  });
});
