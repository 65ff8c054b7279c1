import { expect, test, vi } from 'vitest';
import { store } from '../../../../functions/src/data/batch.ts';
import { sendEventNotices } from '../../../../functions/src/model/maintenance/events/event-notices.ts';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import { auditEntriesOf, everythingButAudit, mailsOf, valuesOf } from '../../../support/assertions/stores.ts';
import {
  makeActiveMember,
  makePaidPlace,
  openPaidEvent,
} from '../../../support/factories/events/paid-places.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const run = () => runToEnd(sendEventNotices, defaultJobOptions);

const billOf = async (id: string, who: Person) => (await inProcess(who).ok('getOwnEventBill', { id })).body;

/** Registers 50 further people, so that a cancellation needs two batches. */
async function addFreePlaces(event: string): Promise<void> {
  const firestore = await database();
  const writer = firestore.bulkWriter({ throttling: false });
  for (let index = 0; index < 50; index += 1) {
    const user = `orang${String(index).padStart(4, '0')}`;
    const registration = `${event}${user}`;
    void writer.set(firestore.doc(`users/${user}`), { name: user, email: `${user}@example.org` });
    void writer.set(firestore.doc(`eventPlaces/p${user}`), {
      event,
      isFree: false,
      position: 0.5,
      registration,
    });
    void writer.set(firestore.doc(`eventRegistrations/${registration}`), {
      event,
      user,
      state: 'confirmed',
      price: 0,
      bill: null,
      place: `p${user}`,
      registeredAt: jakarta('2026-02-28T10:00'),
      eventEndsAt: jakarta('2026-03-20T16:00'),
    });
  }
  await writer.close();
  await firestore.doc(`eventSettings/${event}`).update({ places: 54, 'pools.general': 54 });
}

test('a cancelled event frees all places and opens each refund once, also after an interruption', async () => {
  const { id, admin } = await openPaidEvent(4);
  const [paid, held, waiting] = [
    await makeActiveMember(),
    await makeActiveMember('Budi Santoso'),
    await makeActiveMember('Dewi Lestari'),
  ];
  const { code, amount } = await makePaidPlace(id, paid, admin);
  for (const member of [held, waiting]) await inProcess(member).ok('registerForEvent', { id });
  await inProcess(waiting).ok('payForEvent', { id, paymentProof: await proof() });
  const waitingBill = await billOf(id, waiting);
  await addFreePlaces(id);
  await inProcess(admin).ok('cancelEvent', { id, reason: 'Banjir' });
  const commit = store.commit.bind(store);
  let writes = 0;
  vi.spyOn(store, 'commit').mockImplementation(async (operations) => {
    writes += 1;
    expect(operations.length).toBeLessThan(500);
    const result = await commit(operations);
    if (writes === 2) throw new Error('killed');
    return result;
  });
  expect((await run()).failures).toHaveLength(1);
  vi.mocked(store.commit).mockRestore();
  freezeClock(jakarta('2026-03-01T10:15'));
  await run();
  await run();
  expect(await valuesOf('eventRegistrations')).toEqual([]);
  expect(new Set((await valuesOf('eventPlaces')).map(({ isFree }) => isFree))).toEqual(new Set([true]));
  expect(await valuesOf('eventRefunds')).toMatchObject([
    { user: paid.id, amount, reason: 'event', note: 'Banjir', state: 'needs-account' },
  ]);
  const mails = await mailsOf('event-cancelled');
  expect(mails).toHaveLength(53);
  expect(mails.find(({ to }) => to === paid.email)).toMatchObject({ data: { refund: amount } });
  expect(mails.find(({ to }) => to === held.email)).toMatchObject({ data: { refund: 0 } });
  expect((await valuesOf('bills')).map(({ state }) => state).sort()).toEqual([
    'closed',
    'expired',
    'expired',
  ]);
  expect(await auditEntriesOf('event-registration.remove')).toHaveLength(53);
  await requireConsistent();
  expect((await inProcess(paid).ok('listOwnEventRefunds', {})).body.data).toMatchObject([
    { _id: code, amount },
  ]);

  // The proof that waited can only be accepted to return its money.
  const { body: review } = await inProcess(admin).ok('getComparedEventPaymentReview', {
    id: waitingBill.code,
  });
  const decision = { id: waitingBill.code, paymentId: review.payment._id, reviewToken: review.reviewToken };
  const refused = await inProcess(admin).refused('approveEventPayment', decision);
  expect(refused.body).toEqual({
    code: 'no-place-free',
    message: 'Acara ini sudah dibatalkan. Terima uangnya, lalu kembalikan.',
  });
  await inProcess(admin).ok('refundEventPayment', decision);
  expect((await valuesOf('eventRefunds')).map(({ user }) => user).sort()).toEqual(
    [paid.id, waiting.id].sort(),
  );
  await requireConsistent();
});

/** Pays a place by a statement after it was released, while another member has the only place. */
async function makeLateMoney() {
  const { id, admin } = await openPaidEvent(1);
  const [late, other] = [await makeActiveMember(), await makeActiveMember('Budi Santoso')];
  await inProcess(late).ok('registerForEvent', { id });
  const bill = await billOf(id, late);
  await inProcess(late).ok('cancelEventRegistration', { id });
  await inProcess(other).ok('registerForEvent', { id });
  await storeLines(statementOf(credit(bill.amount, `SITI ${bill.code}`, { date: '2026-03-01' })), sourceOf());
  return { id, admin, late, other, bill };
}

test('late money without a free place is accepted and returned in one batch', async () => {
  const { admin, late, bill } = await makeLateMoney();
  const before = await everythingButAudit();
  expect((await inProcess(admin).refused('approveEventPayment', { id: bill.code })).body.code).toBe(
    'no-place-free',
  );
  expect(await everythingButAudit()).toEqual(before);
  expect((await inProcess(admin).ok('refundEventPayment', { id: bill.code })).body.changed).toBe(true);
  expect((await inProcess(admin).ok('refundEventPayment', { id: bill.code })).body.changed).toBe(false);
  const [refund] = await valuesOf('eventRefunds');
  expect(refund).toMatchObject({ user: late.id, amount: bill.amount, reason: 'late' });
  const income = (await valuesOf('ledger')).filter((entry) => entry.income === 'event');
  expect(income).toMatchObject([{ kind: 'manual', bill: bill.code }]);
  expect(await mailsOf('event-refund-opened')).toMatchObject([
    { to: late.email, data: { amount: bill.amount, payment: refund?.payment } },
  ]);
  expect(await auditEntriesOf('event-payment.refund')).toMatchObject([
    { actorId: admin.id, details: { bill: bill.code, amount: bill.amount } },
  ]);
  await requireConsistent();
});

test('money of a released place is returned to a person who has another place', async () => {
  const { id, admin, late, other, bill } = await makeLateMoney();
  await inProcess(other).ok('cancelEventRegistration', { id });
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-02-01T08:00',
    closesAt: '2026-03-19T17:00',
    places: '1',
    memberPrice: '200000',
    basedOn: (await inProcess(admin).ok('getWrittenEventRegistration', { id })).body.settings?.updatedAt,
  });
  await inProcess(late).ok('registerForEvent', { id });
  expect((await billOf(id, late)).code).not.toBe(bill.code);
  const { body } = await inProcess(admin).refused('approveEventPayment', { id: bill.code });
  expect(body.message).toBe('Orang ini sudah memiliki tempat dengan tagihan lain. Kembalikan uangnya.');
  await inProcess(admin).ok('refundEventPayment', { id: bill.code });
  expect(await valuesOf('eventRegistrations')).toMatchObject([{ user: late.id, state: 'held' }]);
  await requireConsistent();
});

test('money of a place that is held again is not returned', async () => {
  const { id, admin, late, other, bill } = await makeLateMoney();
  await inProcess(other).ok('cancelEventRegistration', { id });
  const second = await inProcess(late).ok('registerForEvent', { id });
  expect(second.body.message).toMatch(/^Tempat Anda ditahan/);
  // Registering again reopens the same bill, so its money belongs to the held place.
  expect((await billOf(id, late)).code).toBe(bill.code);
  const before = await everythingButAudit();
  const { body } = await inProcess(admin).refused('refundEventPayment', { id: bill.code });
  expect(body.message).toBe('Tempatnya masih ditahan. Setujui pembayarannya.');
  expect(await everythingButAudit()).toEqual(before);
  await inProcess(admin).ok('approveEventPayment', { id: bill.code });
  await requireConsistent();
});

test('of two admins who approve and return the same money, one decides', async () => {
  const { id, admin, other, bill } = await makeLateMoney();
  await inProcess(other).ok('cancelEventRegistration', { id });
  const second = await makeAdmin();
  const replies = await Promise.all([
    inProcess(admin).call('approveEventPayment', { id: bill.code }),
    inProcess(second).call('refundEventPayment', { id: bill.code }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await requireConsistent();
});
