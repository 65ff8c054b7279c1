import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createWorkbook } from '../../../../tools/seed/statements/workbook.ts';
import {
  auditEntriesOf,
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { bcaPersonalSample, mandiriKopraSample } from '../../../support/factories/statement-samples.ts';
import { ownBankFile } from '../../../support/factories/statements.ts';
import { as, inProcess } from '../../../support/suite/client.ts';
import { faultModes, withFault } from '../../../support/suite/faults.ts';

const fileOf = (text: string, name = 'mutasi.csv') => ({ statement: { name, bytes: Buffer.from(text) } });
const bca = fileOf(ownBankFile(bcaPersonalSample));

/** Opens the bill of 149.877 that the sample's transfer of 29 December pays. */
async function makeBill(): Promise<string> {
  const member = await makeMember({ record: { name: 'Siti Aminah' } });
  const { code } = (await as(member).ok('openBill', {})).body;
  const days = { openedAt: new Date('2025-12-20T03:00:00Z'), dueAt: new Date('2026-01-20T03:00:00Z') };
  await changeDocument('bills', code, { ...days, fee: 150_000, amount: 149_877, uniqueCode: 123 });
  return code;
}

const imports = async () => auditEntriesOf('statement.import');

const lineFacts = async () =>
  (await valuesOf('bankLines'))
    .map(({ date, sen, state, bills }) => [date, sen, state, bills])
    .sort((one, two) => String(one).localeCompare(String(two)));

test('a BCA file stores its credits once and links them to bills; nothing is approved', async () => {
  const [treasurer, code] = [await makeAdmin({ duties: ['money'] }), await makeBill()];
  const before = await storedFiles();
  const { body } = await as(treasurer).ok('importStatement', bca);
  expect(body).toEqual({
    kind: 'imported',
    message: 'Mutasi disimpan.',
    layout: 'bca-personal',
    from: '2025-12-15',
    to: '2026-01-14',
    lines: 4,
    pending: 1,
    credits: 3,
    added: 3,
    matched: 1,
    suspects: 0,
  });
  const expected = [
    ['2025-12-29', 14_987_700, 'matched', [code]],
    ['2026-01-02', 14_964_100, 'unknown', []],
    ['2026-01-02', 14_964_100, 'unknown', []],
  ];
  expect(await lineFacts()).toEqual(expected);
  expect((await documentsOf('totals')).bankCoverage).toEqual({
    account: '00000000000',
    days: [{ from: '2025-12-15', to: '2026-01-14' }],
  });
  const [id] =
    Object.entries(await documentsOf('bankLines')).find(([, line]) => line.state === 'matched') ?? [];
  expect((await storedDocument('bills', code)).bankLine).toMatchObject({ id, sen: 14_987_700 });
  expect(await imports()).toMatchObject([
    {
      action: 'statement.import',
      actorId: treasurer.id,
      targetName: 'mutasi.csv',
      details: { added: 3, matched: 1 },
    },
  ]);
  const sha256 = createHash('sha256').update(bca.statement.bytes).digest('hex');
  const { body: files, reads } = await as(treasurer).ok('listStatements', {});
  expect(files).toEqual({
    data: [
      {
        _id: sha256.slice(0, 32),
        name: 'mutasi.csv',
        sha256,
        size: bca.statement.bytes.length,
        layout: 'bca-personal',
        from: '2025-12-15',
        to: '2026-01-14',
        lines: 4,
        credits: 3,
        importedAt: expect.any(String),
        importedBy: treasurer.name,
        state: 'imported',
        undoneAt: null,
        undoneBy: null,
      },
    ],
    page: 1,
    hasMore: false,
  });
  expect(reads).toBeLessThanOrEqual(4);
  const [brought] = await valuesOf('bankLines');
  expect(brought?.statementId).toBe(sha256.slice(0, 32));
  // Nothing of the file except these fields: no bytes, and no debit.
  expect(await storedFiles()).toEqual(before);
  const stored = await everything();
  const again = await as(treasurer).ok('importStatement', bca);
  expect(again.body).toMatchObject({ message: 'Tidak ada yang baru.', credits: 3, added: 0, matched: 0 });
  expect(await everything()).toEqual(stored);
});

test('an unreadable file, or one of another account, is refused with line and reason', async () => {
  const admin = await makeAdmin();
  await makeBill();
  const stored = await everything();
  const own = ownBankFile(bcaPersonalSample);
  const refusals: [string, string][] = [
    [bcaPersonalSample, 'Baris 2: Ini mutasi rekening 1234567890, bukan rekening asosiasi.'],
    [own.replace("'31/12", "'31/11"), 'Baris 9: «31/11» bukan tanggal yang ada.'],
    [
      'nama,kota\nSiti,Bandung\n',
      'Berkas ini terbaca, tetapi tanpa kolom tanggal, keterangan, jumlah. Pilih berkas mutasi rekening yang diunduh dari bank.',
    ],
    [
      'nama,kota,institusi\nSiti,Bandung,ITB\nBudi,Depok,Jl. Margonda 12\n',
      'Berkas ini terbaca, tetapi tanpa kolom tanggal, keterangan, jumlah. Pilih berkas mutasi rekening yang diunduh dari bank.',
    ],
    ['', 'mutasi.csv: berkas kosong.'],
  ];
  for (const [text, message] of refusals) {
    const { status, body } = await as(admin).refused('importStatement', fileOf(text));
    expect([status, body]).toEqual([400, { code: 'invalid-file', message, fields: { statement: message } }]);
  }
  const old = await as(admin).refused('importStatement', fileOf(own, 'mutasi.xls'));
  expect(old.body.message).toBe(
    'Pilih berkas CSV, XLSX, atau MT940 dari bank. Berkas Excel lama (.xls) simpan dulu sebagai XLSX.',
  );
  expect(await everything()).toEqual(stored);
});

test('five treasurers who import the same file concurrently store it once', async () => {
  const [admin, code] = [await makeAdmin(), await makeBill()];
  const caller = inProcess(admin);
  const answers = await Promise.all(Array.from({ length: 5 }, () => caller.call('importStatement', bca)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.map(({ body }) => (body as { added: number }).added).sort()).toEqual([0, 0, 0, 0, 3]);
  expect(await valuesOf('bankLines')).toHaveLength(3);
  expect(await imports()).toHaveLength(1);
  expect(await valuesOf('statementFiles')).toHaveLength(1);
  expect((await storedDocument('bills', code)).bankLine).toMatchObject({ sen: 14_987_700 });
});

test.each(faultModes.flatMap((mode) => [1, 2].map((step) => [mode, step] as const)))(
  'a fault (%s) at step %i of its import leaves nothing incomplete after the next try',
  async (mode, step) => {
    const admin = await makeAdmin();
    await makeBill();
    const caller = inProcess(admin);
    await withFault(step, mode, () => caller.call('importStatement', bca));
    await caller.ok('importStatement', bca);
    expect(await valuesOf('bankLines')).toHaveLength(3);
    expect(await imports()).toHaveLength(1);
    expect(await valuesOf('statementFiles')).toMatchObject([{ lines: 4, credits: 3 }]);
  },
);

test('a file of another bank without money for any bill stores only its name and days', async () => {
  const admin = await makeAdmin();
  const stored = await everything();
  const { body } = await as(admin).ok('importStatement', fileOf(ownBankFile(mandiriKopraSample)));
  expect(body).toMatchObject({ layout: 'mandiri-kopra', credits: 0, added: 0, matched: 0 });
  const left = await everything();
  const { statementFiles, ...documents } = left.documents;
  expect(Object.values(statementFiles ?? {})).toMatchObject([{ layout: 'mandiri-kopra', credits: 0 }]);
  const { bankCoverage, ...totals } = documents.totals ?? {};
  expect(bankCoverage).toMatchObject({ days: [{ from: '2026-05-12', to: '2026-08-07' }] });
  expect({ ...left, documents: { ...documents, totals } }).toEqual(stored);
});

describe('an unknown table', () => {
  const rows = [
    ['Bank Contoh Syariah'],
    ['No. Rekening', '00000000000'],
    ['Tgl', 'Uraian', 'Jenis', 'Nominal', 'Saldo'],
    ['29/12/2025', 'SETORAN SITI AMINAH', 'Kredit', '149.877', '5.149.877'],
    ['30/12/2025', 'LISTRIK', 'Debit', '350.000', '4.799.877'],
  ];
  const csv = (all: readonly string[][]) => fileOf(all.map((cells) => cells.join(';')).join('\n'));
  const headerKey = '7460f51c320df3f2';
  const columns = {
    date: 0,
    dateOrder: 'dmy',
    time: null,
    narrative: [1],
    reference: null,
    amount: { kind: 'marked', column: 3, mark: 2, credit: 'Kredit' },
    balance: 4,
    account: 'above',
  } as const;

  test('is shown, and read after its columns are named, in every file with these headers', async () => {
    const [treasurer, code] = [await makeAdmin({ duties: ['money'] }), await makeBill()];
    const stored = await everything();
    const { body: unknown } = await as(treasurer).ok('importStatement', csv(rows));
    expect(unknown).toEqual({
      kind: 'unknown',
      message: 'Susunan kolom berkas ini belum dikenal.',
      table: {
        headerKey,
        line: 3,
        columns: ['Tgl', 'Uraian', 'Jenis', 'Nominal', 'Saldo'],
        rows: [
          { line: 4, cells: rows[3] },
          { line: 5, cells: rows[4] },
        ],
      },
    });
    const wrong = { ...columns, headerKey, balance: 3 };
    const refused = await as(treasurer).refused('importStatement', {
      ...csv(rows),
      mapping: JSON.stringify(wrong),
    });
    expect([refused.status, refused.body.message]).toEqual([
      400,
      'Baris 5: Saldo tidak cocok mulai baris ini: seharusnya -Rp 200.123,00. Mungkin ada baris yang hilang atau diubah.',
    ]);
    expect(await everything()).toEqual(stored);
    const mapping = JSON.stringify({ ...columns, headerKey });
    const { body } = await as(treasurer).ok('importStatement', { ...csv(rows), mapping });
    expect(body).toMatchObject({
      kind: 'imported',
      layout: 'mapped',
      lines: 2,
      credits: 1,
      added: 1,
      matched: 1,
    });
    expect((await storedDocument('bills', code)).bankLine).toMatchObject({ sen: 14_987_700 });
    const next = csv([...rows, ['02/01/2026', 'SETORAN TUNAI', 'Kredit', '150.000', '4.949.877']]);
    const { body: later } = await as(treasurer).ok('importStatement', next);
    expect(later).toMatchObject({ kind: 'imported', layout: 'mapped', lines: 3, credits: 2, added: 1 });
    expect(await documentsOf('statementMappings')).toEqual({
      [headerKey]: { columns, savedAt: expect.any(Date), savedBy: treasurer.id },
    });
  });

  test('is asked for again if the stored mapping does not fit, with the reason', async () => {
    const admin = await makeAdmin();
    await makeBill();
    await as(admin).ok('importStatement', {
      ...csv(rows),
      mapping: JSON.stringify({ ...columns, headerKey }),
    });
    const other = csv([...rows, ['2026-01-02', 'SETORAN', 'Kredit', '150.000', '5.000.000']]);
    const { body } = await as(admin).ok('importStatement', other);
    expect(body).toMatchObject({
      kind: 'unknown',
      message:
        'Baris 6: Saldo tidak cocok mulai baris ini: seharusnya Rp 4.949.877,00. Mungkin ada baris yang hilang atau diubah.',
      table: { headerKey },
    });
  });

  test('is read from a workbook in the same way', async () => {
    const admin = await makeAdmin();
    await makeBill();
    const sheet = rows.map((cells, index) =>
      index < 3
        ? cells
        : [{ day: index === 3 ? '2025-12-29' : '2025-12-30' }, ...cells.slice(1, 3), ...numbersOf(cells)],
    );
    const file = { statement: { name: 'mutasi.xlsx', bytes: createWorkbook(sheet) } };
    const mapping = JSON.stringify({ ...columns, headerKey });
    const { body } = await as(admin).ok('importStatement', { ...file, mapping });
    expect(body).toMatchObject({
      layout: 'mapped',
      from: '2025-12-29',
      to: '2025-12-30',
      added: 1,
      matched: 1,
    });
    const { body: again } = await as(admin).ok('importStatement', csv(rows));
    expect(again).toMatchObject({ layout: 'mapped', credits: 1, added: 0 });
  });

  const numbersOf = (cells: readonly string[]) =>
    cells.slice(3).map((cell) => Number(cell.replaceAll('.', '')));
});
