import { describe, expect, test } from 'vitest';
import { users } from '../../../../functions/src/data/collections.ts';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  everythingButAudit,
  mailsOf,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeActive, openEvent, saveRegistration } from '../../../support/factories/events/open-event.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

const registrationOf = async (id: string, who: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration;

const decided = { code: 'wrong-status', message: 'Permintaan ini sudah diputuskan atau ditarik.' };

describe('an event with approval', () => {
  test('stores a request without place and bill, which an admin approves', async () => {
    const { id, admin } = await openEvent({ needsApproval: true, memberPrice: '150000' });
    const member = await makeActive();
    const { body } = await inProcess(member).ok('registerForEvent', { id, seenAmount: '150000' });
    expect(body.message).toBe('Permintaan Anda dikirim. Kami mengabari Anda lewat email setelah diputuskan.');
    await inProcess(member).ok('registerForEvent', { id });
    expect(await registrationOf(id, member)).toMatchObject({
      freePlaces: 1,
      needsApproval: true,
      own: null,
      ownEntry: { state: 'requested', position: null },
    });
    expect(await valuesOf('bills')).toEqual([]);
    expect((await inProcess(member).refused('getOwnEventBill', { id })).body.code).toBe('not-found');
    expect(await mailsOf('event-requested')).toMatchObject([{ to: member.email }]);
    const { data } = (await inProcess(admin).ok('listEventWaiting', { id, state: 'requested' })).body;
    expect(data).toMatchObject([{ person: { name: 'Siti Aminah' }, priceKind: 'member', position: null }]);
    const request = String(data[0]?._id);
    const approved = await inProcess(admin).ok('approveEventRequest', { id, request });
    expect(approved.body.message).toBe('Permintaan disetujui. Tempatnya ditahan sampai dibayar.');
    expect(await registrationOf(id, member)).toMatchObject({ own: { state: 'held' }, ownEntry: null });
    expect(await mailsOf('event-held')).toMatchObject([{ to: member.email }]);
    expect(await auditEntriesOf('event-request.send')).toHaveLength(1);
    expect(await auditEntriesOf('event-request.approve')).toMatchObject([
      { actorId: admin.id, targetId: id, details: { person: 'Siti Aminah', state: 'held' } },
    ]);
    const settled = await everythingButAudit();
    for (const refused of [
      await inProcess(admin).refused('approveEventRequest', { id, request }),
      await inProcess(admin).refused('rejectEventRequest', { id, request, reason: 'Terlambat.' }),
    ])
      expect(refused.body).toEqual(decided);
    expect(await everythingButAudit()).toEqual(settled);
    await requireConsistent();
  });

  test('moves an approved person to the waiting list when all places are reserved', async () => {
    const { id, admin } = await openEvent();
    const [first, second] = [await makeActive('Peserta 1'), await makeActive('Peserta 2')];
    await inProcess(first).ok('registerForEvent', { id });
    await saveRegistration(admin, id, { needsApproval: true });
    await inProcess(second).ok('registerForEvent', { id });
    const request = `${id}${second.id}`;
    const { body } = await inProcess(admin).ok('approveEventRequest', { id, request });
    expect(body.message).toBe(
      'Permintaan disetujui. Semua tempat terisi, jadi orang ini masuk daftar tunggu.',
    );
    expect(await registrationOf(id, second)).toMatchObject({ ownEntry: { state: 'waiting', position: 1 } });
    await inProcess(first).ok('cancelEventRegistration', { id });
    expect(await registrationOf(id, second)).toMatchObject({ ownEntry: { state: 'offered' } });
    // The approval counts: accepting the offer needs no other one.
    await inProcess(second).ok('registerForEvent', { id });
    expect(await registrationOf(id, second)).toMatchObject({ own: { state: 'confirmed' } });
    await requireConsistent();
  });

  test('refuses an approval without a free place if it has no waiting list', async () => {
    const { id, admin } = await openEvent();
    const [first, second] = [await makeActive('Peserta 1'), await makeActive('Peserta 2')];
    await inProcess(first).ok('registerForEvent', { id });
    await saveRegistration(admin, id, { needsApproval: true, hasWaitingList: false });
    await inProcess(second).ok('registerForEvent', { id });
    const before = await everything();
    const request = `${id}${second.id}`;
    expect((await inProcess(admin).refused('approveEventRequest', { id, request })).body.code).toBe(
      'no-place-free',
    );
    expect(await everything()).toEqual(before);
  });

  test('mails the reason of a rejection, and the person can ask again', async () => {
    const { id, admin } = await openEvent({ needsApproval: true });
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    const input = { id, request: `${id}${member.id}` };
    expect(
      (await inProcess(admin).refused('rejectEventRequest', { ...input, reason: '' })).body.fields,
    ).toEqual({
      reason: 'Wajib diisi.',
    });
    await inProcess(admin).ok('rejectEventRequest', { ...input, reason: 'Lokakarya ini untuk dosen.' });
    expect(await mailsOf('event-request-rejected')).toMatchObject([
      { to: member.email, data: { reason: 'Lokakarya ini untuk dosen.' } },
    ]);
    expect(await auditEntriesOf('event-request.reject')).toMatchObject([
      { actorId: admin.id, details: { reason: 'Lokakarya ini untuk dosen.' } },
    ]);
    expect(await registrationOf(id, member)).toMatchObject({ ownEntry: null });
    await inProcess(member).ok('registerForEvent', { id });
    expect(await registrationOf(id, member)).toMatchObject({ ownEntry: { state: 'requested' } });
    await inProcess(member).ok('leaveEventWaitingList', { id });
    expect((await inProcess(admin).refused('approveEventRequest', input)).body).toEqual(decided);
    await requireConsistent();
  });

  test('refuses the approval of a person whose membership ended after the request', async () => {
    const { id, admin } = await openEvent({ needsApproval: true });
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    await changeDocument('users', member.id, { isActive: 'expired', validUntil: new Date('2026-11-19') });
    expect((await users.getOrThrow(member.id)).data.isActive).toBe('expired');
    const refused = await inProcess(admin).refused('approveEventRequest', {
      id,
      request: `${id}${member.id}`,
    });
    expect(refused.body.message).toBe(
      'Keanggotaan orang ini tidak berlaku sampai hari acara. Minta ia memperpanjang, atau tolak.',
    );
    await requireConsistent();
  });

  test('accepts one decision of two admins, and gives the last place to one of two requests', async () => {
    const { id, admin } = await openEvent({ needsApproval: true });
    const [member, second, other] = [await makeActive(), await makeActive(), await makeAdmin()];
    for (const person of [member, second]) await inProcess(person).ok('registerForEvent', { id });
    const request = `${id}${member.id}`;
    const replies = await Promise.all([
      inProcess(admin).call('approveEventRequest', { id, request }),
      inProcess(other).call('rejectEventRequest', { id, request, reason: 'Terlambat.' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    await requireConsistent();
    await inProcess(member).ok('registerForEvent', { id });
    await Promise.all(
      (await valuesOf('eventWaiting')).map(({ user }) =>
        inProcess(admin).ok('approveEventRequest', { id, request: `${id}${user}` }),
      ),
    );
    expect(await valuesOf('eventRegistrations')).toHaveLength(1);
    expect(await valuesOf('eventWaiting')).toMatchObject([{ state: 'waiting' }]);
    await requireConsistent();
  });

  test('refuses requests of another event', async () => {
    const [one, other] = [await openEvent({ needsApproval: true }), await openEvent({ needsApproval: true })];
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id: one.id });
    const request = `${one.id}${member.id}`;
    const input = { id: other.id, request };
    expect((await inProcess(other.admin).refused('approveEventRequest', input)).status).toBe(404);
    expect(
      (await inProcess(other.admin).refused('rejectEventRequest', { ...input, reason: 'Salah.' })).status,
    ).toBe(404);
    expect(await valuesOf('eventWaiting')).toMatchObject([{ state: 'requested' }]);
  });
});

test('an event for which people wait cannot be deleted before its cancellation reached them', async () => {
  const { id, admin } = await openEvent({ needsApproval: true });
  const members = [await makeActive(), await makeActive()];
  for (const member of members) await inProcess(member).ok('registerForEvent', { id });
  const before = await everything();
  const refusal = async () => (await inProcess(admin).refused('deleteEvent', { id })).body;
  expect(await refusal()).toEqual({
    code: 'wrong-status',
    message: '2 orang menunggu tempat di acara ini. Batalkan acara dulu, supaya mereka diberi tahu.',
  });
  expect(await everything()).toEqual(before);
  await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
  expect((await refusal()).message).toContain('2 orang di daftar tunggu belum diberi tahu');
  await runToEnd(sendEventNotices, defaultJobOptions);
  expect(await mailsOf('event-cancelled')).toHaveLength(2);
  await inProcess(admin).ok('deleteEvent', { id });
});
