import { describe, expect, test, vi } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import { linkIn, mailTo } from '../../../support/assertions/mails.ts';
import { auditEntriesOf, mailsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import {
  guestCodeOf,
  guestRegistrationId,
  openGuestEvent,
  payAsGuest,
  placeOf,
  registerGuest,
  requestPlace,
  saveGuestSettings,
  visitor,
} from '../../../support/factories/events/event-guests.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeMember } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { as, hosting, inProcess } from '../../../support/suite/client.ts';
import { startMailServer } from '../../../support/suite/smtp.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const email = 'rina@example.org';
const requested = { message: 'Periksa email Anda. Kami mengirim tautan untuk melanjutkan pendaftaran.' };

describe('a visitor', () => {
  test('registers by the mailed link, pays by proof, and gets the ticket', async () => {
    const server = await startMailServer();
    const { id, admin } = await openGuestEvent(3, { memberPrice: '150.000', publicPrice: '200.000' });
    const { body } = await visitor.ok('requestGuestPlace', {
      id,
      name: 'Rina Wati',
      email: 'Rina@Example.org',
    });
    expect(body).toEqual(requested);
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    freezeClock(jakarta('2026-11-20T10:01'));
    await sendMails();
    const link = linkIn(mailTo(server, email));
    const code = await guestCodeOf(id, email);
    expect(link).toBe(`/acara/tempat#${code}`);
    expect(JSON.stringify(await valuesOf('outbox'))).not.toContain(code);

    const opened = await placeOf(code);
    expect(opened).toMatchObject({
      guest: { name: 'Rina Wati', email, isConfirmed: false },
      event: { title: 'Lokakarya data', isCancelled: false },
      registration: { state: 'open', freePlaces: 3, own: null },
      ticket: null,
      certificate: null,
    });
    // The page of a link changes nothing, because mail scanners open it.
    expect(await valuesOf('eventRegistrations')).toEqual([]);

    const choice = { priceKind: 'public', seenAmount: '200000' } as const;
    expect((await visitor.ok('registerGuest', { code, ...choice })).body.message).toBe(
      'Tempat Anda ditahan sampai 22 November 2026 pukul 10.01 WIB. Bayar sebelum itu.',
    );
    await visitor.ok('registerGuest', { code, ...choice });
    expect(await valuesOf('eventRegistrations')).toHaveLength(1);
    expect((await placeOf(code)).guest.isConfirmed).toBe(true);
    const bill = (await visitor.ok('getGuestBill', { code })).body;
    expect(bill).toMatchObject({ kind: 'event', event: 'Lokakarya data', fee: 200_000 });
    await requireConsistent();

    await visitor.ok('payGuestPlace', { code, paymentProof: await proof() });
    expect((await placeOf(code)).registration?.own).toMatchObject({ payment: 'waiting' });
    const { data } = (await inProcess(admin).ok('listEventPayments', {})).body;
    expect(data).toMatchObject([{ name: 'Rina Wati', email, event: { isGuest: true }, amount: bill.amount }]);
    const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', { id: bill.code });
    const decision = { id: bill.code, paymentId: review.payment._id, reviewToken: review.reviewToken };
    await inProcess(admin).ok('approveEventPayment', decision);
    const paid = await placeOf(code);
    expect(paid.registration?.own).toMatchObject({ state: 'confirmed', payment: 'paid' });
    expect(paid.ticket).toMatchObject({ holder: 'Rina Wati', event: { title: 'Lokakarya data' } });
    const file = await visitor.ok('getGuestTicketFile', { code });
    expect(file.bytes.subarray(0, 5).toString()).toBe('%PDF-');
    await requireConsistent();

    freezeClock(jakarta('2026-11-20T10:02'));
    await sendMails();
    const registered = server.mails.filter(({ subject }) => subject?.includes('Anda terdaftar')).at(-1);
    expect(registered?.text).toContain(`/acara/tempat#${code}`);
    expect(registered?.text).not.toContain('/membership/');
    expect(registered?.attachments.map(({ mimeType }) => mimeType)).toContain('application/pdf');
    const held = server.mails.find(({ subject }) => subject?.includes('Bayar tempat Anda'));
    expect(linkIn(held ?? {})).toBe(`/acara/tempat#${code}`);

    const participants = (await inProcess(admin).ok('listEventParticipants', { id })).body.data;
    expect(participants).toMatchObject([{ person: { name: 'Rina Wati', email, isGuest: true } }]);
    expect((await inProcess(admin).ok('getCheckInList', { id })).body.people).toMatchObject([
      [expect.any(String), 'Rina Wati', null, true, 0],
    ]);
    expect(await auditEntriesOf('event-registration.register')).toMatchObject([{ actorName: 'Rina Wati' }]);
    const entries = (await valuesOf('ledger')).filter(({ income }) => income === 'event');
    expect(entries).toMatchObject([{ payer: { name: 'Rina Wati' } }]);
  });

  test('is confirmed by the money of a statement without a proof', async () => {
    const { id, admin } = await openGuestEvent(1);
    const code = await registerGuest(id);
    const bill = (await visitor.ok('getGuestBill', { code })).body;
    await storeLines(
      statementOf(credit(bill.amount, `RINA ${bill.code}`, { date: '2026-11-20' })),
      sourceOf(),
    );
    expect((await placeOf(code)).registration?.own).toMatchObject({ payment: 'waiting' });
    await inProcess(admin).ok('approveEventPayment', { id: bill.code });
    expect((await placeOf(code)).registration?.own).toMatchObject({ state: 'confirmed' });
    await requireConsistent();
  });

  test('gets the same reply for each address, and no registration changes', async () => {
    const { id } = await openGuestEvent(2);
    const member = await makeMember({ status: 'active' });
    for (const address of [email, member.email, email])
      expect((await visitor.ok('requestGuestPlace', { id, name: 'X', email: address })).body).toEqual(
        requested,
      );
    expect(await mailsOf('event-guest-account')).toMatchObject([{ to: member.email, userId: member.id }]);
    expect(await mailsOf('event-guest-link')).toMatchObject([
      { to: email, userId: null, data: { name: '' } },
      { to: email },
    ]);
    expect((await valuesOf('eventGuests')).map((guest) => guest.email)).toEqual([email]);
  });

  test('gets the link again after the registration, and the confirmed name stays', async () => {
    const { id } = await openGuestEvent(2);
    const code = await registerGuest(id);
    expect(await requestPlace(id, email, 'Orang Lain')).toBe(code);
    expect((await placeOf(code)).guest.name).toBe('Rina Wati');
    expect(await mailsOf('event-guest-link')).toHaveLength(2);
  });

  test('is refused where only accounts register, and while the registration is closed', async () => {
    const { id, admin } = await openGuestEvent(2, { memberPrice: '150.000' });
    const request = { id, name: 'Rina', email };
    const registration = async () =>
      (await visitor.ok('getEventRegistration', { id })).body.registration?.allowsGuests;
    expect(await registration()).toBe(false);
    expect((await visitor.refused('requestGuestPlace', request)).body.message).toBe(
      'Acara ini hanya untuk pemilik akun. Masuk, lalu daftar.',
    );
    await saveGuestSettings(admin, id, 2, { publicPrice: '0', allowsGuests: false });
    expect(await registration()).toBe(false);
    await visitor.refused('requestGuestPlace', request);
    await saveGuestSettings(admin, id, 2, { publicPrice: '0' });
    expect(await registration()).toBe(true);
    const code = await requestPlace(id);
    freezeClock(jakarta('2026-12-09T17:00'));
    expect((await visitor.refused('registerGuest', { code })).body.message).toBe(
      'Pendaftaran acara ini sudah ditutup.',
    );
    await visitor.refused('requestGuestPlace', request);
    expect(await valuesOf('eventRegistrations')).toEqual([]);
  });

  test('joins the waiting list of a full event, and sees the position on the page', async () => {
    const { id } = await openGuestEvent(1, { publicPrice: '0' });
    const code = await requestPlace(id);
    await registerGuest(id, 'budi@example.org', 'Budi');
    expect((await visitor.ok('registerGuest', { code })).body.message).toBe(
      'Semua tempat sudah terisi. Anda di urutan ke-1 daftar tunggu.',
    );
    const { registration } = await placeOf(code);
    expect(registration).toMatchObject({ state: 'full', own: null, ownEntry: { position: 1 } });
    await visitor.ok('deleteGuest', { code });
    expect(await valuesOf('eventWaiting')).toEqual([]);
    await requireConsistent();
  });

  test('answers the questions of the event before the registration', async () => {
    const { id, admin } = await openGuestEvent(1, { publicPrice: '0' });
    const questions = [{ text: 'Ukuran kaus', kind: 'text', isRequired: true } as const];
    await inProcess(admin).ok('saveEventQuestions', { id, questions });
    const code = await requestPlace(id);
    const [question] = (await placeOf(code)).asked.questions;
    expect((await visitor.refused('registerGuest', { code })).body.message).toMatch(/Jawab dulu/);
    const answers = [{ question: question?._id ?? '', value: 'L' }];
    await visitor.ok('saveGuestAnswers', { code, answers });
    await visitor.ok('registerGuest', { code });
    expect((await inProcess(admin).ok('listEventParticipants', { id })).body.data).toMatchObject([
      { answers: [{ question: 'Ukuran kaus', value: 'L' }] },
    ]);
  });

  test('cancels an unpaid place, but not one whose payment waits', async () => {
    const { id } = await openGuestEvent(1);
    const code = await registerGuest(id);
    await visitor.ok('cancelGuestPlace', { code });
    await visitor.ok('cancelGuestPlace', { code });
    expect((await placeOf(code)).registration).toMatchObject({ freePlaces: 1, own: null });
    await visitor.ok('registerGuest', { code });
    await visitor.ok('payGuestPlace', { code, paymentProof: await proof() });
    await visitor.refused('cancelGuestPlace', { code });
    await requireConsistent();
  });

  test('loses an unpaid place after its time, and a mail leads back to the page', async () => {
    const server = await startMailServer();
    const { id } = await openGuestEvent(1);
    const code = await registerGuest(id);
    freezeClock(jakarta('2026-11-22T10:01'));
    await sweep();
    await sendMails();
    expect((await placeOf(code)).registration?.own).toBeNull();
    expect(linkIn(mailTo(server, email))).toBe(`/acara/tempat#${code}`);
    await requireConsistent();
  });
});

describe('the code of a link', () => {
  test('that was changed, or belongs to a deleted guest, shows nothing', async () => {
    const { id } = await openGuestEvent(2, { publicPrice: '0' });
    const code = await registerGuest(id);
    const other = await registerGuest(id, 'budi@example.org', 'Budi');
    const [registration = '', createdAt = ''] = code.split('.');
    const signature = other.split('.').at(-1);
    for (const wrong of ['x', `${code}x`, `${registration}.${createdAt}.${signature}`, code.toUpperCase()])
      expect((await visitor.refused('getGuestPlace', { code: wrong })).body.code).toBe('invalid-code');
    await visitor.ok('deleteGuest', { code });
    expect((await visitor.refused('getGuestPlace', { code })).body.code).toBe('gone');
    // Also after the same person requests a place again.
    freezeClock(jakarta('2026-11-20T10:05'));
    await requestPlace(id);
    expect((await visitor.refused('registerGuest', { code })).body.code).toBe('gone');
    expect((await placeOf(other)).guest.name).toBe('Budi');
  });

  test('is limited for each network, and requests for each address', async () => {
    const { id } = await openGuestEvent(2, { publicPrice: '0' });
    const code = await requestPlace(id);
    vi.stubEnv('GUEST_CALLS_PER_ADDRESS', '1');
    vi.stubEnv('GUEST_REQUESTS_PER_EMAIL', '2');
    await visitor.ok('getGuestPlace', { code });
    expect((await visitor.refused('getGuestPlace', { code })).status).toBe(429);
    await requestPlace(id);
    const again = { id, name: 'Rina', email };
    expect((await visitor.refused('requestGuestPlace', again)).status).toBe(429);
    await requestPlace(id, 'budi@example.org');
  });
});

describe('the price of a guest', () => {
  test('of a member is refused over HTTP, also with ids of members', async () => {
    const { id } = await openGuestEvent(9, {
      institutionPrice: '100.000',
      memberPrice: '150.000',
      publicPrice: '200.000',
    });
    const member = await makeMember({ status: 'active' });
    const code = await requestPlace(id);
    const { memberNumber } = await storedDocument('users', member.id);
    for (const priceKind of ['member', 'institution'] as const)
      for (const seenAmount of ['100000', '150000', undefined])
        await as(undefined, hosting).refused('registerGuest', {
          code,
          priceKind,
          ...(seenAmount === undefined ? {} : { seenAmount }),
          ...{ user: member.id, memberNumber, price: 0, validUntil: '2030-01-01T00:00:00.000Z' },
        });
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    await visitor.ok('registerGuest', { code });
    expect(await valuesOf('eventRegistrations')).toMatchObject([{ priceKind: 'public', price: 200_000 }]);
  });
});

test('of 14 visitors on three paid places, three get a place and a bill each, and eleven wait', async () => {
  const { id } = await openGuestEvent(3);
  const codes = [];
  for (let at = 0; at < 14; at += 1) codes.push(await requestPlace(id, `tamu${at}@example.org`));
  const replies = await Promise.all(codes.map((code) => visitor.call('registerGuest', { code })));
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await valuesOf('eventRegistrations')).toHaveLength(3);
  expect(await valuesOf('eventWaiting')).toHaveLength(11);
  await requireConsistent();
});

test('two clicks on the same link give one place', async () => {
  const { id } = await openGuestEvent(3);
  const code = await requestPlace(id);
  const replies = await Promise.all([1, 2, 3].map(() => visitor.call('registerGuest', { code })));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await valuesOf('eventRegistrations')).toHaveLength(1);
  expect(await mailsOf('event-held')).toHaveLength(1);
  await requireConsistent();
});

describe('the data of a guest', () => {
  test('are deleted by the guest, with the free place and its answers', async () => {
    const { id } = await openGuestEvent(1, { publicPrice: '0' });
    const code = await registerGuest(id);
    await visitor.ok('deleteGuest', { code });
    for (const collection of ['eventGuests', 'eventRegistrations', 'eventAnswers'])
      expect(await valuesOf(collection)).toEqual([]);
    expect(await auditEntriesOf('event-guest.delete')).toMatchObject([{ targetId: id }]);
    expect(await valuesOf('removals')).toMatchObject([{ email }]);
    await requireConsistent();
  });

  test('stay while the books need the payment', async () => {
    const { id, admin } = await openGuestEvent(2);
    const code = await registerGuest(id);
    await payAsGuest(code, admin);
    expect((await visitor.refused('deleteGuest', { code })).body.message).toMatch(/pembukuan/);
    expect(await storedDocument('eventGuests', guestRegistrationId(id, email))).toMatchObject({ email });
  });
});
