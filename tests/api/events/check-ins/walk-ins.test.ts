import { describe, expect, test } from 'vitest';
import { sendMails } from '../../../../functions/src/jobs/send-mails.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  guestCodeOf,
  openGuestEvent,
  placeOf,
  requestPlace,
  visitor,
} from '../../../support/factories/events/event-guests.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const prices = { memberPrice: '150.000', publicPrice: '200.000' };

const makeActive = () =>
  makeMember({ status: 'active', record: { name: 'Siti Aminah', validUntil: jakarta('2027-06-30T10:00') } });

describe('an admin adds', () => {
  test('the account of an address at its live price, also after the registration was closed', async () => {
    const { id, admin } = await openGuestEvent(2, prices);
    const [member, lapsed] = [await makeActive(), await makeMember({ status: 'expired' })];
    await inProcess(admin).ok('saveEventRegistration', {
      id,
      opensAt: '2026-11-01T08:00',
      closesAt: '2026-11-19T17:00',
      places: '2',
      ...prices,
    });
    const { body } = await inProcess(admin).ok('addParticipant', { id, email: member.email });
    expect(await storedDocument('eventRegistrations', body._id)).toMatchObject({
      user: member.id,
      priceKind: 'member',
      price: 150_000,
      state: 'held',
    });
    const request = { id, participant: body._id };
    const place = (await inProcess(admin).ok('getParticipantPlace', request)).body;
    expect(place).toMatchObject({ name: 'Siti Aminah', bill: { fee: 150_000 }, ticket: null, waiver: null });
    expect(await mailsOf('event-held')).toMatchObject([{ to: member.email, userId: member.id }]);
    expect(await auditEntriesOf('event-registration.add')).toMatchObject([
      { actorId: admin.id, targetId: id, people: [admin.id, id, member.id] },
    ]);
    const refused = { id, email: lapsed.email, priceKind: 'member' } as const;
    await inProcess(admin).refused('addParticipant', refused);
    await inProcess(admin).ok('addParticipant', { id, email: lapsed.email });
    expect((await valuesOf('eventRegistrations')).map(({ price }) => price).sort()).toEqual([
      150_000, 200_000,
    ]);
    await requireConsistent();
  });

  test('a person without an address, who pays by the bill on screen and gets the ticket there', async () => {
    const { id, admin } = await openGuestEvent(1, prices);
    const { body } = await inProcess(admin).ok('addParticipant', { id, name: 'Rina Wati', email: '' });
    const request = { id, participant: body._id };
    const { bill } = (await inProcess(admin).ok('getParticipantPlace', request)).body;
    const line = credit(bill?.amount ?? 0, `RINA ${bill?.code}`, { date: '2026-11-20' });
    await storeLines(statementOf(line), sourceOf());
    await inProcess(admin).ok('approveEventPayment', { id: bill?.code ?? '' });
    const place = (await inProcess(admin).ok('getParticipantPlace', request)).body;
    expect(place).toMatchObject({ state: 'confirmed', bill: null, ticket: { holder: 'Rina Wati' } });
    expect(await valuesOf('outbox')).toEqual([]);
    await requireConsistent();
  });

  test('a guest without payment only with a reason, which the audit log stores', async () => {
    const { id, admin } = await openGuestEvent(2, prices);
    const waiver = 'Pembicara tamu';
    const guest = { id, name: 'Rina Wati', email: 'rina@example.org' };
    const { body } = await inProcess(admin).ok('addParticipant', { ...guest, waiver });
    expect(await storedDocument('eventRegistrations', body._id)).toMatchObject({
      state: 'confirmed',
      price: 0,
      bill: null,
      waiver,
    });
    expect(await auditEntriesOf('event-registration.add')).toMatchObject([{ details: { reason: waiver } }]);
    const code = await guestCodeOf(id, 'rina@example.org');
    expect((await placeOf(code)).ticket).toMatchObject({ holder: 'Rina Wati' });
    freezeClock(jakarta('2026-11-20T10:01'));
    await sendMails();
    expect(await mailsOf('event-registered')).toMatchObject([{ to: 'rina@example.org' }]);
    await requireConsistent();
  });

  test('a visitor whose request waits for its confirmation', async () => {
    const { id, admin } = await openGuestEvent(2, prices);
    const code = await requestPlace(id);
    await inProcess(admin).ok('addParticipant', { id, name: 'Rina W.', email: 'rina@example.org' });
    expect(await placeOf(code)).toMatchObject({
      guest: { name: 'Rina W.', isConfirmed: true },
      registration: { own: { state: 'held' } },
    });
    await requireConsistent();
  });

  test('no person twice, none beyond the places, and no guest without a name', async () => {
    const { id, admin } = await openGuestEvent(1, prices);
    const guest = { id, name: 'Rina Wati', email: 'rina@example.org' };
    expect((await inProcess(admin).refused('addParticipant', { id, name: '' })).body.fields).toEqual({
      name: expect.any(String),
    });
    await inProcess(admin).ok('addParticipant', guest);
    const before = await everythingButAudit();
    expect((await inProcess(admin).refused('addParticipant', guest)).body.message).toBe(
      'Rina Wati sudah terdaftar di acara ini.',
    );
    expect((await inProcess(admin).refused('addParticipant', { id, name: 'Budi' })).body).toMatchObject({
      code: 'no-place-free',
      message: 'Tidak ada tempat lagi di antara 1 tempat. Tambah tempat dulu.',
    });
    expect(await everythingButAudit()).toEqual(before);
    await requireConsistent();
  });
});

test('of two admins and a visitor on the last place, one gets it', async () => {
  const { id, admin } = await openGuestEvent(1, prices);
  const [other, code] = [await makeAdmin(), await requestPlace(id)];
  const replies = await Promise.all([
    inProcess(admin).call('addParticipant', { id, name: 'Budi' }),
    inProcess(other).call('addParticipant', { id, name: 'Dewi' }),
    visitor.call('registerGuest', { code }),
  ]);
  expect(replies.every(({ status }) => status < 500)).toBe(true);
  expect(await valuesOf('eventRegistrations')).toHaveLength(1);
  await requireConsistent();
});

test('bill and ticket of a participant belong to the event of the path', async () => {
  const { id, admin } = await openGuestEvent(1, prices);
  const { body } = await inProcess(admin).ok('addParticipant', { id, name: 'Budi' });
  const other = await openGuestEvent(1, prices);
  const request = { id: other.id, participant: body._id };
  expect((await inProcess(admin).refused('getParticipantPlace', request)).status).toBe(404);
});
