import { FieldValue } from 'firebase-admin/firestore';
import { describe, expect, test } from 'vitest';
import { ledger, statementFiles } from '../../../../functions/src/data/collections.ts';
import { closeMonth } from '../../../../functions/src/model/money/ledger/close-month.ts';
import { findLedgerViolations } from '../../../support/assertions/money-invariants.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
} from '../../../support/assertions/stores.ts';
import { makeLedgerEntry } from '../../../support/factories/admin-records.ts';
import { proof } from '../../../support/factories/images.ts';
import { storeRows } from '../../../support/factories/many-rows.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { ownAccount } from '../../../support/factories/statements.ts';
import { inProcess } from '../../../support/suite/client.ts';
import { freezeClock, jakarta } from '../../../support/suite/time.ts';

/** Creates the treasurer Sari, with a payment of Rp 149,877 on 2 July 2026. */
async function makeTreasurer(): Promise<Person> {
  freezeClock('2026-11-20T10:00');
  await makeLedgerEntry({ id: 'budi', name: 'Budi' });
  return makeAdmin({ name: 'Sari Bendahara', duties: ['money'] });
}

const balancesOf = async (admin: Person) => (await inProcess(admin).ok('getBalances', {})).body;

const spend = async (admin: Person, date: string, amount: string) =>
  inProcess(admin).ok('recordExpense', {
    ...{ date, account: 'bank', category: 'rent', amount, note: 'Sewa aula.' },
    document: await proof(),
  });

const importFile = (admin: Person, name: string, rows: readonly string[]) => {
  const head = [`NOREK;${ownAccount}`, 'TGL_TRAN;DESK_TRAN;MUTASI_DEBET;MUTASI_KREDIT;SALDO_AKHIR_MUTASI'];
  const bytes = Buffer.from(`${[...head, ...rows].join('\n')}\n`);
  return inProcess(admin).ok('importStatement', { statement: { name, bytes } });
};
const july = ['2026-07-02;IURAN;0.00;149877.00;5149877.00', '2026-07-10;SEWA;500000.00;0.00;4649877.00'];

const opening = { account: 'bank', amount: '5.000.000', seen: '', reason: 'Rekening koran Juni.' } as const;

describe('the opening balance', () => {
  test('is an entry on the first day of the books, and can be changed by another entry', async () => {
    const sari = await makeTreasurer();
    expect((await balancesOf(sari)).openingDay).toBe('2026-07-01');
    const first = await inProcess(sari).ok('setOpeningBalance', opening);
    expect(first.body).toEqual({ message: 'Saldo awal dicatat.', changed: true });
    expect((await inProcess(sari).ok('setOpeningBalance', opening)).body.changed).toBe(false);
    const change = { ...opening, amount: '4.500.000', seen: '5000000', reason: 'Salah baca.' };
    await inProcess(sari).ok('setOpeningBalance', change);
    const entries = await documentsOf('ledger');
    expect(entries['opening-bank-1']).toMatchObject({
      date: '2026-07-02',
      kind: 'opening',
      postings: [
        { account: 'bank', amount: 5_000_000 },
        { account: 'opening', amount: -5_000_000 },
      ],
    });
    expect(entries['opening-bank-2']).toMatchObject({
      of: 'opening-bank-1',
      reason: 'Salah baca.',
      postings: [
        { account: 'bank', amount: -500_000 },
        { account: 'opening', amount: 500_000 },
      ],
    });
    expect((await balancesOf(sari)).accounts).toEqual([
      { account: 'bank', opening: 4_500_000, balance: 4_649_877 },
      { account: 'qris', opening: null, balance: 0 },
      { account: 'cash', opening: null, balance: 0 },
      { account: 'elsewhere', opening: null, balance: 0 },
    ]);
    const audited = (await auditEntriesOf('ledger.opening')).map(({ details }) => details);
    expect(audited).toContainEqual({ account: 'bank', before: 5_000_000, after: 4_500_000 });
    const { months } = (await inProcess(sari).ok('getMoneyOverview', {})).body;
    expect(months[6]?.received['individual-renewal']).toBe(149_877);
    expect(findLedgerViolations(await everything()).filter((one) => !one.startsWith('entry of'))).toEqual([]);
  });

  test('of two admins at the same time is set once', async () => {
    const sari = await makeTreasurer();
    const dewi = await makeAdmin({ name: 'Dewi Ketua', duties: ['money'] });
    const replies = await Promise.all([
      inProcess(sari).call('setOpeningBalance', opening),
      inProcess(dewi).call('setOpeningBalance', { ...opening, amount: '6000000' }),
    ]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = replies.find(({ status }) => status === 409)?.body as { message: string };
    expect(refused.message).toMatch(/^Saldo awal ini sudah diubah dan sekarang Rp\u00a0[56]\.000\.000\./);
    expect(Object.keys(await documentsOf('ledger'))).toHaveLength(2);
  });

  test('is dated on the first open day if the books begin in a closed month', async () => {
    const sari = await makeTreasurer();
    await closeMonth('2026-09', sari);
    await inProcess(sari).ok('setOpeningBalance', { ...opening, account: 'cash' });
    expect(await storedDocument('ledger', 'opening-cash-1')).toMatchObject({ date: '2026-10-01' });
    const [, , cash] = (await balancesOf(sari)).accounts;
    expect(cash).toEqual({ account: 'cash', opening: 5_000_000, balance: 5_000_000 });
  });

  test.each([
    ['a negative amount', { amount: '-1' }, 'amount'],
    ['more than a trillion', { amount: '1.000.000.000.001' }, 'amount'],
    ['an unknown account', { account: 'dues' as 'bank' }, 'account'],
    ['no reason', { reason: '' }, 'reason'],
  ])('with %s is refused', async (_what, changes, field) => {
    const sari = await makeTreasurer();
    const { status, body } = await inProcess(sari).refused('setOpeningBalance', { ...opening, ...changes });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });
});

describe('the comparison with the bank', () => {
  test('takes the newest statement, and the books at the end of its last day', async () => {
    const sari = await makeTreasurer();
    await inProcess(sari).ok('setOpeningBalance', opening);
    await spend(sari, '2026-07-10', '500000');
    // After the statement.
    await spend(sari, '2026-07-11', '70000');
    await spend(sari, '2026-11-03', '90000');
    expect((await balancesOf(sari)).statement).toBeNull();
    await importFile(sari, 'juli.csv', july);
    const { statement, accounts } = await balancesOf(sari);
    expect(statement).toEqual({ file: 'juli.csv', date: '2026-07-10', sen: 464_987_700, balance: 4_649_877 });
    expect(accounts[0]).toEqual({ account: 'bank', opening: 5_000_000, balance: 4_489_877 });
  });

  test('ignores an import that was undone, and adds the balance to an import from before expenses', async () => {
    const sari = await makeTreasurer();
    await importFile(sari, 'juli.csv', july);
    const [older = ''] = Object.keys(await documentsOf('statementFiles'));
    await importFile(sari, 'agustus.csv', ['2026-08-05;BIAYA;6500.00;0.00;4643377.00']);
    expect((await balancesOf(sari)).statement).toMatchObject({ file: 'agustus.csv', sen: 464_337_700 });
    const newer = Object.keys(await documentsOf('statementFiles')).find((id) => id !== older) ?? '';
    await inProcess(sari).ok('undoStatement', { id: newer });
    expect((await balancesOf(sari)).statement).toMatchObject({ file: 'juli.csv', date: '2026-07-10' });
    await changeDocument('statementFiles', older, { closing: FieldValue.delete() });
    expect((await balancesOf(sari)).statement).toBeNull();
    await importFile(sari, 'juli.csv', july);
    expect((await balancesOf(sari)).statement).toMatchObject({ file: 'juli.csv', sen: 464_987_700 });
  });

  test('of statements with the same last day takes the newest import, of the own account and not undone', async () => {
    const sari = await makeTreasurer();
    const closing = { date: '2026-07-10', sen: 100 };
    const file = { closing, account: ownAccount, importedAt: jakarta('2026-08-01T10:00') };
    const rows = [
      { ...file, name: 'pagi.csv' },
      { ...file, name: 'siang.csv', importedAt: jakarta('2026-08-01T12:00') },
      { ...file, name: 'malam.csv', importedAt: jakarta('2026-08-01T11:00') },
      {
        ...file,
        name: 'lama.csv',
        closing: { date: '2026-07-09', sen: 400 },
        importedAt: jakarta('2026-08-02T10:00'),
      },
      { ...file, name: 'lain.csv', account: '999', closing: { date: '2026-07-12', sen: 200 } },
      {
        ...file,
        name: 'terhenti.csv',
        closing: { date: '2026-07-11', sen: 300 },
        undo: { isDone: false, at: new Date(), by: 'Sari' },
      },
    ];
    await storeRows(statementFiles, rows.length, (index) => rows[index] as never);
    expect((await balancesOf(sari)).statement).toEqual({
      file: 'siang.csv',
      date: '2026-07-10',
      sen: 100,
      balance: 149_877,
    });
  });

  test('counts entries of the account beyond two batches', async () => {
    const sari = await makeTreasurer();
    await importFile(sari, 'juli.csv', july);
    const postings = [
      { account: 'bank' as const, amount: -1 },
      { account: 'sundry' as const, amount: 1 },
    ];
    const keys = ['account:bank', 'account:sundry', 'account:expenses'];
    await storeRows(ledger, 1001, () => ({ date: '2026-07-20', kind: 'expense' as const, postings, keys }));
    const { balances } = await storedDocument('ledgerMonths', '2026-07');
    const bank = (balances as { bank: number }).bank - 1001;
    await changeDocument('ledgerMonths', '2026-07', { balances: { ...(balances as object), bank } });
    const { statement, accounts } = await balancesOf(sari);
    expect(statement?.balance).toBe(149_877);
    expect(accounts[0]?.balance).toBe(148_876);
  });
});
