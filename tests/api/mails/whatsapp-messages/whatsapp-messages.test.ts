import type { WhatsappPurpose } from 'contract/rules/people/whatsapp';
import { formatDate } from 'contract/text/dates';
import { describe, expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import {
  auditEntriesOf,
  changeDocument,
  everything,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { openDoors } from '../../../support/factories/events/event-doors.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const phoneNumber = '+6281234567890';
const allow = (member: Person, purpose: WhatsappPurpose) =>
  as(member).ok('chooseWhatsappConsent', { purpose, wanted: true });
const consentsOf = async (member: Person) => (await as(member).ok('getWhatsappConsents', {})).body.consents;
const makeEnding = (days: number, record: object = {}) =>
  makeMember({ status: 'active', record: { validUntil: inDays(days), phoneNumber, ...record } });

describe('a consent', () => {
  test('is given and withdrawn by the member for one purpose, with its times', async () => {
    const member = await makeMember();
    expect(await consentsOf(member)).toEqual([]);
    await allow(member, 'bill');
    const given = { purpose: 'bill', at: expect.any(String), withdrawnAt: null, source: '' };
    expect(await consentsOf(member)).toEqual([given]);
    const before = await everything();
    await allow(member, 'bill');
    expect(await everything()).toEqual(before);
    await as(member).ok('chooseWhatsappConsent', { purpose: 'bill', wanted: false });
    expect(await consentsOf(member)).toEqual([{ ...given, withdrawnAt: expect.any(String) }]);
    expect(await storedDocument('users', member.id)).toMatchObject({ whatsappFor: [] });
    expect(await auditEntriesOf('whatsapp.allow')).toMatchObject([
      { actorId: member.id, targetId: member.id },
    ]);
    expect(await auditEntriesOf('whatsapp.withdraw')).toHaveLength(1);
  });

  test('is recorded by an admin with its source, which is required', async () => {
    const [admin, member] = [await makeAdmin(), await makeMember()];
    const decision = {
      id: member.id,
      purpose: 'event',
      decision: 'give',
      source: 'Formulir 5 Maret',
    } as const;
    await as(admin).ok('recordWhatsappConsent', decision);
    expect((await as(admin).ok('getUserWhatsappConsents', { id: member.id })).body.consents).toEqual([
      { purpose: 'event', at: expect.any(String), withdrawnAt: null, source: 'Formulir 5 Maret' },
    ]);
    expect(await auditEntriesOf('whatsapp.allow')).toMatchObject([
      { actorId: admin.id, targetId: member.id, details: { purpose: 'event', source: 'Formulir 5 Maret' } },
    ]);
    const before = await everything();
    const { body } = await as(admin).refused('recordWhatsappConsent', { ...decision, source: ' ' });
    expect(body.fields).toEqual({ source: 'Wajib diisi.' });
    const unknown = { ...decision, id: 'unknownAccountId' };
    expect((await as(admin).refused('recordWhatsappConsent', unknown)).body.code).toBe('not-found');
    expect(await everything()).toEqual(before);
  });
});

describe('the queue', () => {
  test('has members whose membership ends soon, if they consented and have a number', async () => {
    const admin = await makeAdmin();
    const [later, soon] = [await makeEnding(20), await makeEnding(5)];
    const [mute, withdrawn, numberless, far] = [
      await makeEnding(6),
      await makeEnding(7),
      await makeEnding(8, { phoneNumber: 'tidak ada' }),
      await makeEnding(60),
    ];
    for (const member of [later, soon, withdrawn, numberless, far]) await allow(member, 'expiry');
    await allow(mute, 'bill');
    await as(withdrawn).ok('chooseWhatsappConsent', { purpose: 'expiry', wanted: false });
    const { body } = await as(admin).ok('listWhatsappQueue', { purpose: 'expiry' });
    expect([body.data.map(({ _id }) => _id), body.done]).toEqual([[soon.id, later.id], 0]);
    const text = `Yth. ${soon.name}, keanggotaan SISINDO Anda berlaku sampai ${formatDate(inDays(5))}. Perpanjang di:\nhttps://sisindo.example.org/membership/renew\nBalas BERHENTI bila tidak ingin menerima pesan seperti ini.`;
    expect(body.data[0]).toEqual({
      _id: soon.id,
      name: soon.name,
      text,
      link: `https://wa.me/6281234567890?text=${encodeURIComponent(text)}`,
      occasion: expect.stringMatching(/^\d{8}$/),
    });
  });

  test('continues after marks of any admin, and no person gets a second message for one occasion', async () => {
    const [admin, other, member] = [await makeAdmin(), await makeAdmin(), await makeEnding(5)];
    const next = await makeEnding(9);
    for (const one of [member, next]) await allow(one, 'expiry');
    const queue = async () => (await as(other).ok('listWhatsappQueue', { purpose: 'expiry' })).body;
    const [first] = (await queue()).data;
    const mark = { id: member.id, purpose: 'expiry', occasion: String(first?.occasion) } as const;
    const marks = await Promise.all(
      [admin, other, admin, other].map(async (who) => {
        const { body } = await inProcess(who).ok('markWhatsappMessage', { ...mark, outcome: 'sent' });
        return body.changed;
      }),
    );
    expect(marks.filter(Boolean)).toHaveLength(1);
    expect(await queue()).toMatchObject({ data: [{ _id: next.id }], done: 1 });
    const skipped = {
      id: next.id,
      purpose: 'expiry',
      occasion: String((await queue()).data[0]?.occasion),
    } as const;
    const { body } = await as(admin).ok('markWhatsappMessage', { ...skipped, outcome: 'skipped' });
    expect(body).toEqual({ message: 'Dilewati.', changed: true });
    expect(await queue()).toEqual({ data: [], done: 2 });
    expect(await auditEntriesOf('whatsapp.send')).toMatchObject([{ targetId: member.id }]);
    expect(JSON.stringify(await valuesOf('whatsappSends'))).not.toContain('6281234567890');

    // Another end of the membership is another occasion.
    await changeDocument('users', member.id, { validUntil: inDays(12) });
    expect((await queue()).data.map(({ _id }) => _id)).toEqual([member.id]);
    freezeClock(inDays(401));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ whatsappSends: 2 });
  });

  test('has payers of open bills, once for each bill', async () => {
    const [admin, member] = [await makeAdmin(), await makeEnding(20)];
    const { code } = (await as(member).ok('openBill', {})).body;
    const queue = async () => (await as(admin).ok('listWhatsappQueue', { purpose: 'bill' })).body.data;
    expect(await queue()).toEqual([]);
    await allow(member, 'bill');
    const [row] = await queue();
    expect(row).toMatchObject({ _id: member.id, occasion: code });
    expect(row?.text).toMatch(/tagihan sebesar Rp\s?149\.\d{3} jatuh tempo/);
    await as(admin).ok('markWhatsappMessage', {
      id: member.id,
      purpose: 'bill',
      occasion: code,
      outcome: 'sent',
    });
    expect(await queue()).toEqual([]);
  });

  test('has participants of an event, again after its location changed', async () => {
    const { id, members } = await openDoors(2);
    const [member] = members as [Person];
    await changeDocument('users', member.id, { phoneNumber });
    await allow(member, 'event');
    const admin = await makeAdmin();
    const queue = async () =>
      (await as(admin).ok('listWhatsappQueue', { purpose: 'event', event: id })).body.data;
    const [row] = await queue();
    expect(row).toMatchObject({ _id: member.id, text: expect.stringContaining('acara Lokakarya diadakan') });
    const mark = {
      id: member.id,
      purpose: 'event',
      occasion: String(row?.occasion),
      outcome: 'sent',
    } as const;
    await as(admin).ok('markWhatsappMessage', mark);
    expect(await queue()).toEqual([]);
    await changeDocument('events', id, { location: 'Gedung lain' });
    expect((await queue())[0]?.text).toContain('Gedung lain');
    const missing = await as(admin).refused('listWhatsappQueue', { purpose: 'event' });
    expect(missing.body.fields).toEqual({ event: 'Wajib diisi.' });
  });

  test('refuses a mark after the member withdrew the consent', async () => {
    const [admin, member] = [await makeAdmin(), await makeEnding(5)];
    const before = await everything();
    const mark = { id: member.id, purpose: 'expiry', occasion: '20261231', outcome: 'sent' } as const;
    expect((await as(admin).refused('markWhatsappMessage', mark)).body.code).toBe('wrong-status');
    expect(await everything()).toEqual(before);
  });
});
