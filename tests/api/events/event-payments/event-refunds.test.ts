import { describe, expect, test } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { forgetRemoved } from '../../../../functions/src/model/maintenance/retention/forget-removed.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { requireConsistent } from '../../../support/assertions/consistent-events.ts';
import {
  auditEntriesOf,
  everything,
  everythingButAudit,
  mailsOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  makeActiveMember,
  makePaidPlace,
  openPaidEvent,
} from '../../../support/factories/events/paid-places.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

const bankAccount = { bank: 'BCA', number: '0123 4567 89', holder: 'Siti Aminah' };

const ownOf = async (id: string, who: Person) =>
  (await inProcess(who).ok('getEventRegistration', { id })).body.registration?.own;

const deskOf = async (admin: Person, state?: 'needs-account' | 'ready' | 'approved' | 'paid') =>
  (await inProcess(admin).ok('listEventRefunds', state === undefined ? {} : { state })).body.data;

/** Opens the refund of a paid place whose account is entered. */
async function makeReadyRefund(price = '150000') {
  const { id, admin } = await openPaidEvent(2, { memberPrice: price });
  const member = await makeActiveMember();
  const { code, amount } = await makePaidPlace(id, member, admin);
  await inProcess(member).ok('cancelEventRegistration', { id, seenRefund: String(amount) });
  await inProcess(member).ok('saveRefundAccount', { id: code, ...bankAccount });
  const [row] = await deskOf(admin);
  const transfer = {
    id: code,
    seenAccountAt: row?.accountAt ?? '',
    paidOn: '2026-03-01',
    reference: 'TRF 0042',
  };
  return { id, admin, member, code, amount, transfer };
}

test('an event with money in the ledger cannot be deleted, also without participants', async () => {
  const { id, admin, transfer } = await makeReadyRefund();
  const refusal = {
    code: 'wrong-status',
    message: 'Uang acara ini tercatat di pembukuan, jadi acara tidak dapat dihapus. Batalkan acaranya.',
  };
  expect((await inProcess(admin).refused('deleteEvent', { id })).body).toEqual(refusal);
  await inProcess(admin).ok('payEventRefund', transfer);
  expect((await inProcess(admin).refused('deleteEvent', { id })).body).toEqual(refusal);
});

describe('the refund table', () => {
  test('is saved with the registration, shown to visitors, and recorded with its change', async () => {
    const { id, admin } = await openPaidEvent(1);
    const steps = [
      { daysBefore: 14, percent: 100 },
      { daysBefore: 7, percent: 50 },
    ];
    const { body } = await inProcess().ok('getEventRegistration', { id });
    expect(body.registration?.refunds).toEqual(steps);
    const written = await inProcess(admin).ok('getWrittenEventRegistration', { id });
    expect(written.body.settings?.refunds).toEqual(steps);
    expect((await auditEntriesOf('event-registration.save'))[0]).toMatchObject({
      changes: expect.arrayContaining([
        expect.objectContaining({ field: 'refunds', new: '14 hari: 100 %, 7 hari: 50 %' }),
      ]),
    });
  });

  test('is refused at the field with incomplete steps, days that do not fall, and rising percentages', async () => {
    const { id, admin } = await openPaidEvent(1);
    const settings = {
      id,
      opensAt: '2026-02-01T08:00',
      closesAt: '2026-03-19T17:00',
      places: '1',
      memberPrice: '150000',
    };
    const before = await everything();
    const refuse = async (fields: Readonly<Record<string, string>>) =>
      (await inProcess(admin).refused('saveEventRegistration', { ...settings, ...fields })).body.fields;
    expect(await refuse({ refundDays1: '14' })).toEqual({ refundPercent1: 'Tulis persennya.' });
    expect(await refuse({ refundPercent1: '100' })).toEqual({ refundDays1: 'Tulis jumlah harinya.' });
    expect(
      await refuse({ refundDays1: '7', refundPercent1: '50', refundDays2: '7', refundPercent2: '60' }),
    ).toEqual({ refundDays2: 'Tulis kurang dari 7 hari.', refundPercent2: 'Tulis paling banyak 50.' });
    expect(await refuse({ refundDays1: '366', refundPercent1: '101' })).toEqual({
      refundDays1: 'Tulis 0 sampai 365 hari.',
      refundPercent1: 'Tulis 0 sampai 100.',
    });
    expect(await everything()).toEqual(before);
  });
});

describe('the owner of a paid place', () => {
  test('cancels it, and gets the share of the table on that day', async () => {
    const { id, admin } = await openPaidEvent(1, { memberPrice: '150000' }, '2026-03-06T23:00');
    const member = await makeActiveMember();
    const { code, amount } = await makePaidPlace(id, member, admin);
    expect((await ownOf(id, member))?.refund).toEqual({ percent: 100, amount });
    freezeClock(jakarta('2026-03-07T00:00'));
    expect((await ownOf(id, member))?.refund).toEqual({ percent: 50, amount: 75_000 });
    const before = await everythingButAudit();
    for (const seen of [{}, { seenRefund: String(amount) }]) {
      const { body } = await inProcess(member).refused('cancelEventRegistration', { id, ...seen });
      expect(body.code).toBe('conflict');
      expect(body.message).toMatch(/^Uang yang kembali kini Rp.75\.000\. Muat ulang halaman ini/);
    }
    expect(await everythingButAudit()).toEqual(before);
    const seen = { id, seenRefund: '75000' };
    const replies = await Promise.all(
      [1, 2, 3].map(() => inProcess(member).call('cancelEventRegistration', seen)),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await ownOf(id, member)).toBeNull();
    expect((await inProcess(member).refused('getTicket', { id })).status).toBe(404);
    expect(await valuesOf('eventRefunds')).toMatchObject([
      { user: member.id, amount: 75_000, reason: 'owner', state: 'needs-account', account: null },
    ]);
    expect(await mailsOf('event-place-cancelled')).toMatchObject([
      { to: member.email, data: { refund: 75_000, reason: '' } },
    ]);
    expect(await auditEntriesOf('event-registration.cancel')).toMatchObject([
      { actorId: member.id, details: { refund: 75_000 } },
    ]);
    expect(await auditEntriesOf('event-refund.open')).toMatchObject([
      { actorId: member.id, details: { bill: code, amount: 75_000 } },
    ]);
    await requireConsistent();
    // The place is free, and the same person gets another bill.
    const again = await makePaidPlace(id, member, admin);
    expect(again.code).not.toBe(code);
    await requireConsistent();
  });

  test('gets nothing after the last day, and cannot cancel after the beginning', async () => {
    const { id, admin } = await openPaidEvent(1, { memberPrice: '150000' }, '2026-03-13T20:00');
    const early = await makeActiveMember();
    await makePaidPlace(id, early, admin);
    freezeClock(jakarta('2026-03-14T00:00'));
    await inProcess(early).ok('cancelEventRegistration', { id, seenRefund: '0' });
    expect(await valuesOf('eventRefunds')).toEqual([]);
    expect(await mailsOf('event-place-cancelled')).toMatchObject([{ data: { refund: 0 } }]);
    freezeClock(jakarta('2026-03-19T10:00'));
    const late = await makeActiveMember('Budi Santoso');
    await makePaidPlace(id, late, await makeAdmin());
    freezeClock(jakarta('2026-03-20T09:00'));
    const { body } = await inProcess(late).refused('cancelEventRegistration', { id, seenRefund: '0' });
    expect(body.message).toBe('Acara sudah dimulai, jadi pendaftaran tidak dapat dibatalkan lagi.');
    await requireConsistent();
  });
});

describe('an admin', () => {
  test('cancels a paid place with a reason and a percentage, and needs the duty for money', async () => {
    const { id, admin } = await openPaidEvent(3);
    const [member, other] = [await makeActiveMember(), await makeActiveMember('Budi Santoso')];
    const { amount } = await makePaidPlace(id, member, admin);
    await makePaidPlace(id, other, admin);
    const place = { id, registration: `${id}${member.id}`, reason: 'Terdaftar dua kali.' };
    const organiser = await makeAdmin({ duties: ['events'] });
    const before = await everythingButAudit();
    expect((await inProcess(organiser).refused('cancelEventPlace', place)).body.code).toBe('forbidden');
    const empty = await inProcess(admin).refused('cancelEventPlace', { ...place, reason: ' ' });
    expect(empty.body.fields).toEqual({ reason: 'Wajib diisi.' });
    await inProcess(admin).refused('cancelEventPlace', { ...place, percent: '101' });
    expect(await everythingButAudit()).toEqual(before);
    const { body } = await inProcess(admin).ok('cancelEventPlace', place);
    expect(body.changed).toBe(true);
    expect((await inProcess(admin).ok('cancelEventPlace', place)).body.changed).toBe(false);
    await inProcess(admin).ok('cancelEventPlace', {
      ...place,
      registration: `${id}${other.id}`,
      percent: '10',
    });
    const refunds = await valuesOf('eventRefunds');
    expect(refunds.map((refund) => refund.amount).sort()).toEqual([15_000, amount].sort());
    expect(refunds[0]).toMatchObject({ reason: 'admin', note: 'Terdaftar dua kali.' });
    expect(await auditEntriesOf('event-registration.remove')).toHaveLength(2);
    expect(await mailsOf('event-place-cancelled')).toHaveLength(2);
    await requireConsistent();
  });

  test('with the duty for events alone cancels a place without money, but not one under review', async () => {
    const { id, admin } = await openPaidEvent(2);
    const [held, free] = [await makeActiveMember(), await openPaidEvent(1, { memberPrice: '0' })];
    const organiser = await makeAdmin({ duties: ['events'] });
    await inProcess(held).ok('registerForEvent', { id });
    await inProcess(held).ok('registerForEvent', { id: free.id });
    const reason = 'Permintaan peserta.';
    for (const event of [id, free.id])
      await inProcess(organiser).ok('cancelEventPlace', {
        id: event,
        registration: `${event}${held.id}`,
        reason,
      });
    expect(await valuesOf('eventRegistrations')).toEqual([]);
    const wrong = { id: free.id, registration: `${id}${held.id}`, reason };
    await inProcess(held).ok('registerForEvent', { id });
    expect((await inProcess(admin).refused('cancelEventPlace', wrong)).status).toBe(404);
    await requireConsistent();
  });
});

describe('the account of a refund', () => {
  test('is entered by its payee alone, and can be corrected until the transfer', async () => {
    const { admin, member, code, transfer } = await makeReadyRefund();
    const other = await makeActiveMember('Budi Santoso');
    const account = { id: code, ...bankAccount };
    expect((await inProcess(other).refused('saveRefundAccount', account)).status).toBe(404);
    const invalid = await inProcess(member).refused('saveRefundAccount', { ...account, number: '12 3' });
    expect(invalid.body.fields).toEqual({ number: 'Tulis 5 sampai 20 angka.' });
    expect((await inProcess(member).ok('listOwnEventRefunds', {})).body.data).toMatchObject([
      { _id: code, state: 'ready', account: { number: '0123456789' }, lastDigits: '6789' },
    ]);
    expect((await inProcess(other).ok('listOwnEventRefunds', {})).body.data).toEqual([]);
    freezeClock(jakarta('2026-03-01T11:00'));
    await inProcess(member).ok('saveRefundAccount', { ...account, number: '9876543210' });
    const stale = await inProcess(admin).refused('payEventRefund', transfer);
    expect(stale.body).toEqual({
      code: 'conflict',
      message: 'Penerima mengubah rekeningnya. Muat ulang, lalu periksa lagi.',
    });
    const entries = await auditEntriesOf('event-refund.account');
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toMatch(/0123456789|9876543210/);
    const [row] = await deskOf(admin, 'ready');
    const seenAccountAt = row?.accountAt ?? '';
    await inProcess(admin).ok('payEventRefund', { ...transfer, seenAccountAt });
    expect((await inProcess(member).refused('saveRefundAccount', account)).body.message).toBe(
      'Uang ini sudah ditransfer.',
    );
  });

  test('is deleted 30 days after the transfer, except its last digits', async () => {
    const { admin, code, transfer } = await makeReadyRefund();
    await inProcess(admin).ok('payEventRefund', transfer);
    freezeClock(jakarta('2026-03-31T09:59'));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ refundAccounts: 0 });
    freezeClock(jakarta('2026-03-31T10:01'));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ refundAccounts: 1 });
    expect(await storedDocument('eventRefunds', code)).toMatchObject({
      account: null,
      lastDigits: '6789',
      clearAt: null,
    });
  });

  test('is part of the own data, and erased with the account; the debt stays at the desk', async () => {
    const { admin, member, code } = await makeReadyRefund();
    const zip = await inProcess(member).ok('downloadOwnData', {});
    expect(Buffer.from(zip.bytes).toString()).toContain('0123456789');
    await inProcess(admin).ok('deleteUser', { id: member.id });
    freezeClock(jakarta('2026-04-05T10:00'));
    await forgetRemoved(defaultJobOptions);
    expect(await storedDocument('eventRefunds', code)).toMatchObject({
      state: 'needs-account',
      account: null,
      lastDigits: null,
    });
  });
});

describe('the desk', () => {
  test('records a transfer with its ledger entry, and mails the payee', async () => {
    const { admin, member, code, amount, transfer } = await makeReadyRefund();
    expect(await deskOf(admin)).toMatchObject([
      {
        _id: code,
        event: { title: 'Lokakarya data' },
        person: { name: 'Siti Aminah', email: member.email },
        amount,
        state: 'ready',
        account: { bank: 'BCA', number: '0123456789', holder: 'Siti Aminah' },
        needsSecondAdmin: false,
      },
    ]);
    const refuse = async (fields: Partial<typeof transfer>) =>
      (await inProcess(admin).refused('payEventRefund', { ...transfer, ...fields })).body.fields;
    expect(await refuse({ paidOn: '2026-03-02' })).toEqual({ paidOn: 'Tanggal ini belum tiba.' });
    expect(await refuse({ paidOn: '2026-02-28' })).toEqual({
      paidOn: 'Tulis tanggal setelah pengembalian dibuka.',
    });
    expect(await refuse({ reference: ' ' })).toEqual({ reference: 'Wajib diisi.' });
    expect((await inProcess(admin).ok('payEventRefund', transfer)).body.changed).toBe(true);
    expect((await inProcess(admin).ok('payEventRefund', transfer)).body.changed).toBe(false);
    const entries = (await valuesOf('ledger')).filter(({ kind }) => kind === 'refund');
    expect(entries).toMatchObject([
      {
        date: '2026-03-01',
        income: 'event',
        payer: { userId: member.id },
        reason: 'Pengembalian Lokakarya data, referensi TRF 0042',
      },
    ]);
    expect(entries[0]?.postings).toEqual(
      expect.arrayContaining([
        { account: 'bank', amount: -amount },
        { account: 'events', amount: 150_000 },
      ]),
    );
    expect(await mailsOf('event-refund-paid')).toMatchObject([
      { to: member.email, data: { amount, on: '2026-03-01', account: 'BCA ••••6789' } },
    ]);
    expect(await auditEntriesOf('event-refund.pay')).toMatchObject([
      { actorId: admin.id, details: { bill: code, amount, reference: 'TRF 0042' } },
    ]);
    expect(await deskOf(admin)).toEqual([]);
    expect(await deskOf(admin, 'paid')).toMatchObject([{ _id: code, reference: 'TRF 0042' }]);
    await requireConsistent();
  });

  test('refuses a transfer in a closed month', async () => {
    const { transfer } = await makeReadyRefund();
    freezeClock(jakarta('2026-04-05T10:00'));
    const other = await makeAdmin();
    await inProcess(other).ok('closeLedgerMonth', { month: '2026-03' });
    const before = await everythingButAudit();
    expect((await inProcess(other).refused('payEventRefund', transfer)).body.code).toBe('month-closed');
    expect(await everythingButAudit()).toEqual(before);
    await inProcess(other).ok('payEventRefund', { ...transfer, paidOn: '2026-04-05' });
    await requireConsistent();
  });

  test('needs two admins above a million rupiah', async () => {
    const { admin, member, code, transfer } = await makeReadyRefund('1500000');
    const other = await makeAdmin();
    const { id, seenAccountAt } = transfer;
    expect((await inProcess(admin).refused('payEventRefund', transfer)).body.message).toBe(
      'Admin lain harus menyetujuinya dulu.',
    );
    expect((await inProcess(admin).ok('approveEventRefund', { id, seenAccountAt })).body.changed).toBe(true);
    expect((await inProcess(admin).ok('approveEventRefund', { id, seenAccountAt })).body.changed).toBe(false);
    expect((await deskOf(admin, 'approved'))[0]).toMatchObject({ isApprovedByCaller: true });
    expect((await inProcess(admin).refused('payEventRefund', transfer)).body.message).toBe(
      'Anda menyetujui pengembalian ini, jadi admin lain yang mencatat transfernya.',
    );
    freezeClock(jakarta('2026-03-01T10:05'));
    await inProcess(member).ok('saveRefundAccount', { id: code, ...bankAccount, number: '5555566666' });
    const [row] = await deskOf(other, 'ready');
    const changed = { ...transfer, seenAccountAt: row?.accountAt ?? '' };
    expect((await inProcess(other).refused('payEventRefund', changed)).body.code).toBe('wrong-status');
    await inProcess(admin).ok('approveEventRefund', { id, seenAccountAt: changed.seenAccountAt });
    await inProcess(other).ok('payEventRefund', changed);
    expect(await auditEntriesOf('event-refund.approve')).toHaveLength(2);
    await requireConsistent();
  });

  test('lets one of two admins record the same transfer', async () => {
    const { admin, transfer } = await makeReadyRefund();
    const other = await makeAdmin();
    const replies = await Promise.all([
      inProcess(admin).call('payEventRefund', transfer),
      inProcess(other).call('payEventRefund', { ...transfer, reference: 'TRF 0043' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await valuesOf('ledger')).filter(({ kind }) => kind === 'refund')).toHaveLength(1);
    await requireConsistent();
  });
});

test('14 members who cancel and register at the same time leave no money without place or refund', {
  tags: ['full'],
}, async () => {
  const { id, admin } = await openPaidEvent(7, { memberPrice: '150000' });
  const owners = await Promise.all(Array.from({ length: 7 }, (_, at) => makeActiveMember(`Pemilik ${at}`)));
  const others = await Promise.all(Array.from({ length: 7 }, (_, at) => makeActiveMember(`Peserta ${at}`)));
  const amounts: number[] = [];
  for (const owner of owners) amounts.push((await makePaidPlace(id, owner, admin)).amount);
  const replies = await Promise.all([
    ...owners.map((owner, at) =>
      inProcess(owner).call('cancelEventRegistration', { id, seenRefund: String(amounts[at]) }),
    ),
    ...others.map((other) => inProcess(other).call('registerForEvent', { id })),
  ]);
  expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
  expect(replies.slice(0, 7).map(({ status }) => status)).toEqual(Array(7).fill(200));
  const refunds = await valuesOf('eventRefunds');
  expect(refunds.map(({ amount }) => amount).sort()).toEqual([...amounts].sort());
  await requireConsistent();
});
