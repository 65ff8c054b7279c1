import type { ImportColumn } from 'contract/rules/people/import-columns';
import { describe, expect, test } from 'vitest';
import { type RowSettings, readRow } from './row-values.ts';

const settingsOf = (columns: (ImportColumn | null)[], changes: Partial<RowSettings> = {}): RowSettings => ({
  mapping: { columns, overrides: [], dateOrder: 'dmy' },
  isOwnFile: false,
  consent: { source: 'form', on: null },
  ...changes,
});

const readCell = (column: ImportColumn, cell: string, changes: Partial<RowSettings> = {}) => {
  const { values, refusals } = readRow({ cells: [cell] }, settingsOf([column], changes));
  return values[column] ?? refusals[0]?.text;
};

describe('a phone number', () => {
  test.each([
    ['081234567890', '+6281234567890'],
    ['6281234567890', '+6281234567890'],
    // Excel drops the zero of a number.
    ['81234567890', '+6281234567890'],
    ['+62 812-3456-7890', '+6281234567890'],
    ['(021) 555 1234', '+62215551234'],
  ])('%s is stored as %s', (cell, stored) => expect(readCell('phoneNumber', cell)).toBe(stored));
});

describe('a day', () => {
  test.each([
    ['31/12/2026', '2026-12-31'],
    ['1-2-1999', '1999-02-01'],
    ['5 Agustus 2020', '2020-08-05'],
    ['2026-12-31', '2026-12-31'],
    // UTC midnight of a spreadsheet.
    ['2026-12-31 00:00:00', '2026-12-31'],
    // Serial number of a spreadsheet.
    ['46387', '2026-12-31'],
    ['1/1/98', '1998-01-01'],
  ])('%s is %s', (cell, day) => expect(readCell('validUntil', cell)).toBe(day));

  test('that does not exist is refused', () => {
    expect(readCell('validUntil', '31/02/2026')).toBe('Bukan tanggal yang ada. Tulis misalnya 31/12/2026.');
  });

  test('of joining in the future is refused', () => {
    expect(readCell('joinedAt', '1/1/2099')).toBe('Tanggal ini belum tiba.');
  });
});

test.each(['3,17401E+15', '3.1740123456789e+15'])('the shortened number %s is refused', (cell) => {
  const text = 'Angka ini terpotong oleh Excel. Ubah kolomnya menjadi teks, lalu isi lagi.';
  expect(readCell('taxNumber', cell)).toBe(text);
});

test.each([
  ['nidn', '12078501', '0012078501'],
  ['nidn', '4120785', 'NIDN terdiri dari 10 digit.'],
  ['nuptk', '5744 7636 6413 0102', '5744763664130102'],
  ['orcid', 'https://orcid.org/0000-0002-1694-233X', '0000-0002-1694-233X'],
  [
    'orcid',
    '0000-0002-1694-2330',
    'ORCID iD ini tidak valid. Periksa lagi digitnya. Contoh: 0000-0002-1825-0097.',
  ],
] as const)('the %s %s is %s', (column, cell, value) => expect(readCell(column, cell)).toBe(value));

test.each([
  ['P', 'perempuan'],
  ['Laki-laki', 'laki-laki'],
  ['x', 'Tulis laki-laki atau perempuan.'],
])('gender %s is %s', (cell, value) => expect(readCell('gender', cell)).toBe(value));

test('a value that begins like a formula is stored as it is', () => {
  for (const cell of ['=Budi', '+Budi', '-Budi', '@Budi']) expect(readCell('name', cell)).toBe(cell);
  expect(readCell('name', "'=Budi")).toBe("'=Budi");
});

test('the apostrophe of a file of this product is removed', () => {
  expect(readCell('name', "'=Budi", { isOwnFile: true })).toBe('=Budi');
  expect(readCell('expertise', "a;'=2", { isOwnFile: true })).toBe('a;=2');
});

test('an empty cell is no value, and the day of consent of the file fills its column', () => {
  const { values } = readRow(
    { cells: [' ', ''] },
    settingsOf(['name', 'consentOn'], { consent: { source: 'form', on: '2026-01-15' } }),
  );
  expect(values).toEqual({ consentOn: '2026-01-15' });
});

test('a member number of another form is refused', () => {
  expect(readCell('memberNumber', 'sisindo-2019-000123')).toBe('SISINDO-2019-000123');
  expect(readCell('memberNumber', '001/AIS/2019')).toMatch(/^Nomor anggota ditulis seperti/);
});
