import { describe, expect, test } from 'vitest';
import { storeLines } from '../../../../functions/src/model/money/statements/store-lines.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import { everything, mailsOf, storedDocument, valuesOf } from '../../../support/assertions/stores.ts';
import { openEvent } from '../../../support/factories/events/open-event.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeMember, type Person } from '../../../support/factories/people.ts';
import { credit, sourceOf, statementOf } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { jakarta } from '../../../support/suite/time.ts';

const openPricedEvent = () => openEvent({ places: '2', memberPrice: '100000', publicPrice: '400000' });

/** A member whose membership ends on 30 November 2026, before the event. */
const makeEnding = (validUntil = jakarta('2026-11-30T10:00')): Promise<Person> =>
  makeMember({ status: 'active', record: { name: 'Siti Aminah', validUntil } });

const pricesOf = async (id: string, who: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration?.prices;

const combined = { priceKind: 'member', withRenewal: true } as const;

describe('a bill for a place and a renewal', () => {
  test('is offered to a member whose membership ends before the event, with the sum on screen', async () => {
    const { id } = await openPricedEvent();
    const member = await makeEnding();
    expect(await pricesOf(id, member)).toMatchObject([
      { kind: 'member', amount: 100_000, isAvailable: false, renewalFee: 150_000 },
      { kind: 'public', amount: 400_000, isAvailable: true, renewalFee: null },
    ]);
    const before = await everything();
    const other = await inProcess(member).refused('registerForEvent', {
      id,
      ...combined,
      seenAmount: 100_000,
    });
    expect(other.status).toBe(409);
    await inProcess(member).refused('registerForEvent', { id, priceKind: 'member' });
    await inProcess(member).refused('registerForEvent', { id, priceKind: 'public', withRenewal: true });
    expect((await everything()).documents.bills).toEqual(before.documents.bills);
    await inProcess(member).ok('registerForEvent', { id, ...combined, seenAmount: 250_000 });
    const bill = (await inProcess(member).ok('getOwnEventBill', { id })).body;
    expect(bill).toMatchObject({ kind: 'event', fee: 250_000 });
    await requireConsistent();
  });

  test.each([
    ['with a valid membership', { validUntil: jakarta('2027-06-30T10:00') }],
    [
      'with a membership that one year does not bring to the event',
      { validUntil: jakarta('2025-01-01T10:00'), isActive: 'RequestRenew' },
    ],
    [
      'in the seat of an institution',
      {
        validUntil: jakarta('2026-11-30T10:00'),
        seat: { institutionId: 'a'.repeat(24), institution: 'Universitas Contoh', isCoordinator: false },
      },
    ],
  ])('is not offered to a person %s', async (_who, record) => {
    const { id } = await openPricedEvent();
    const member = await makeMember({ status: 'active', record: record as never });
    expect((await pricesOf(id, member))?.map(({ renewalFee }) => renewalFee)).toEqual([null, null]);
    const { status } = await inProcess(member).refused('registerForEvent', { id, ...combined });
    expect(status).toBe(409);
    expect(await valuesOf('eventRegistrations')).toEqual([]);
  });

  test('gives place and membership together, as two payments with their own receipts', async () => {
    const { id, admin } = await openPricedEvent();
    const member = await makeEnding();
    await inProcess(member).ok('registerForEvent', { id, ...combined });
    const { code, amount } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
    await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
    const { body: review } = await inProcess(admin).ok('getEventPaymentReview', { id: code });
    expect(review.payment).toMatchObject({
      expectedAmount: amount,
      event: { renewalFee: 150_000 },
      years: 1,
      validUntilIfApproved: '2027-11-30T03:00:00.000Z',
    });
    await inProcess(admin).ok('approveEventPayment', { id: code, paymentId: review.payment._id });
    expect((await inProcess(member).ok('getEventRegistration', { id })).body.registration?.own).toMatchObject(
      {
        state: 'confirmed',
        price: { kind: 'member', amount: 100_000 },
      },
    );
    expect((await storedDocument('users', member.id))?.validUntil).toEqual(
      new Date('2027-11-30T03:00:00.000Z'),
    );
    const own = (await inProcess(member).ok('listUserPayments', { id: member.id })).body.data;
    const paid = own.filter(({ bill }) => bill === code).map(({ kind, amount: part }) => [kind, part]);
    expect(paid.sort()).toEqual([
      ['event', amount - 150_000],
      ['renewal', 150_000],
    ]);
    const receipts = (await valuesOf('payments'))
      .filter(({ bill }) => bill === code)
      .map(({ receipt }) => (receipt as { number: string }).number);
    expect(new Set(receipts).size).toBe(2);
    expect(await mailsOf('renewal-approved')).toMatchObject([{ to: member.email }]);
    expect(await mailsOf('event-registered')).toMatchObject([{ to: member.email }]);
    await requireConsistent();
  });

  test('is paid by the money of a statement alone', async () => {
    const { id, admin } = await openPricedEvent();
    const member = await makeEnding();
    await inProcess(member).ok('registerForEvent', { id, ...combined });
    const { code, amount } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
    const line = credit(amount, `SITI AMINAH ${code}`, { date: '2026-11-20' });
    await storeLines(statementOf(line), sourceOf());
    await inProcess(admin).ok('approveEventPayment', { id: code });
    const entries = (await valuesOf('ledger')).filter(({ bill }) => bill === code);
    expect(entries.map(({ income, date }) => [income, date]).sort()).toEqual([
      ['event', '2026-11-20'],
      ['individual-renewal', '2026-11-20'],
    ]);
    await requireConsistent();
  });

  test('waits while another renewal of the member waits for its decision', async () => {
    const { id, admin } = await openPricedEvent();
    const member = await makeEnding();
    await inProcess(member).ok('registerForEvent', { id, ...combined });
    const { code } = (await inProcess(member).ok('getOwnEventBill', { id })).body;
    await inProcess(member).ok('payForEvent', { id, paymentProof: await proof() });
    await inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    const { body } = await inProcess(admin).refused('approveEventPayment', { id: code });
    expect(body.message).toBe(
      'Masih ada permintaan yang menunggu persetujuan. Setujui atau tolak dulu permintaan itu.',
    );
    await requireConsistent();
  });
});
