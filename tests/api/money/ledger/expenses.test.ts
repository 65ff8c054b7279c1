import { expensePostings } from 'contract/rules/money/ledger';
import { describe, expect, test } from 'vitest';
import { ledger } from '../../../../functions/src/data/collections.ts';
import { repairCounters } from '../../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { closeMonth } from '../../../../functions/src/model/money/ledger/close-month.ts';
import { correctEntry } from '../../../../functions/src/model/money/ledger/correct-entry.ts';
import { findLedgerViolations } from '../../../support/assertions/money-invariants.ts';
import {
  auditEntriesOf,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../../support/factories/admin-records.ts';
import { pdf } from '../../../support/factories/documents.ts';
import { html, jpeg, proof, svg, truncated } from '../../../support/factories/images.ts';
import { storeRows } from '../../../support/factories/many-rows.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { as, type InputOf, inProcess } from '../../../support/suite/client.ts';
import { freezeClock } from '../../../support/suite/time.ts';

type Expense = InputOf<'recordExpense'>;

const rentId = 'expense-2026-11-03-bank-rent-1500000-1';

/** Returns the rent of 3 November, with a picture. */
const rentOf = async (changes: Partial<Expense> = {}): Promise<Expense> => ({
  date: '2026-11-03',
  account: 'bank',
  category: 'rent',
  amount: '1.500.000',
  note: 'Sewa aula untuk seminar.',
  document: await proof('nota.jpg'),
  ...changes,
});

/** Creates the treasurer Sari, with books that begin on 2 July 2026. */
async function makeTreasurer(): Promise<Person> {
  freezeClock('2026-11-20T10:00');
  const sari = await makeAdmin({ name: 'Sari Bendahara', duties: ['money'] });
  await makeLedgerEntry({ id: 'budi', name: 'Budi' });
  return sari;
}

const violations = async () =>
  findLedgerViolations(await everything()).filter((one) => !one.startsWith('entry of'));

describe('recording an expense', () => {
  test('creates an entry with its document, and adds it to the month', async () => {
    const sari = await makeTreasurer();
    const { body, status, reads } = await inProcess(sari).ok('recordExpense', await rentOf());
    expect([status, body]).toEqual([201, { message: 'Pengeluaran dicatat.', id: rentId }]);
    expect(reads).toBeLessThanOrEqual(5);
    const { data } = (await inProcess(sari).ok('listLedgerEntries', { kind: 'expense' })).body;
    expect(data).toEqual([
      {
        _id: rentId,
        date: '2026-11-03',
        kind: 'expense',
        income: null,
        money: -1_500_000,
        postings: [
          { account: 'bank', amount: -1_500_000 },
          { account: 'rent', amount: 1_500_000 },
        ],
        payer: null,
        paymentId: null,
        receipt: null,
        bill: null,
        reason: 'Sewa aula untuk seminar.',
        of: null,
        document: 'image',
        writtenAt: '2026-11-20T03:00:00.000Z',
        writtenBy: 'Sari Bendahara',
      },
    ]);
    expect(await storedDocument('ledgerMonths', '2026-11')).toEqual({
      month: '2026-11',
      entries: 1,
      balances: { bank: -1_500_000, rent: 1_500_000 },
    });
    expect(await auditEntriesOf('ledger.expense')).toMatchObject([
      {
        actorName: 'Sari Bendahara',
        targetId: rentId,
        targetName: 'Pengeluaran 3 November 2026',
        details: { category: 'rent', account: 'bank', amount: 1_500_000 },
      },
    ]);
    const shown = await inProcess(sari).ok('getLedgerDocument', { id: rentId });
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect((await inProcess(sari).refused('downloadLedgerDocument', { id: rentId })).body.code).toBe(
      'not-found',
    );
    expect(await documentsOf('intents')).toEqual({});
    expect(await violations()).toEqual([]);
    expect((await repairCounters(defaultJobOptions)).findings).toEqual([]);
  });

  test('accepts a PDF, which is downloaded and not shown', async () => {
    const sari = await makeTreasurer();
    const document = pdf('invoice hosting.pdf');
    const { body } = await as(sari).ok('recordExpense', await rentOf({ category: 'hosting', document }));
    const file = await as(sari).ok('downloadLedgerDocument', { id: body.id });
    expect(file.bytes.equals(Buffer.from(document.bytes))).toBe(true);
    expect(file.headers.get('content-type')).toBe('application/pdf');
    expect(file.headers.get('content-disposition')).toContain(
      'attachment; filename="expense-2026-11-03-bank-hosting-1500000-1.pdf"',
    );
    expect(file.headers.get('x-content-type-options')).toBe('nosniff');
    expect((await as(sari).refused('getLedgerDocument', { id: body.id })).body.code).toBe('not-found');
    const { entry } = (await as(sari).ok('getLedgerEntry', { id: body.id })).body;
    expect(entry.document).toBe('pdf');
  });

  test('needs the duty money, and so does its document', async () => {
    const sari = await makeTreasurer();
    await inProcess(sari).ok('recordExpense', await rentOf());
    const [editor, member] = [await makeAdmin({ duties: ['content', 'people'] }), await makeMember()];
    const before = await everything();
    for (const person of [editor, member]) {
      const own = inProcess(person);
      expect((await own.refused('recordExpense', await rentOf({ amount: '1' }))).body.code).toBe('forbidden');
      expect((await own.refused('getLedgerDocument', { id: rentId })).body.code).toBe('forbidden');
      expect((await own.refused('downloadLedgerDocument', { id: rentId })).body.code).toBe('forbidden');
      expect((await own.refused('getBalances', {})).body.code).toBe('forbidden');
      const opening = { account: 'bank', amount: '1', seen: '', reason: 'Tes.' } as const;
      expect((await own.refused('setOpeningBalance', opening)).body.code).toBe('forbidden');
    }
    expect((await inProcess().refused('recordExpense', await rentOf())).body.code).toBe('unauthenticated');
    expect((await everything()).documents.ledger).toEqual(before.documents.ledger);
  });

  test.each<[string, () => Promise<Partial<Expense>> | Partial<Expense>, Record<string, string>]>([
    ['a future day', () => ({ date: '2026-11-21' }), { date: 'Tanggalnya belum tiba.' }],
    [
      'a day before the books',
      () => ({ date: '2026-07-01' }),
      { date: 'Buku kas dimulai pada 2 Juli 2026. Pengeluaran sebelumnya termasuk saldo awal.' },
    ],
    ['a day that does not exist', () => ({ date: '2026-02-30' }), { date: 'Tanggal tidak valid.' }],
    [
      'a negative amount',
      () => ({ amount: '-500' }),
      { amount: 'Isi jumlah dalam rupiah tanpa sen, misalnya 150.000.' },
    ],
    ['zero', () => ({ amount: '0' }), { amount: 'Isi jumlah dalam rupiah tanpa sen, misalnya 150.000.' }],
    [
      'more than a billion',
      () => ({ amount: '1.000.000.001' }),
      { amount: 'Isi jumlah dalam rupiah tanpa sen, misalnya 150.000.' },
    ],
    ['an unknown account', () => ({ account: 'brankas' as 'cash' }), { account: 'Wajib diisi.' }],
    ['an account of income', () => ({ account: 'dues' as 'cash' }), { account: 'Wajib diisi.' }],
    ['an unknown category', () => ({ category: 'gifts' as 'rent' }), { category: 'Wajib diisi.' }],
    ['no note', () => ({ note: ' ' }), { note: 'Wajib diisi.' }],
    [
      'a web page named PDF',
      () => ({ document: { name: 'nota.pdf', bytes: html() } }),
      { document: expect.stringContaining('JPG, PNG, atau PDF') },
    ],
    [
      'an SVG named PNG',
      () => ({ document: { name: 'nota.png', bytes: svg() } }),
      { document: expect.stringContaining('JPG, PNG, atau PDF') },
    ],
    [
      'a truncated photo',
      async () => ({ document: { name: 'nota.jpg', bytes: await truncated(jpeg()) } }),
      { document: expect.stringContaining('JPG, PNG, atau PDF') },
    ],
    [
      'a spreadsheet',
      () => ({ document: { name: 'nota.xlsx', bytes: Buffer.from('PK') } }),
      { document: expect.stringContaining('nota.xlsx') },
    ],
  ])('with %s is refused and changes nothing', async (_what, changes, fields) => {
    const sari = await makeTreasurer();
    const before = await everything();
    const { status, body } = await inProcess(sari).refused('recordExpense', await rentOf(await changes()));
    expect([status, body.fields]).toEqual([400, fields]);
    const after = await everything();
    expect(after.documents.ledger).toEqual(before.documents.ledger);
    expect(after.documents.intents).toEqual(before.documents.intents);
    expect(await storedFiles()).toEqual({});
  });

  test('is refused in a closed month', async () => {
    const sari = await makeTreasurer();
    await closeMonth('2026-10', sari);
    const { body } = await inProcess(sari).refused('recordExpense', await rentOf({ date: '2026-10-31' }));
    expect(body.code).toBe('month-closed');
    expect(await storedFiles()).toEqual({});
    await inProcess(sari).ok('recordExpense', await rentOf({ date: '2026-11-01' }));
  });

  test('by two admins at the same time succeeds once, unless it is another expense', async () => {
    const sari = await makeTreasurer();
    const dewi = await makeAdmin({ name: 'Dewi Ketua', duties: ['money'] });
    const replies = await Promise.all([
      inProcess(sari).call('recordExpense', await rentOf()),
      inProcess(dewi).call('recordExpense', await rentOf({ note: 'Aula, dari nota yang sama.' })),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const [winner] = (await valuesOf('ledger'))
      .filter(({ kind }) => kind === 'expense')
      .map(({ writtenBy }) => (writtenBy as { name: string }).name);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'same-expense',
      message: `Pengeluaran dengan tanggal, akun, kategori, dan jumlah yang sama sudah dicatat oleh ${winner} pada 20 nov 2026, 10.00 WIB.`,
    });
    const another = await Promise.all(
      [sari, dewi].map(async (admin) =>
        inProcess(admin).ok('recordExpense', await rentOf({ isAnother: 'true' })),
      ),
    );
    expect(another.map(({ body }) => body.id).sort()).toEqual([
      'expense-2026-11-03-bank-rent-1500000-2',
      'expense-2026-11-03-bank-rent-1500000-3',
    ]);
    expect(Object.keys(await storedFiles())).toHaveLength(3);
    expect(await violations()).toEqual([]);
  });
});

describe('a correction of an expense', () => {
  test('moves an amount to another category or account, and cancels the rest', async () => {
    const sari = await makeTreasurer();
    await inProcess(sari).ok('recordExpense', await rentOf());
    const correct = (from: string, to: 'travel' | 'cash' | 'bank', amount: string) =>
      inProcess(sari).ok('correctLedgerEntry', { id: rentId, from, to, amount, reason: 'Salah catat.' });
    await correct('rent', 'travel', '400000');
    await correct('bank', 'cash', '500000');
    const { body } = await correct('rent', 'bank', '1000000');
    expect(body.id).toBe(`correction-${rentId}-3`);
    const { standing, refundable, mends } = (await inProcess(sari).ok('getLedgerEntry', { id: rentId })).body;
    expect(standing).toEqual([
      { account: 'rent', amount: 100_000 },
      { account: 'travel', amount: 400_000 },
      { account: 'cash', amount: -500_000 },
    ]);
    expect(refundable).toBe(0);
    expect(mends.map(({ date, income, of }) => [date, income, of])).toEqual(
      Array.from({ length: 3 }, () => ['2026-11-20', null, rentId]),
    );
    expect(await auditEntriesOf('ledger.correct')).toMatchObject(
      Array.from({ length: 3 }, () => ({ targetName: 'Pengeluaran 3 November 2026' })),
    );
    const { data } = (await inProcess(sari).ok('listLedgerEntries', { account: 'expenses' })).body;
    expect(data.map(({ kind }) => kind).sort()).toEqual(['correction', 'correction', 'expense']);
    const month = (await inProcess(sari).ok('listLedgerMonths', { year: '2026' })).body.data[0];
    expect(month).toMatchObject({ _id: '2026-11', entries: 4, money: 0, spent: 500_000 });
    expect(await violations()).toEqual([]);
  });

  test.each([
    ['more than was spent', 'rent', 'bank', '1500001', 'amount'],
    ['dues', 'rent', 'dues', '1', 'to'],
    ['the account of corrections', 'bank', 'corrections', '1', 'to'],
    ['a category that would be below zero', 'bank', 'travel', '1', 'amount'],
  ] as const)('to %s is refused', async (_what, from, to, amount, field) => {
    const sari = await makeTreasurer();
    await inProcess(sari).ok('recordExpense', await rentOf());
    const correction = { id: rentId, from, to, amount, reason: 'Salah catat.' };
    const { body } = await inProcess(sari).refused('correctLedgerEntry', correction);
    expect([body.code, Object.keys(body.fields ?? {})]).toEqual(['invalid-input', [field]]);
    expect(Object.keys(await documentsOf('ledger'))).toHaveLength(2);
  });

  test('of a payment cannot reach a category of expenses, and an expense has no refund', async () => {
    const sari = await makeTreasurer();
    const [payment = ''] = Object.keys(await documentsOf('ledger'));
    await inProcess(sari).ok('recordExpense', await rentOf());
    const correction = { id: payment, from: 'bank', to: 'rent', amount: '1', reason: 'Salah.' } as const;
    const { body } = await inProcess(sari).refused('correctLedgerEntry', correction);
    expect(body.fields).toEqual({ to: 'Akun ini tidak berlaku untuk catatan ini.' });
    const refund = { id: rentId, from: 'bank', amount: '1', reason: 'Kembali.', paymentProof: await proof() };
    const refused = await inProcess(sari).refused('refundLedgerEntry', { ...refund, from: 'bank' });
    expect([refused.body.code, refused.body.message]).toEqual([
      'wrong-status',
      'Hanya pembayaran yang dapat dikembalikan.',
    ]);
  });

  test('by two admins at the same time never cancels more than was spent', async () => {
    const sari = await makeTreasurer();
    const dewi = await makeAdmin({ name: 'Dewi Ketua', duties: ['money'] });
    await inProcess(sari).ok('recordExpense', await rentOf());
    const cancel = { from: { account: 'rent' }, to: 'bank', amount: 1_000_000, reason: 'Batal.' } as const;
    const outcomes = await Promise.allSettled(
      [sari, dewi].map((admin) => correctEntry(rentId, cancel, admin, () => undefined)),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const { standing } = (await inProcess(sari).ok('getLedgerEntry', { id: rentId })).body;
    expect(standing).toEqual([
      { account: 'bank', amount: -500_000 },
      { account: 'rent', amount: 500_000 },
    ]);
    expect(await violations()).toEqual([]);
  });
});

test('the export has a column for each category, beyond two batches', async () => {
  const sari = await makeTreasurer();
  await storeRows(ledger, 1001, () => ({
    date: '2026-11-04',
    kind: 'expense' as const,
    income: null,
    postings: expensePostings('cash', 'printing', 2),
    writtenAt: new Date(),
    writtenBy: { id: sari.id, name: sari.name },
    reason: 'Fotokopi.',
    payer: null,
    period: null,
    of: null,
    keys: ['account:cash', 'account:printing', 'account:expenses'],
  }));
  const { bytes } = await inProcess(sari).ok('exportLedger', { account: 'expenses' });
  const [, head = '', ...lines] = bytes.toString('utf8').split('\r\n');
  const columns = head.split(';');
  expect(columns.slice(7)).toEqual(
    [
      ...['Uang masuk', 'Rekening bank', 'QRIS', 'Tunai', 'Rekening lain', 'Iuran', 'Iuran tahun berikutnya'],
      ...[
        'Acara',
        'Kode unik',
        'Koreksi',
        'Saldo awal',
        'Sewa',
        'Honor',
        'Konsumsi',
        'Perjalanan',
        'Cetak',
        'Plakat',
      ],
      ...['Biaya bank', 'Hosting', 'Iuran internasional', 'Lainnya', 'Alasan atau keterangan', 'Memperbaiki'],
      ...['Dicatat oleh', 'Dicatat pada', 'Nomor catatan'],
    ].map((text) => `"${text}"`),
  );
  const printed = lines.filter((line) => line.includes('"Fotokopi."'));
  expect(printed).toHaveLength(1001);
  expect(printed[0]?.split(';')[columns.indexOf('"Cetak"')]).toBe('2');
});
