import { describe, expect, test, vi } from 'vitest';
import { repairCounters } from '../../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { updateLedger } from '../../../../functions/src/model/maintenance/update-ledger.ts';
import {
  changeDocument,
  documentsOf,
  paymentIdOf,
  storedDocument,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeInstitution } from '../../../support/factories/institutions.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { type InputOf, inProcess } from '../../../support/suite/client.ts';
import { database } from '../../../support/suite/emulators.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const listed = async (admin: Person, filter: InputOf<'listLedgerEntries'> = {}) =>
  (await inProcess(admin).ok('listLedgerEntries', filter)).body;
const today = () => new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10);

describe('an approval', () => {
  test('books its payment once, with the unique code and the deferred days, even for concurrent approvals', async () => {
    const [one, other, member] = await Promise.all([
      makeAdmin(),
      makeAdmin(),
      makeMember({ status: 'expired' }),
    ]);
    const bill = (await inProcess(member).ok('openBill', {})).body;
    await inProcess(member).ok('requestRenewal', { id: member.id, paymentProof: await proof() });
    await Promise.all(
      [one, other, one].map((admin) => inProcess(admin).call('approveRenewal', { id: member.id })),
    );
    const paymentId = await paymentIdOf(member);
    const entries = await documentsOf('ledger');
    expect(Object.keys(entries)).toEqual([`payment-${paymentId}`]);
    const { data } = await listed(one);
    const { receipt } = await storedDocument('payments', paymentId);
    const deferred = data[0]?.postings.filter(({ account }) => account === 'deferred') ?? [];
    const later = deferred.reduce((sum, { amount }) => sum - amount, 0);
    expect(data).toEqual([
      {
        _id: `payment-${paymentId}`,
        date: today(),
        kind: 'payment',
        income: 'individual-renewal',
        money: bill.amount,
        postings: expect.arrayContaining([
          { account: 'bank', amount: bill.amount },
          { account: 'rounding', amount: 150_000 - bill.amount },
          { account: 'dues', amount: later - 150_000 },
        ]),
        payer: {
          userId: member.id,
          name: member.name,
          memberNumber: expect.stringMatching(/^SISINDO-\d{4}-\d{6}$/),
        },
        paymentId,
        receipt: (receipt as { number: string }).number,
        bill: bill.code,
        reason: '',
        of: null,
        document: null,
        writtenAt: expect.any(String),
        writtenBy: expect.toSatisfy((name: string) => [one.name, other.name].includes(name)),
      },
    ]);
    expect(data[0]?.postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
    expect(await storedDocument('ledgerMonths', today().slice(0, 7))).toMatchObject({
      entries: 1,
      balances: { bank: bill.amount, rounding: 150_000 - bill.amount },
      received: { 'individual-renewal': bill.amount },
      dues: { 'individual-renewal': 150_000 - later },
    });
  });

  test('of a coordinator is booked to the institution', async () => {
    const admin = await makeAdmin();
    const { coordinator, name } = await makeInstitution();
    await inProcess(coordinator).ok('requestRenewal', { id: coordinator.id, paymentProof: await proof() });
    await inProcess(admin).ok('approveRenewal', { id: coordinator.id });
    const { data } = await listed(admin);
    expect(data).toMatchObject([{ income: 'institution-renewal', money: 1_900_000, payer: { name } }]);
  });

  test('stays in the ledger after its payer was deleted', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember({ status: 'RequestRenew' })]);
    await inProcess(admin).ok('approveRenewal', { id: member.id });
    const before = await documentsOf('ledger');
    await inProcess(admin).ok('deleteUser', { id: member.id });
    expect(await documentsOf('ledger')).toEqual(before);
    expect((await listed(admin)).data).toMatchObject([{ payer: { name: member.name } }]);
  });

  test('gives a treasurer receipt, document and invoice of a deleted payer', async () => {
    const [admin, treasurer, { id, coordinator, name }] = [
      await makeAdmin(),
      await makeAdmin({ duties: ['money'] }),
      await makeInstitution(),
    ];
    const issued = (await inProcess(treasurer).ok('issueInstitutionInvoice', { id })).bytes;
    const { body: bill } = await inProcess(coordinator).ok('openBill', {});
    await inProcess(treasurer).ok('recordPayment', {
      id: coordinator.id,
      paidBy: 'cash',
      paidOn: today(),
      amount: String(bill.amount),
      note: 'Tunai di kantor.',
      seenUntil: ((await storedDocument('users', coordinator.id)).validUntil as Date).toISOString(),
      paymentProof: await proof(),
    });
    const paymentId = await paymentIdOf(coordinator);
    const entry = `payment-${paymentId}`;
    const { body: before } = await inProcess(treasurer).ok('getLedgerEntry', { id: entry });
    expect([before.isPayerHere, before.entry.document]).toEqual([true, 'image']);
    const receipt = (await inProcess(treasurer).ok('getReceipt', { id: paymentId })).bytes;
    await inProcess(admin).ok('deleteUser', { id: coordinator.id });
    const { body: after, reads } = await inProcess(treasurer).ok('getLedgerEntry', { id: entry });
    expect(after).toEqual({ ...before, isPayerHere: false });
    expect(after.entry.payer).toMatchObject({ name });
    // The session, the entry, its payer, its bill, and the query for corrections, which finds none.
    expect(reads).toBeLessThanOrEqual(6);
    expect((await inProcess(treasurer).ok('getReceipt', { id: paymentId })).bytes.equals(receipt)).toBe(true);
    const [number = ''] = Object.keys(await documentsOf('invoices'));
    expect(after.invoice).toBe(number.replaceAll('-', '/'));
    expect((await inProcess(treasurer).ok('getInvoice', { id: number })).bytes.equals(issued)).toBe(true);
    const document = await inProcess(treasurer).ok('getLedgerDocument', { id: entry });
    expect(document.headers.get('content-type')).toBe('image/webp');
    const { body } = await inProcess(treasurer).refused('getInvoice', { id: 'INV-2020-000001' });
    expect(body.code).toBe('not-found');
  });
});

describe('the nightly job', () => {
  /** Creates a payment approved before the ledger existed. */
  async function oldPayments(days: readonly string[]): Promise<string[]> {
    const ids: string[] = [];
    for (const day of days) {
      const { id } = await makeMember({ account: false });
      const paymentId = await paymentIdOf({ id });
      const decidedAt = new Date(`${day}T12:00:00+07:00`);
      const until = new Date(decidedAt.getTime() + 364 * 86_400_000);
      const receipt = {
        number: `KW/${day.slice(0, 4)}/${paymentId}`,
        name: `Sari ${day}`,
        memberNumber: null,
      };
      await changeDocument('payments', paymentId, {
        decidedAt,
        receipt: { ...receipt, period: { from: decidedAt, until } },
      });
      ids.push(paymentId);
    }
    return ids;
  }

  test('books earlier approvals with their date, and releases deferred income of years that have begun', async () => {
    const [paymentId] = await oldPayments(['2024-07-02']);
    expect((await updateLedger({ ...defaultJobOptions, dryRun: true })).done).toEqual({
      booked: 1,
      released: 0,
    });
    expect(await documentsOf('ledger')).toEqual({});
    expect((await updateLedger(defaultJobOptions)).done).toEqual({ booked: 1, released: 1 });
    const entries = await documentsOf('ledger');
    const release = `release-2025-individual-registration-${today()}`;
    expect(Object.keys(entries).sort()).toEqual([`payment-${paymentId}`, release]);
    expect(entries[`payment-${paymentId}`]).toMatchObject({
      date: '2024-07-02',
      postings: [
        { account: 'bank', amount: 150_000 },
        { account: 'dues', amount: -75_205 },
        { account: 'deferred', amount: -74_795, year: 2025 },
      ],
      payer: { name: 'Sari 2024-07-02' },
    });
    expect(entries[release]).toMatchObject({
      date: '2025-01-01',
      kind: 'release',
      postings: [
        { account: 'deferred', amount: 74_795, year: 2025 },
        { account: 'dues', amount: -74_795 },
      ],
    });
    expect((await updateLedger(defaultJobOptions)).done).toEqual({ booked: 0, released: 0 });
    expect(await documentsOf('ledger')).toEqual(entries);
  });

  test('releases late payments the next night, and books nothing in a closed month', async () => {
    await oldPayments(['2024-07-02']);
    await updateLedger(defaultJobOptions);
    await (await database()).doc('totals/ledger').set({ closedThrough: '2025-03' });
    await oldPayments(['2024-07-03', '2025-03-31', '2025-04-01']);
    freezeClock(inDays(1));
    const report = await updateLedger(defaultJobOptions);
    vi.restoreAllMocks();
    const tomorrow = new Date(Date.now() + 31 * 3_600_000).toISOString().slice(0, 10);
    expect(report.done).toEqual({ booked: 3, released: 1 });
    const dates = (await valuesOf('ledger')).map(({ date, kind }) => `${kind} ${date}`).sort();
    expect(dates).toEqual([
      'payment 2024-07-02',
      'payment 2025-04-01',
      `payment ${tomorrow}`,
      `payment ${tomorrow}`,
      'release 2025-01-01',
      'release 2026-01-01',
    ]);
  });

  test('running twice concurrently books each payment once', async () => {
    const ids = await oldPayments(['2024-07-02', '2025-03-03', '2026-01-05']);
    await Promise.all([updateLedger(defaultJobOptions), updateLedger(defaultJobOptions)]);
    await updateLedger(defaultJobOptions);
    const booked = (await valuesOf('ledger')).flatMap(({ paymentId }) =>
      paymentId ? [String(paymentId)] : [],
    );
    expect(booked.sort()).toEqual([...ids].sort());
    expect((await repairCounters(defaultJobOptions)).findings).toEqual([]);
  });

  test('recomputes months that lost their sums', async () => {
    await oldPayments(['2024-07-02', '2024-07-03']);
    await updateLedger(defaultJobOptions);
    const before = await documentsOf('ledgerMonths');
    await (await database()).collection('ledgerMonths').doc('2025-01').delete();
    await changeDocument('ledgerMonths', '2024-07', { entries: 5, balances: { bank: 1 } });
    expect([...(await repairCounters(defaultJobOptions)).findings].sort()).toEqual([
      'ledgerMonths/2024-07 entries: 5 -> 2',
      'ledgerMonths/2025-01 entries: 0 -> 1',
    ]);
    expect(await documentsOf('ledgerMonths')).toEqual(before);
  });
});

describe('the list', () => {
  async function createEntries() {
    const [admin, sari, budi] = await Promise.all([
      makeAdmin(),
      makeMember({ status: 'RequestRenew', record: { name: 'Sari Dewi' } }),
      makeMember({ status: 'RequestRenew', record: { name: 'Budi Santoso' } }),
    ]);
    await inProcess(admin).ok('approveRenewal', { id: sari.id });
    await inProcess(admin).ok('approveRenewal', { id: budi.id });
    const found = async (filter: InputOf<'listLedgerEntries'>) =>
      (await listed(admin, filter)).data.map(({ payer }) => payer?.name).sort();
    return { admin, found };
  }

  test('is filtered by words, account, kind and month', async () => {
    const { admin, found } = await createEntries();
    const month = today().slice(0, 7);
    expect(await found({})).toEqual(['Budi Santoso', 'Sari Dewi']);
    expect(await found({ q: 'dewi', kind: 'payment', month })).toEqual(['Sari Dewi']);
    expect(await found({ q: 'KW/' })).toEqual(['Budi Santoso', 'Sari Dewi']);
    expect(await found({ account: 'deferred', month })).toHaveLength(2);
    expect(await found({ account: 'cash' })).toEqual([]);
    expect(await found({ month: '2020-01' })).toEqual([]);
    expect(await found({ kind: 'release' })).toEqual([]);
    const both = await inProcess(admin).refused('listLedgerEntries', { account: 'bank', q: 'sari' });
    expect(both.body.code).toBe('invalid-input');
  });

  test('continues after a row within a month, for one read per row and three more', async () => {
    const { admin } = await createEntries();
    const month = today().slice(0, 7);
    const adminClient = inProcess(admin);
    const first = await adminClient.ok('listLedgerEntries', { limit: 1, month });
    expect([first.body.hasMore, first.reads]).toEqual([true, 4]);
    const after = String(first.body.data[0]?._id);
    const second = await adminClient.ok('listLedgerEntries', { limit: 1, page: 2, after, month });
    expect([second.body.hasMore, second.body.page, second.body.data.length]).toEqual([false, 2, 1]);
    expect(second.body.data[0]?._id).not.toBe(after);
  });

  test('is downloaded as CSV for Indonesian spreadsheets, and the download is audited', async () => {
    const { admin } = await createEntries();
    const { bytes, headers } = await inProcess(admin).ok('exportLedger', { q: 'sari' });
    const [sep, head, row, ...rest] = bytes.toString('utf8').split('\r\n');
    expect(sep).toBe('\uFEFFsep=;');
    expect(head).toMatch(
      /^"Tanggal";"Jenis";"Iuran";"Nama";"Nomor anggota";"Kuitansi";"Kode tagihan";"Uang masuk";/,
    );
    expect(row).toMatch(
      /^"20\d\d-\d\d-\d\d";"Pembayaran";"Perpanjangan individu";"Sari Dewi";"SISINDO-\d{4}-\d{6}";"KW\/\d{4}\/\d{6}";"";150000;150000;0;0;0;-\d+;/,
    );
    expect(rest).toEqual(['', '']);
    expect(headers.get('content-disposition')).toContain('filename="buku-kas-');
    expect(await valuesOf('audit')).toContainEqual(
      expect.objectContaining({
        action: 'ledger.export',
        details: { month: null, kind: null, account: null, q: 'sari', count: 1 },
      }),
    );
  });
});
