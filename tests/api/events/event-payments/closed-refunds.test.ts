import { describe, expect, test } from 'vitest';
import { findEventViolations } from '../../../support/assertions/event-invariants.ts';
import { findMoneyViolations } from '../../../support/assertions/money-invariants.ts';
import { auditEntriesOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import {
  makeActiveMember,
  makePaidPlace,
  openPaidEvent,
} from '../../../support/factories/events/paid-places.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** Opens the refund of a paid place. Returns its entry in the ledger. */
async function openRefund(price = '150000') {
  const { id: event, admin } = await openPaidEvent(2, { memberPrice: price });
  const member = await makeActiveMember();
  const { code: id, amount } = await makePaidPlace(event, member, admin);
  await inProcess(member).ok('cancelEventRegistration', { id: event, seenRefund: String(amount) });
  const [refund] = await valuesOf('eventRefunds');
  return { admin, member, id, amount, entry: `payment-${refund?.payment}` };
}

const book = async (admin: Person, id: string, amount: number) =>
  inProcess(admin).ok('refundLedgerEntry', {
    id,
    from: 'bank',
    amount: String(amount),
    reason: 'Dikembalikan tunai.',
    paymentProof: await proof(),
  });

const reason = 'Sudah dibayar tunai di sekretariat.';

describe('a refund that an admin recorded in the ledger', () => {
  test('is closed with a reason, once and without another entry', async () => {
    const { admin, member, id, amount, entry } = await openRefund();
    await book(admin, entry, amount);
    const entries = await valuesOf('ledger');
    freezeClock(jakarta('2026-03-02T10:00'));
    const close = () => inProcess(admin).ok('closeEventRefund', { id, reason });
    const closed = await Promise.all([close(), close()]);
    expect(closed.map(({ body }) => body.changed).sort()).toEqual([false, true]);
    expect(await valuesOf('ledger')).toEqual(entries);
    expect((await inProcess(admin).ok('listEventRefunds', {})).body.data).toEqual([]);
    const { data } = (await inProcess(admin).ok('listEventRefunds', { state: 'paid' })).body;
    expect(data).toMatchObject([
      { _id: id, paidOn: '2026-03-01', reference: null, closingReason: reason, state: 'paid' },
    ]);
    expect((await inProcess(member).ok('listOwnEventRefunds', {})).body.data).toMatchObject([
      { _id: id, state: 'paid', paidOn: '2026-03-01' },
    ]);
    expect(await auditEntriesOf('event-refund.close')).toMatchObject([
      { actorId: admin.id, details: { bill: id, amount, reason } },
    ]);
    const other = await makeAdmin();
    const before = await everything();
    expect((await inProcess(other).refused('closeEventRefund', { id, reason })).body.message).toBe(
      'Uang ini sudah ditransfer.',
    );
    expect(await everything()).toEqual(before);
    const stored = await everything();
    expect([...findEventViolations(stored), ...findMoneyViolations(stored)]).toEqual([]);
  });

  test('stays open while the ledger returned less, and without a reason', async () => {
    const { admin, id, amount, entry } = await openRefund();
    await book(admin, entry, 1000);
    const before = await everything();
    const { body } = await inProcess(admin).refused('closeEventRefund', { id, reason });
    expect([body.code, body.message]).toEqual([
      'wrong-status',
      'Buku kas mencatat Rp\u00a01.000 yang dikembalikan dari pembayaran ini. Catat dulu seluruhnya.',
    ]);
    const empty = await inProcess(admin).refused('closeEventRefund', { id, reason: ' ' });
    expect(empty.body.fields).toEqual({ reason: 'Wajib diisi.' });
    expect(await everything()).toEqual(before);
    await book(admin, entry, amount - 1000);
    await inProcess(admin).ok('closeEventRefund', { id, reason });
  });

  test('above a million rupiah is closed by another admin than the one who recorded it', async () => {
    const { admin, id, amount, entry } = await openRefund('1500000');
    await book(admin, entry, amount);
    const before = await everything();
    const { body } = await inProcess(admin).refused('closeEventRefund', { id, reason });
    expect(body.message).toBe('Anda mencatat pengembalian ini di buku kas, jadi admin lain yang menutupnya.');
    expect(await everything()).toEqual(before);
    const other = await makeAdmin();
    expect((await inProcess(other).ok('closeEventRefund', { id, reason })).body.changed).toBe(true);
  });
});
