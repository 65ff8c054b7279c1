import { beforeEach, describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { unlimited } from '../../../../functions/src/model/base/time-budget.ts';
import { sendLetters } from '../../../../functions/src/model/mails/letters/send-letters.ts';
import { filesOfZip, readPdf } from '../../../support/assertions/files.ts';
import { linkIn, mailAbout, mailTo } from '../../../support/assertions/mails.ts';
import { documentsOf, mailsOf, paymentIdOf, storedDocument } from '../../../support/assertions/stores.ts';
import { qrisText } from '../../../support/factories/bills.ts';
import { guestCodeOf, openGuestEvent } from '../../../support/factories/events/event-guests.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { startLetter } from '../../../support/factories/letters.ts';
import { makeAdmin, makeMember, registrationForm } from '../../../support/factories/people.ts';
import { newSession } from '../../../support/factories/tokens.ts';
import { as, hosting, inLanguage, inProcessTransport } from '../../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const site = 'https://sisindo.example.org';
/** Client of the English site. */
const inEnglish = (who?: Parameters<typeof as>[0]) => as(who, inLanguage('en'));

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

/** Registers on the English site. */
async function registerInEnglish() {
  const form = await registrationForm();
  const { body } = await inEnglish().ok('register', form);
  const person = { id: body._id, email: form.email, password: form.password };
  return { ...person, token: await newSession(person) };
}

test('a member who registers on the English site gets English mails and papers', async () => {
  const [admin, member] = [await makeAdmin(), await registerInEnglish()];
  expect((await storedDocument('users', member.id)).language).toBe('en');
  // The admin works on the Indonesian site.
  await as(admin).ok('approveRegistration', { id: member.id });
  await sendMails();
  const received = mailAbout(server, 'We received your registration');
  expect(linkIn(received)).toMatch(/^\/en\/verifyEmail\?oobCode=/);
  const approved = mailAbout(server, 'Your membership is active');
  expect(server.mails).toHaveLength(2);
  expect(approved.html).toContain('<html lang="en">');
  for (const line of ['Welcome! Your registration was approved.', 'Membership fee: Rp\u00a0150,000'])
    expect(approved.text).toContain(line);
  expect(approved.text).toContain(`See your membership card:\n${site}/en/membership\n`);
  expect(approved.text).not.toMatch(/Yth\.|Selamat|Kuitansi/);
  expect(approved.headers).toContainEqual(
    expect.objectContaining({ key: 'list-unsubscribe', value: `<${site}/en/profile/privacy#consent>` }),
  );

  const id = await paymentIdOf(member);
  const english = (await inEnglish(member).ok('getReceipt', { id })).bytes;
  const [attached] = approved.attachments;
  expect(attached?.filename).toMatch(/^receipt-KW-\d{4}-\d{6}\.pdf$/);
  expect(Buffer.from(attached?.content as ArrayBuffer).equals(english)).toBe(true);
  const read = await readPdf(english);
  expect(read).toMatchObject({ language: 'en-GB', overlaps: [] });
  expect(read.text).toContain('Individual membership fee for 1 year (registration)');
  expect(read.text).not.toContain('rupiah');
  const indonesian = await readPdf((await as(member).ok('getReceipt', { id })).bytes);
  expect(indonesian.language).toBe('id-ID');
  expect(indonesian.text).toContain('Seratus lima puluh ribu rupiah');
});

test('a mail to an admin is Indonesian in any case, and the list of mails has the subject of each reader', async () => {
  const [admin, other] = [await makeAdmin(), await makeAdmin()];
  await inEnglish(other).ok('saveOwnLanguage', { language: 'en' });
  await as(admin).ok('saveQris', { text: qrisText });
  await sendMails();
  const { subject, text = '', html } = mailTo(server, other.email);
  expect(subject).toBe('QRIS asosiasi diubah');
  expect(text).toContain('Anda menerima email ini karena menjadi admin SISINDO.');
  expect(text).toContain(`${site}/admin/settings/qris`);
  expect(html).toContain('<html lang="id">');
  await inEnglish().ok('forgotPassword', { email: other.email });
  await sendMails();
  expect(mailTo(server, other.email).subject).toBe('Reset your password');
  const { data } = (await as(admin).ok('listMails', {})).body;
  expect(new Set(data.map((mail) => mail.subject))).toEqual(
    new Set(['Reset your password', 'QRIS asosiasi diubah']),
  );
});

test('a guest of the English site gets an English link, which leads to the English page', async () => {
  const { id } = await openGuestEvent(3);
  const email = 'rina@example.org';
  const visitor = as(undefined, inLanguage('en', inProcessTransport()));
  await visitor.ok('requestGuestPlace', { id, name: 'Rina Wati', email });
  freezeClock(jakarta('2026-11-20T10:01'));
  await sendMails();
  const mail = mailTo(server, email);
  expect(mail.subject).toBe('Continue your registration: Lokakarya data');
  expect(linkIn(mail)).toBe(`/en/acara/tempat#${await guestCodeOf(id, email)}`);
  expect(mail.text).toContain('this address was used to register for an event of SISINDO');
  expect(Object.values(await documentsOf('eventGuests'))).toMatchObject([{ language: 'en' }]);
});

test('an invitation and the account that accepts it have the language of their sites', async () => {
  const { id, coordinator } = await makeInstitution();
  await inEnglish(coordinator).ok('inviteStaff', { id, email: 'staf@example.org' });
  await sendMails();
  const mail = mailTo(server, 'staf@example.org');
  expect(mail.subject).toMatch(/^Invitation from /);
  const link = linkIn(mail);
  expect(link).toMatch(/^\/en\/institution\/invitation\?code=/);
  const code = new URL(link, site).searchParams.get('code') ?? '';
  await inEnglish().ok('joinByInvitation', {
    code,
    name: 'Staf Baru',
    password: 'rahasia-panjang-1',
    confirmPassword: 'rahasia-panjang-1',
  });
  expect(await mailsOf('seat-accepted')).toMatchObject([{ language: 'en' }]);
});

describe('a text of an admin', () => {
  test('is mailed as written, with the frame of an answer in English', async () => {
    const admin = await makeAdmin({ name: 'Sari' });
    const email = 'dewi@example.org';
    const form = { firstName: 'Dewi', email, message: 'May students join?' };
    await inEnglish().ok('sendContactMessage', form);
    const [id = ''] = Object.keys(await documentsOf('messages'));
    await as(admin).ok('sendMessageAnswer', { id, text: 'Boleh.', seen: 0 });
    await sendMails();
    const mail = mailTo(server, email);
    expect(mail.subject).toBe('Re: Your message to SISINDO');
    expect(mail.text).toMatch(/^Dear Dewi,\s+Boleh\.\s+Best wishes,\s+Sari\s/);
    // The message itself is mailed to the association.
    expect(mailTo(server, 'layanan@example.org').subject).toContain('lewat formulir kontak');
  });

  test('is mailed as written, with the footer of a letter in English', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    await as(member).ok('saveOwnLanguage', { language: 'en' });
    await startLetter(admin);
    await sendLetters(unlimited, async () => {});
    const { html, text = '' } = mailTo(server, member.email);
    expect(html).toContain('<html lang="en">');
    expect(text).toContain('You receive this letter because you have a SISINDO account.');
    expect(text).toContain(`Unsubscribe from letters like this: ${site}/en/`);
  });
});

test('the own data has English names of files on the English site, and the language of mails', async () => {
  const member = await registerInEnglish();
  const { bytes, headers } = await as(member.token, inLanguage('en', hosting)).ok('downloadOwnData', {});
  expect(headers.get('content-disposition')).toMatch(/filename="my-data-\d{4}-\d\d-\d\d\.zip"/);
  const files = filesOfZip(bytes);
  expect([...files.keys()].some((name) => name.startsWith('proofs-of-payment/'))).toBe(true);
  const { account, books } = JSON.parse(String(files.get('data.json')));
  expect(account.language).toBe('en');
  expect(books.note).toContain('stored for 10 years');
});
