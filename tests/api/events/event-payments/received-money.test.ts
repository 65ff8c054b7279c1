import { expect, test } from 'vitest';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  makeMemberInstitution,
  openGroupEvent,
  orderGroup,
} from '../../../support/factories/events/event-groups.ts';
import { openGuestEvent } from '../../../support/factories/events/event-guests.ts';
import { makeActive } from '../../../support/factories/events/open-event.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const prices = { memberPrice: '150.000', publicPrice: '200.000' };
const cash = { paidBy: 'cash', paidOn: '2026-11-20', amount: '200000', note: 'Tunai di pintu.' } as const;

/** Adds a person at the door, and returns the registration with its unpaid bill. */
async function addUnpaid(id: string, admin: Person, email = 'rina@example.org') {
  const { _id } = (await inProcess(admin).ok('addParticipant', { id, name: 'Rina Wati', email })).body;
  const { bill } = (await inProcess(admin).ok('getParticipantPlace', { id, participant: _id })).body;
  if (bill === null) throw new Error('The place has no bill.');
  return { registration: _id, bill };
}

test('cash for an unpaid place confirms it, with ledger entry, receipt, mail and audit entry', async () => {
  const { id, admin } = await openGuestEvent(2, prices);
  const { registration, bill } = await addUnpaid(id, admin);
  const { body, reads } = await inProcess(admin).ok('recordEventPayment', { id: bill.code, ...cash });
  expect(body.message).toBe('Pembayaran dicatat, dan tempatnya terdaftar.');
  expect(reads).toBeLessThanOrEqual(12);
  expect(await storedDocument('eventRegistrations', registration)).toMatchObject({
    state: 'confirmed',
    holdUntil: null,
    confirmedAt: jakarta('2026-11-20T10:00'),
  });
  const [payment] = await valuesOf('payments');
  expect(payment).toMatchObject({
    kind: 'event',
    state: 'approved',
    amount: 200_000,
    decidedBy: admin.id,
    manual: { paidBy: 'cash', paidOn: '2026-11-20', note: 'Tunai di pintu.' },
    receipt: { name: 'Rina Wati', number: expect.any(String) },
  });
  expect(await valuesOf('ledger')).toMatchObject([
    {
      kind: 'manual',
      income: 'event',
      date: '2026-11-20',
      event: { id },
      bill: bill.code,
      reason: 'Tunai di pintu.',
      postings: [
        { account: 'cash', amount: 200_000 },
        { account: 'events', amount: -200_000 },
      ],
    },
  ]);
  expect(await mailsOf('event-registered')).toMatchObject([{ to: 'rina@example.org' }]);
  expect(await auditEntriesOf('event-payment.record')).toMatchObject([
    {
      actorId: admin.id,
      targetId: id,
      details: { bill: bill.code, amount: 200_000, paidBy: 'cash', paidOn: '2026-11-20' },
    },
  ]);
  await requireConsistent();
});

test('a refund returns what was received, not the exact amount of the bill', async () => {
  const { id, admin } = await openGuestEvent(1, { ...prices, holdHours: '72' });
  const { registration, bill } = await addUnpaid(id, admin);
  await inProcess(admin).ok('recordEventPayment', { id: bill.code, ...cash });
  const cancellation = { id, registration, reason: 'Sakit.', percent: '100' };
  await inProcess(admin).ok('cancelEventPlace', cancellation);
  expect(await valuesOf('eventRefunds')).toMatchObject([{ amount: 200_000 }]);
  await requireConsistent();
});

test('the money of a combined bill is divided between place and dues, both in cash', async () => {
  const { id, admin } = await openGuestEvent(1, prices);
  const member = await makeMember({
    status: 'active',
    record: { name: 'Siti Aminah', validUntil: jakarta('2026-12-01T10:00') },
  });
  const choice = { priceKind: 'member', seenAmount: 300_000, withRenewal: true } as const;
  await inProcess(member).ok('registerForEvent', { id, ...choice });
  const { code } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
  await inProcess(admin).ok('recordEventPayment', { id: code, ...cash, amount: '300000' });
  const payments = (await valuesOf('payments')).filter(({ manual }) => manual !== undefined);
  expect(payments.map(({ kind, amount }) => [kind, amount]).sort()).toEqual([
    ['event', 150_000],
    ['renewal', 150_000],
  ]);
  const paid = (await valuesOf('ledger')).flatMap(({ postings }) => postings as { account: string }[]);
  expect(paid.filter(({ account }) => account === 'cash')).toHaveLength(2);
  expect(paid.filter(({ account }) => account === 'bank')).toHaveLength(0);
  await requireConsistent();
});

test('a place that is paid, released or waits for a decision, and wrong input, change nothing', async () => {
  const { id, admin } = await openGuestEvent(3, prices);
  const { bill } = await addUnpaid(id, admin);
  const [member, treasurer] = [await makeActive(), await makeAdmin({ duties: ['money'] })];
  const eventAdmin = await makeAdmin({ duties: ['events'] });
  await inProcess(member).ok('registerForEvent', { id, priceKind: 'member', seenAmount: 150_000 });
  await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
  const waiting = (await inProcess(member).ok('getOwnEventBill', { id })).body;
  const before = await everythingButAudit();
  const refusalOf = async (input: object, who = admin) =>
    (await inProcess(who).refused('recordEventPayment', { id: bill.code, ...cash, ...input })).body;
  expect((await refusalOf({ amount: '199000' })).fields).toHaveProperty('amount');
  expect((await refusalOf({ paidOn: '2026-11-21' })).fields).toEqual({ paidOn: 'Tanggalnya belum tiba.' });
  expect((await refusalOf({ note: '' })).fields).toHaveProperty('note');
  expect((await refusalOf({}, eventAdmin)).code).toBe('forbidden');
  expect((await refusalOf({}, member)).code).toBe('forbidden');
  expect((await refusalOf({ id: waiting.code, amount: '150000' })).message).toBe(
    'Pembayarannya menunggu keputusan. Setujui atau tolak dulu di Pembayaran Acara.',
  );
  expect(await everythingButAudit()).toEqual(before);
  await inProcess(treasurer).ok('recordEventPayment', { id: bill.code, ...cash });
  expect((await refusalOf({})).message).toBe('Tempat ini tidak menunggu pembayaran lagi.');
  await requireConsistent();
});

test('two admins who record the same cash, and a third who cancels the place, change it once', async () => {
  const { id, admin } = await openGuestEvent(1, prices);
  const { registration, bill } = await addUnpaid(id, admin);
  const other = await makeAdmin();
  const replies = await Promise.all([
    inProcess(admin).call('recordEventPayment', { id: bill.code, ...cash }),
    inProcess(other).call('recordEventPayment', { id: bill.code, ...cash }),
    inProcess(admin).call('cancelEventPlace', { id, registration, reason: 'Salah.' }),
  ]);
  expect(replies.every(({ status }) => status < 500)).toBe(true);
  expect((await valuesOf('payments')).length).toBeLessThan(2);
  await requireConsistent();
});

test.each([1, 2])('a process that dies at step %i records the money completely or not', async (step) => {
  const { id, admin } = await openGuestEvent(2, prices);
  for (const mode of ['before', 'crash-after'] as const) {
    const { bill } = await addUnpaid(id, admin, `${mode}@example.org`);
    await withFault(step, mode, () => inProcess(admin).ok('recordEventPayment', { id: bill.code, ...cash }));
    await requireConsistent();
  }
});

test('the date of the money decides its month, and a closed month is refused', async () => {
  const { id, admin } = await openGuestEvent(1, { ...prices, holdHours: '168' });
  const { bill } = await addUnpaid(id, admin);
  freezeClock(jakarta('2026-11-24T10:00'));
  await (await database()).doc('totals/ledger').set({ closedThrough: '2026-10' });
  const closed = { id: bill.code, ...cash, paidOn: '2026-10-31' };
  expect((await inProcess(admin).refused('recordEventPayment', closed)).body.code).toBe('month-closed');
  await inProcess(admin).ok('recordEventPayment', { id: bill.code, ...cash });
  expect(await valuesOf('ledger')).toMatchObject([{ date: '2026-11-20' }]);
  await requireConsistent();
});

test('cash for a group confirms all its places with one receipt of the institution', async () => {
  const { id, admin } = await openGroupEvent(6);
  const { coordinator, name } = await makeMemberInstitution(1);
  const group = await orderGroup(id, coordinator, 4);
  const [place] = await valuesOf('eventRegistrations');
  const participant = `${id}${place?.user}`;
  const request = { id, participant };
  const before = (await inProcess(admin).ok('getParticipantPlace', request)).body;
  expect(before).toMatchObject({ group: name, state: 'held', bill: { fee: 600_000 } });
  const code = before.bill?.code ?? '';
  await inProcess(admin).ok('recordEventPayment', { id: code, ...cash, amount: '600000' });
  expect(await storedDocument('eventGroups', group)).toMatchObject({ state: 'confirmed' });
  expect(
    (await valuesOf('eventRegistrations')).map(({ state, confirmedAt }) => [state, confirmedAt]),
  ).toEqual(Array(4).fill(['confirmed', jakarta('2026-11-20T10:00')]));
  const payments = (await valuesOf('payments')).filter(({ kind }) => kind === 'event');
  expect(payments).toMatchObject([{ amount: 600_000, receipt: { name } }]);
  expect((await inProcess(admin).ok('getParticipantPlace', request)).body).toMatchObject({ bill: null });
  await requireConsistent();
});
