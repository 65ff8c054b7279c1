import { beforeEach, describe, expect, test } from 'vitest';
import { sendMails } from '../../../functions/src/jobs/send-mails.ts';
import { sendEventNotices } from '../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../functions/src/model/maintenance/report.ts';
import { readPdf } from '../../support/assertions/files.ts';
import { mailAbout } from '../../support/assertions/mails.ts';
import { auditEntriesOf, changeDocument } from '../../support/assertions/stores.ts';
import { guestCodeOf } from '../../support/factories/events/event-guests.ts';
import { openPaidEvent } from '../../support/factories/events/paid-places.ts';
import { proof } from '../../support/factories/images.ts';
import { makeInstitution } from '../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../support/factories/people.ts';
import { type Client, english, inProcess, inProcessTransport } from '../../support/suite/client.ts';
import { type MailServer, startMailServer } from '../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../support/suite/time.ts';

const site = 'https://sisindo.example.org';
const email = 'emma@example.org';
const prices = { memberPrice: '150000', publicPrice: '300000' };

const onEnglishSite = (who?: Person) => english(who, inProcessTransport());

let server: MailServer;
beforeEach(async () => {
  server = await startMailServer();
});

/** Publishes English texts of an event. */
const translate = (admin: Person, id: string, title = 'Data workshop') =>
  inProcess(admin).ok('saveTranslation', {
    ...{ kind: 'event', id, title, publication: 'now' },
    content: [{ type: 'text', content: 'Two days of practice.' }],
  });

async function makeReader(name = 'Emma Hartley'): Promise<Person> {
  const record = { name, language: 'en' as const, validUntil: jakarta('2027-06-30T10:00') };
  return makeMember({ status: 'active', record });
}

async function approve(admin: Person, code: string): Promise<void> {
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: code });
  const decision = { id: code, paymentId: review.payment._id, reviewToken: review.reviewToken };
  await inProcess(admin).ok('approveEventPayment', decision);
}

describe('a member who reads English', () => {
  test('sees the English title from the registration to the mails; records and the admin area have the Indonesian one', async () => {
    const { id, admin } = await openPaidEvent(3, prices);
    await translate(admin, id);
    const member = await makeReader();
    const emma = onEnglishSite(member);
    const titles: unknown[] = [(await emma.ok('getEventRegistration', { id })).body.event?.title];
    await emma.ok('registerForEvent', { id });
    const { code, event, calendar } = (await emma.ok('getOwnEventBill', { id })).body;
    titles.push(event);
    expect(calendar).toContain('Data workshop');
    expect(calendar).toContain('CATEGORIES:Event\r\n');
    await emma.ok('payForEvent', { id, paymentProof: await proof() });
    expect(await auditEntriesOf('event-registration.register')).toMatchObject([
      { targetId: id, targetName: 'Lokakarya data' },
    ]);
    const [bill] = (await inProcess(admin).ok('listEventPayments', {})).body.data;
    expect(bill).toMatchObject({ _id: code, event: { title: 'Lokakarya data' } });
    await approve(admin, code);
    titles.push((await emma.ok('listOwnEventRegistrations', {})).body.data[0]?.event.title);
    titles.push((await emma.ok('getTicket', { id })).body.event.title);
    const payments = (await emma.ok('listUserPayments', { id: member.id })).body.data;
    const payment = payments.find(({ kind }) => kind === 'event');
    titles.push(payment?.event);
    expect(titles).toEqual(Array(5).fill('Data workshop'));
    for (const file of [
      (await emma.ok('getTicketFile', { id })).bytes,
      (await emma.ok('getReceipt', { id: payment?._id ?? '' })).bytes,
    ]) {
      const { text, language } = await readPdf(file);
      expect([language, text.includes('Data workshop'), text.includes('Lokakarya')]).toEqual([
        'en-GB',
        true,
        false,
      ]);
    }

    freezeClock(jakarta('2026-03-01T10:05'));
    await sendMails();
    expect(server.mails.map(({ subject }) => subject).sort()).toEqual([
      'Pay for your place: Data workshop',
      'Proof of payment received: Data workshop',
      'You are registered: Data workshop',
    ]);
    const mail = mailAbout(server, 'You are registered');
    expect(mail.text).toContain(`See the event:\n${site}/en/event/event-details/${id}`);
    expect(mail.text).not.toContain('Lokakarya');
    const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
    const text = Buffer.from(file?.content as ArrayBuffer).toString('utf8');
    expect(text).toContain('SUMMARY:Data workshop');
    expect(text).toContain('Two days of practice.');
  });

  test('gets reminder and cancellation with the English title', async () => {
    const { id, admin } = await openPaidEvent(3, { memberPrice: '0' });
    await translate(admin, id);
    const [emma, other] = [await makeReader(), await makeReader('Oliver Reed')];
    for (const one of [emma, other]) await onEnglishSite(one).ok('registerForEvent', { id });
    freezeClock(jakarta('2026-03-19T10:00'));
    await runToEnd(sendEventNotices, defaultJobOptions);
    await inProcess(admin).ok('cancelEvent', { id, reason: 'Pembicara berhalangan.' });
    freezeClock(jakarta('2026-03-19T10:20'));
    await runToEnd(sendEventNotices, defaultJobOptions);
    freezeClock(jakarta('2026-03-19T10:25'));
    await sendMails();
    const subjects = server.mails.map(({ subject = '' }) => subject);
    expect(subjects.filter((subject) => subject === 'Cancelled: Data workshop')).toHaveLength(2);
    expect(subjects.filter((subject) => subject.includes('Lokakarya'))).toEqual([]);
  });

  test('gets the certificate with the English title, on its page, as PDF and when it is checked', async () => {
    const { id, admin } = await openPaidEvent(3, { memberPrice: '0' });
    await translate(admin, id);
    const member = await makeReader();
    const emma = onEnglishSite(member);
    await emma.ok('registerForEvent', { id });
    await changeDocument('eventRegistrations', `${id}${member.id}`, {
      attendedAt: jakarta('2026-03-20T10:00'),
    });
    freezeClock(jakarta('2026-03-21T10:00'));
    await inProcess(admin).ok('saveCertificateSettings', {
      ...{ id, title: 'Peserta', signatoryName: 'Budi', signatoryOffice: 'Ketua' },
      ...{ category: 'learning', points: '4' },
    });
    await inProcess(admin).ok('issueCertificates', { id });
    const [certificate] = (await emma.ok('listOwnCertificates', {})).body.data;
    expect(certificate?.event.title).toBe('Data workshop');
    const { code = '', _id = '' } = certificate ?? {};
    const check = (await onEnglishSite().ok('checkCertificate', { code })).body;
    expect(check.certificate?.event.title).toBe('Data workshop');
    const indonesian = (await inProcess().ok('checkCertificate', { code })).body;
    expect(indonesian.certificate?.event.title).toBe('Lokakarya data');
    const pdf = await readPdf((await emma.ok('getCertificateFile', { id: _id })).bytes);
    expect(pdf.text).toContain('Data workshop');
    expect((await emma.ok('getOwnCredits', {})).body.entries).toMatchObject([{ title: 'Data workshop' }]);
    freezeClock(jakarta('2026-03-21T10:05'));
    await sendMails();
    expect(mailAbout(server, 'Your certificate').subject).toBe('Your certificate: Data workshop');
  });
});

test('a guest who reads English registers and pays with the English title', async () => {
  const { id, admin } = await openPaidEvent(3, prices);
  await translate(admin, id);
  const visitor = onEnglishSite();
  await visitor.ok('requestGuestPlace', { id, name: 'Emma Hartley', email });
  const code = await guestCodeOf(id, email);
  await visitor.ok('registerGuest', { code });
  const bill = (await visitor.ok('getGuestBill', { code })).body;
  expect(bill.event).toBe('Data workshop');
  await visitor.ok('payGuestPlace', { code, paymentProof: await proof() });
  await approve(admin, bill.code);
  const place = (await visitor.ok('getGuestPlace', { code })).body;
  expect([place.event.title, place.event.hasPage, place.ticket?.event.title]).toEqual([
    'Data workshop',
    true,
    'Data workshop',
  ]);
  expect((await readPdf((await visitor.ok('getGuestTicketFile', { code })).bytes)).text).toContain(
    'Data workshop',
  );
  freezeClock(jakarta('2026-03-01T10:05'));
  await sendMails();
  expect(mailAbout(server, 'Continue your registration').subject).toBe(
    'Continue your registration: Data workshop',
  );
  expect(mailAbout(server, 'You are registered').subject).toBe('You are registered: Data workshop');
});

describe('an event that is public in English only', () => {
  test('has a registration for members and guests, which neither a draft nor a withdrawn text has', async () => {
    const { id, admin } = await openPaidEvent(3, { memberPrice: '0', publicPrice: '0' });
    await translate(admin, id);
    await changeDocument('events', id, { createdAt: null });
    const member = await makeReader();
    expect((await onEnglishSite().ok('getEvent', { id })).body.hasRegistration).toBe(true);
    const { event, registration } = (await onEnglishSite(member).ok('getEventRegistration', { id })).body;
    expect([event?.title, event?.hasPage, registration?.state]).toEqual(['Data workshop', true, 'open']);
    await onEnglishSite(member).ok('registerForEvent', { id });
    await onEnglishSite().ok('requestGuestPlace', { id, name: 'Oliver Reed', email });
    const code = await guestCodeOf(id, email);
    await onEnglishSite().ok('registerGuest', { code });
    expect((await onEnglishSite().ok('getGuestPlace', { code })).body.ticket?.event.title).toBe(
      'Data workshop',
    );
    // The Indonesian site has no page of the event, but a page of the place.
    await inProcess(member).refused('getEvent', { id });
    const indonesian = (await inProcess(member).ok('getEventRegistration', { id })).body;
    expect([indonesian.event?.title, indonesian.event?.hasPage]).toEqual(['Lokakarya data', false]);

    await inProcess(admin).ok('deleteTranslation', { kind: 'event', id });
    await onEnglishSite(member).refused('getEventRegistration', { id });
    await inProcess(member).refused('getEventRegistration', { id });
  });

  test('reminds and can be cancelled', async () => {
    const { id, admin } = await openPaidEvent(3, { memberPrice: '0' });
    await translate(admin, id);
    await changeDocument('events', id, { createdAt: null });
    await onEnglishSite(await makeReader()).ok('registerForEvent', { id });
    freezeClock(jakarta('2026-03-19T10:00'));
    expect((await runToEnd(sendEventNotices, defaultJobOptions)).done).toEqual({ reminders: 1, mails: 1 });
    freezeClock(jakarta('2026-03-19T10:05'));
    await sendMails();
    expect(mailAbout(server, 'Reminder').subject).toBe('Reminder: Data workshop');
    expect((await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir.' })).body.changed).toBe(true);
  });
});

test('an event without English texts keeps its title as a name, and mails lead to its registration', async () => {
  const { id } = await openPaidEvent(3, { memberPrice: '0' });
  const member = await makeReader();
  const emma = onEnglishSite(member);
  await emma.refused('getEvent', { id });
  await emma.ok('registerForEvent', { id });
  const { event } = (await emma.ok('getEventRegistration', { id })).body;
  expect([event?.title, event?.hasPage]).toEqual(['Lokakarya data', false]);
  expect((await emma.ok('getTicket', { id })).body.event.title).toBe('Lokakarya data');
  freezeClock(jakarta('2026-03-01T10:05'));
  await sendMails();
  const mail = mailAbout(server, 'You are registered: Lokakarya data');
  expect(mail.text).toContain(`See the event:\n${site}/en/membership/events/${id}\n`);
  const file = mail.attachments.find(({ filename }) => filename?.endsWith('.ics'));
  const text = Buffer.from(file?.content as ArrayBuffer).toString('utf8');
  expect(text).toContain('SUMMARY:Lokakarya data');
  // Its description is Indonesian prose.
  expect(text).not.toContain('Lokakarya dua hari');
});

test('a linked check-in device shows the English title on the English site', async () => {
  const { id } = await openPaidEvent(3, { memberPrice: '0' });
  const admin = await makeAdmin();
  await translate(admin, id);
  const { code } = (await inProcess(admin).ok('createCheckInLink', { id, label: 'Pintu A' })).body;
  expect((await onEnglishSite().ok('getCheckInListByLink', { code })).body.event.title).toBe('Data workshop');
  expect((await inProcess().ok('getCheckInListByLink', { code })).body.event.title).toBe('Lokakarya data');
});

test('a coordinator who enters the bill of a place is refused in English', async () => {
  const { id } = await openPaidEvent(3, prices);
  const emma = onEnglishSite(await makeReader());
  await emma.ok('registerForEvent', { id });
  const { code } = (await emma.ok('getOwnEventBill', { id })).body;
  const { coordinator } = await makeInstitution();
  const { body } = await onEnglishSite(coordinator).refused('findJointBill', { code });
  expect(body.message).toBe('Participants pay the bills of events themselves.');
});

test.each([
  ['Jumlah transfer tidak sesuai.', 'The amount transferred is not correct.'],
  ['Kurang lima ribu.', 'Kurang lima ribu.'],
])('the reason "%s" of a rejected proof is "%s" for a reader of English', async (reason, shown) => {
  const { id, admin } = await openPaidEvent(3, prices);
  const member = await makeReader();
  await onEnglishSite(member).ok('registerForEvent', { id });
  await onEnglishSite(member).ok('payForEvent', { id, paymentProof: await proof() });
  const { code } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: code });
  await inProcess(admin).ok('rejectEventPayment', { id: code, paymentId: review.payment._id, reason });
  const reasonsOf = async (reader: Client) => [
    (await reader.ok('getEventRegistration', { id })).body.registration?.own?.rejectionReason,
    (await reader.ok('listUserPayments', { id: member.id })).body.data.find(({ kind }) => kind === 'event')
      ?.reason,
  ];
  expect(await reasonsOf(onEnglishSite(member))).toEqual([shown, shown]);
  expect(await reasonsOf(inProcess(member))).toEqual([reason, reason]);
  freezeClock(jakarta('2026-03-01T10:05'));
  await sendMails();
  expect(mailAbout(server, 'Proof of payment not accepted').text).toContain(`Reason: ${shown}`);
});
