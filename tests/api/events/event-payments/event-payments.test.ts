import { describe, expect, test } from 'vitest';
import { sweep } from '../../../../functions/src/jobs/sweep.ts';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  documentsOf,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeEvent } from '../../../support/factories/content.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const today = '2026-11-20T10:00';

interface Prices {
  readonly memberPrice?: string;
  readonly memberEarly?: string;
  readonly publicPrice?: string;
  readonly studentPrice?: string;
  readonly institutionPrice?: string;
  readonly earlyUntil?: string;
  readonly holdHours?: string;
}

/** Stores an event on 10 December 2026 with an open registration, on 20 November at ten in Jakarta. */
async function openEvent(places: number, prices: Prices = { memberPrice: '150.000' }, hasWaitingList = true) {
  freezeClock(jakarta(today));
  const { id } = await makeEvent({
    title: 'Lokakarya data',
    startDate: jakarta('2026-12-10T09:00'),
    endDate: jakarta('2026-12-10T16:00'),
    createdAt: jakarta('2026-10-01T09:00'),
  });
  const admin = await makeAdmin();
  await inProcess(admin).ok('saveEventRegistration', {
    id,
    opensAt: '2026-11-01T08:00',
    closesAt: '2026-12-09T17:00',
    places: String(places),
    hasWaitingList,
    ...prices,
  });
  return { id, admin };
}

const makeActive = (name = 'Siti Aminah', validUntil = jakarta('2027-06-30T10:00')): Promise<Person> =>
  makeMember({ status: 'active', record: { name, validUntil } });

const ownOf = async (id: string, who: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration?.own;

const billOf = async (id: string, who: Person) => (await inProcess(who).ok('getOwnEventBill', { id })).body;

const waitingFor = async (admin: Person) => (await inProcess(admin).ok('listEventPayments', {})).body;

async function pay(id: string, who: Person): Promise<void> {
  await inProcess(who).ok('payForEvent', { id, paymentProof: await proof() });
}

describe('a place with a price', () => {
  test('is held with an exact bill, and confirmed by the approval of its proof', async () => {
    const { id, admin } = await openEvent(2);
    const member = await makeActive();
    const { body } = await inProcess(member).ok('registerForEvent', { id });
    expect(body.message).toBe(
      'Tempat Anda ditahan sampai 22 November 2026 pukul 10.00 WIB. Bayar sebelum itu.',
    );
    expect(await ownOf(id, member)).toEqual({
      state: 'held',
      price: { kind: 'member', amount: 150_000 },
      holdUntil: '2026-11-22T03:00:00.000Z',
      payment: 'due',
      rejectionReason: null,
      refund: null,
      orderedBy: null,
      transfer: null,
    });
    const bill = await billOf(id, member);
    expect(bill).toMatchObject({
      kind: 'event',
      event: 'Lokakarya data',
      fee: 150_000,
      years: 1,
      dueAt: '2026-11-22T03:00:00.000Z',
    });
    expect(bill.amount).toBe(150_000 - (bill.uniqueCode ?? 0));
    expect(await waitingFor(admin)).toMatchObject({ data: [], totalUsers: 0 });

    await pay(id, member);
    expect(await ownOf(id, member)).toMatchObject({ state: 'held', holdUntil: null, payment: 'waiting' });
    const { data } = await waitingFor(admin);
    expect(data).toMatchObject([
      {
        _id: bill.code,
        name: 'Siti Aminah',
        amount: bill.amount,
        needsReview: null,
        bankLine: null,
        event: { _id: id, title: 'Lokakarya data' },
      },
    ]);
    const { body: review } = await inProcess(admin).ok('getEventPaymentReview', { id: bill.code });
    expect(review).toMatchObject({
      payment: {
        kind: 'event',
        expectedAmount: bill.amount,
        bill: { code: bill.code, fee: 150_000 },
        event: { title: 'Lokakarya data', priceKind: 'member', hasPlace: true },
        validUntilIfApproved: null,
      },
      earlier: [{ kind: 'registration' }],
      reuses: [],
      isCompared: true,
    });
    const decision = { id: bill.code, paymentId: review.payment._id };
    expect((await inProcess(admin).ok('approveEventPayment', decision)).body).toEqual({
      message: 'Pembayaran acara disetujui.',
      changed: true,
    });
    expect((await inProcess(admin).ok('approveEventPayment', decision)).body.changed).toBe(false);
    expect(await ownOf(id, member)).toMatchObject({ state: 'confirmed', payment: 'paid' });
    expect(await waitingFor(admin)).toMatchObject({ data: [], totalUsers: 0 });
    const entries = (await valuesOf('ledger')).filter(({ income }) => income === 'event');
    expect(entries).toMatchObject([
      { kind: 'payment', date: '2026-11-20', bill: bill.code, payer: { name: 'Siti Aminah' }, period: null },
    ]);
    expect(entries[0]?.postings).toEqual(
      expect.arrayContaining([
        { account: 'bank', amount: bill.amount },
        { account: 'events', amount: -150_000 },
      ]),
    );
    expect(await mailsOf('event-registered')).toMatchObject([
      { to: member.email, data: { event: 'Lokakarya data', payment: review.payment._id } },
    ]);
    expect(await auditEntriesOf('event-payment.approve')).toMatchObject([
      { actorId: admin.id, targetName: 'Lokakarya data', people: [admin.id, id, member.id] },
    ]);
    expect(await auditEntriesOf('event-payment.request')).toMatchObject([
      { actorId: member.id, details: { bill: bill.code, amount: bill.amount } },
    ]);
    const own = (await inProcess(member).ok('listUserPayments', { id: member.id })).body.data;
    expect(own.filter(({ kind }) => kind === 'event')).toMatchObject([
      { event: 'Lokakarya data', state: 'approved', bill: bill.code },
    ]);
    const receipt = await inProcess(member).ok('getReceipt', { id: review.payment._id });
    expect(receipt.bytes.length).toBeGreaterThan(5_000);
    const money = (await inProcess(admin).ok('getMoneyOverview', {})).body;
    expect(money.months.find(({ month }) => month === '2026-11')?.received.event).toBe(bill.amount);
    await requireConsistent();
  });

  test('is confirmed by the money of a statement without a proof', async () => {
    const { id, admin } = await openEvent(1);
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    const bill = await billOf(id, member);
    await storeLines(
      statementOf(credit(bill.amount, `SITI AMINAH ${bill.code}`, { date: '2026-11-20' })),
      sourceOf(),
    );
    expect(await ownOf(id, member)).toMatchObject({ state: 'held', payment: 'waiting' });
    expect((await waitingFor(admin)).data).toMatchObject([
      { _id: bill.code, paymentId: null, needsReview: null, bankLine: { sen: bill.amount * 100 } },
    ]);
    const { body: review } = await inProcess(admin).ok('getEventPaymentReview', { id: bill.code });
    expect(review).toMatchObject({ payment: { _id: '' }, isCompared: true, reuses: [] });
    await inProcess(admin).ok('approveEventPayment', { id: bill.code });
    expect(await ownOf(id, member)).toMatchObject({ state: 'confirmed' });
    const entries = (await valuesOf('ledger')).filter(({ income }) => income === 'event');
    expect(entries).toMatchObject([{ kind: 'manual', date: '2026-11-20', bill: bill.code }]);
    await requireConsistent();
  });

  test('is released when its time is over, but not in the night', async () => {
    const { id } = await openEvent(1, { memberPrice: '150000', holdHours: '10' }, false);
    const [first, second] = [await makeActive(), await makeActive('Budi Santoso')];
    await inProcess(first).ok('registerForEvent', { id });
    expect(await ownOf(id, first)).toMatchObject({ holdUntil: '2026-11-20T13:00:00.000Z' });
    await inProcess(second).refused('registerForEvent', { id });
    for (const night of ['2026-11-20T21:00', '2026-11-21T06:59']) {
      freezeClock(jakarta(night));
      await sweep();
      expect(await ownOf(id, first)).toMatchObject({ state: 'held' });
    }
    freezeClock(jakarta('2026-11-21T07:00'));
    await sweep();
    expect(await ownOf(id, first)).toBeNull();
    expect(await mailsOf('event-released')).toMatchObject([{ to: first.email }]);
    expect(await auditEntriesOf('event-registration.release')).toHaveLength(1);
    await requireConsistent();
    await inProcess(second).ok('registerForEvent', { id });
    await sweep();
    expect(await ownOf(id, second)).toMatchObject({ state: 'held' });
    await requireConsistent();
  });

  test('stays held while a proof or the money waits for a decision', async () => {
    const { id } = await openEvent(2);
    const [first, second] = [await makeActive(), await makeActive('Budi Santoso')];
    for (const member of [first, second]) await inProcess(member).ok('registerForEvent', { id });
    const bill = await billOf(id, second);
    await pay(id, first);
    await storeLines(
      statementOf(credit(bill.amount, `BUDI ${bill.code}`, { date: '2026-11-20' })),
      sourceOf(),
    );
    freezeClock(jakarta('2026-11-24T10:00'));
    await sweep();
    await sweep();
    for (const member of [first, second])
      expect(await ownOf(id, member)).toMatchObject({ payment: 'waiting' });
    await requireConsistent();
    const [line] = Object.keys(await documentsOf('bankLines'));
    await inProcess(await makeAdmin()).ok('undoBankLine', { id: line ?? '' });
    await requireConsistent();
    expect(await ownOf(id, second)).toMatchObject({ payment: 'due' });
    freezeClock(jakarta('2026-11-25T10:01'));
    await sweep();
    expect((await valuesOf('eventRegistrations')).map(({ user }) => user)).toEqual([first.id]);
    await requireConsistent();
  });

  test('gets late money a free place, and without one the money waits', async () => {
    const { id, admin } = await openEvent(1);
    const [late, other] = [await makeActive(), await makeActive('Budi Santoso')];
    await inProcess(late).ok('registerForEvent', { id });
    const bill = await billOf(id, late);
    freezeClock(jakarta('2026-11-22T10:01'));
    await sweep();
    await inProcess(other).ok('registerForEvent', { id });
    await storeLines(
      statementOf(credit(bill.amount, `SITI ${bill.code}`, { date: '2026-11-22' })),
      sourceOf(),
    );
    const { body: review } = await inProcess(admin).ok('getEventPaymentReview', { id: bill.code });
    expect(review.payment.event).toMatchObject({ hasPlace: false });
    const before = await everythingButAudit();
    expect((await inProcess(admin).refused('approveEventPayment', { id: bill.code })).body.code).toBe(
      'no-place-free',
    );
    expect(await everythingButAudit()).toEqual(before);
    await inProcess(other).ok('cancelEventRegistration', { id });
    await inProcess(admin).ok('approveEventPayment', { id: bill.code });
    expect(await ownOf(id, late)).toMatchObject({ state: 'confirmed' });
    await requireConsistent();
  });

  test('is held for another day after a rejection, which names the reason', async () => {
    const { id, admin } = await openEvent(1);
    const member = await makeActive();
    await inProcess(member).ok('registerForEvent', { id });
    const { code } = await billOf(id, member);
    await pay(id, member);
    freezeClock(jakarta('2026-11-24T09:00'));
    const { paymentId } = (await waitingFor(admin)).data[0] ?? {};
    const rejection = { id: code, paymentId: paymentId ?? '', reason: 'Buktinya tidak terbaca.' };
    expect((await inProcess(admin).ok('rejectEventPayment', rejection)).body.changed).toBe(true);
    expect((await inProcess(admin).ok('rejectEventPayment', rejection)).body.changed).toBe(false);
    expect(await ownOf(id, member)).toMatchObject({
      state: 'held',
      holdUntil: '2026-11-25T02:00:00.000Z',
      payment: 'rejected',
      rejectionReason: 'Buktinya tidak terbaca.',
    });
    expect(await auditEntriesOf('event-payment.reject')).toMatchObject([
      { actorId: admin.id, details: { reason: 'Buktinya tidak terbaca.' } },
    ]);
    expect(await mailsOf('event-payment-rejected')).toMatchObject([
      { data: { reason: 'Buktinya tidak terbaca.', dueAt: '2026-11-25T02:00:00.000Z' } },
    ]);
    await requireConsistent();
    await pay(id, member);
    expect(await ownOf(id, member)).toMatchObject({ payment: 'waiting', rejectionReason: null });
    const stale = await inProcess(admin).refused('approveEventPayment', {
      id: code,
      paymentId: paymentId ?? '',
    });
    expect(stale.body.code).toBe('other-payment');
    await inProcess(admin).ok('approveEventPayment', { id: code });
    expect(await ownOf(id, member)).toMatchObject({ state: 'confirmed' });
    await requireConsistent();
  });

  test('shows a proof that was used before at the desk, and needs its review', async () => {
    const { id, admin } = await openEvent(2);
    const [first, second] = [await makeActive(), await makeActive('Budi Santoso')];
    const paymentProof = await proof();
    for (const member of [first, second]) {
      await inProcess(member).ok('registerForEvent', { id });
      await inProcess(member).ok('payForEvent', { id, paymentProof });
    }
    const { data } = await waitingFor(admin);
    expect(data.map(({ needsReview }) => needsReview)).toEqual(['proof-used-before', 'proof-used-before']);
    const [row] = data;
    const code = row?._id ?? '';
    expect((await inProcess(admin).refused('approveEventPayment', { id: code })).body.code).toBe(
      'review-first',
    );
    const { body: review } = await inProcess(admin).ok('getEventPaymentReview', { id: code });
    expect(review.reuses).toMatchObject([{ match: 'exact', kind: 'event' }]);
    await inProcess(admin).ok('approveEventPayment', {
      id: code,
      paymentId: review.payment._id,
      reviewToken: review.reviewToken,
    });
    await requireConsistent();
  });

  test('can be cancelled until its payment, which closes the bill and keeps its amount for late money', async () => {
    const { id, admin } = await openEvent(3);
    const [unpaid, waiting, paid] = [
      await makeActive(),
      await makeActive('Budi Santoso'),
      await makeActive('Dewi Lestari'),
    ];
    for (const member of [unpaid, waiting, paid]) await inProcess(member).ok('registerForEvent', { id });
    const { code } = await billOf(id, unpaid);
    await inProcess(unpaid).ok('cancelEventRegistration', { id });
    expect(await storedDocument('bills', code)).toMatchObject({ state: 'expired' });
    await pay(id, waiting);
    await pay(id, paid);
    const paidBill = await billOf(id, paid);
    await inProcess(admin).ok('approveEventPayment', { id: paidBill.code });
    expect((await inProcess(waiting).refused('cancelEventRegistration', { id })).body.message).toBe(
      'Pembayaran Anda sedang diperiksa. Tunggu keputusannya.',
    );
    // Without a refund table, a paid place returns nothing, and its owner must have seen that.
    expect((await inProcess(paid).refused('cancelEventRegistration', { id })).body.code).toBe('conflict');
    await inProcess(paid).ok('cancelEventRegistration', { id, seenRefund: '0' });
    expect(await valuesOf('eventRefunds')).toEqual([]);
    await inProcess(unpaid).ok('registerForEvent', { id });
    expect((await billOf(id, unpaid)).code).toBe(code);
    await requireConsistent();
  });
});

describe('the price', () => {
  test('is the lowest that the person may have, and an early one until its end', async () => {
    const { id } = await openEvent(9, {
      memberPrice: '150000',
      memberEarly: '100000',
      studentPrice: '50000',
      publicPrice: '300000',
      earlyUntil: '2026-11-25T17:00',
    });
    const [member, lapsed] = [await makeActive(), await makeMember({ status: 'expired' })];
    const pricesOf = async (who?: Person) =>
      (await inProcess(who).ok('getEventRegistration', { id })).body.registration?.prices;
    expect(await pricesOf(member)).toEqual([
      { kind: 'student', amount: 50_000, laterAmount: null, isAvailable: true, renewalFee: null },
      { kind: 'member', amount: 100_000, laterAmount: 150_000, isAvailable: true, renewalFee: null },
      { kind: 'public', amount: 300_000, laterAmount: null, isAvailable: true, renewalFee: null },
    ]);
    const available = (await pricesOf(lapsed))?.filter(({ isAvailable }) => isAvailable);
    expect(available?.map(({ kind }) => kind)).toEqual(['student', 'public']);
    freezeClock(jakarta('2026-11-25T17:00'));
    const { body } = await inProcess(member).refused('registerForEvent', {
      id,
      priceKind: 'member',
      seenAmount: '100000',
    });
    expect(body).toEqual({
      code: 'conflict',
      message: 'Harganya berubah. Muat ulang halaman ini, lalu periksa lagi.',
    });
    await inProcess(member).ok('registerForEvent', { id, priceKind: 'member', seenAmount: '150000' });
    await inProcess(lapsed).ok('registerForEvent', { id, priceKind: 'public', seenAmount: '300000' });
    expect((await billOf(id, lapsed)).fee).toBe(300_000);
    await requireConsistent();
  });

  test('of a member is refused without a membership that is valid now and on the day', async () => {
    const { id } = await openEvent(1, { memberPrice: '0', publicPrice: '300000' });
    const states = ['expired', 'waitingApproval', 'RequestRenew', 'rejectedByAdmin', 'active'] as const;
    for (const status of states)
      for (const end of ['2020-01-01T10:00', '2026-12-09T10:00']) {
        const who = await makeMember({ status, record: { validUntil: jakarta(end) } });
        await inProcess(who).refused('registerForEvent', { id, priceKind: 'member' });
      }
    expect(await valuesOf('eventRegistrations')).toEqual([]);
  });

  test('must be zero or large enough, and at least one is needed', async () => {
    const { id, admin } = await openEvent(1);
    const settings = { id, opensAt: '2026-11-01T08:00', closesAt: '2026-12-09T17:00', places: '1' };
    const { body } = await inProcess(admin).refused('saveEventRegistration', {
      ...settings,
      memberPrice: '9999',
    });
    expect(body.fields).toEqual({ memberPrice: 'Tulis 0 untuk gratis, atau paling sedikit Rp 10.000.' });
    const none = await inProcess(admin).refused('saveEventRegistration', settings);
    expect(none.body.fields).toEqual({
      memberPrice: 'Tulis paling sedikit satu harga. Tulis 0 bila gratis.',
    });
  });
});

test('of two admins who approve and reject together, one decides', async () => {
  const { id, admin } = await openEvent(1);
  const [member, other] = [await makeActive(), await makeAdmin()];
  await inProcess(member).ok('registerForEvent', { id });
  const { code } = await billOf(id, member);
  await pay(id, member);
  const replies = await Promise.all([
    inProcess(admin).call('approveEventPayment', { id: code }),
    inProcess(other).call('rejectEventPayment', { id: code }),
  ]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
  await requireConsistent();
});
