import { describe, expect, it } from 'vitest';
import { type ColumnChoice, findMappingProblem, guessColumns, toMapping } from './column-roles.ts';

const table = {
  headerKey: '01e6b1c4f8b65b54',
  line: 4,
  columns: ['Tgl', 'Jam', 'Uraian', 'Catatan', 'Jenis', 'Nominal', 'Saldo'],
  rows: [
    { line: 5, cells: ['06/09/2026', '11.00', 'LISTRIK', '', 'Debit', '350.000', '4.650.000'] },
    { line: 6, cells: ['05/09/2026', '10.05', 'SETORAN', 'TUNAI', 'Kredit', '2.000.000', '5.000.000'] },
  ],
};

describe('the guess', () => {
  it('assigns columns by their titles, and the debit or credit mark by its values', () => {
    expect(guessColumns(table)).toEqual({
      roles: ['date', 'time', 'narrative', 'narrative', 'mark', 'amount', 'balance'],
      dateOrder: 'dmy',
      credit: 'Kredit',
      account: 'above',
    });
  });

  it('assigns each role once, and detects the date order from the format', () => {
    const columns = ['Date', 'Value Date', 'Description', 'Debit', 'Credit', 'Running Balance'];
    const rows = [{ line: 2, cells: ['2026-09-05', '2026-09-05', 'X', '', '1', '2'] }];
    expect(guessColumns({ ...table, columns, rows })).toMatchObject({
      roles: ['date', 'none', 'narrative', 'debit', 'credit', 'balance'],
      dateOrder: 'ymd',
    });
  });
});

describe('the mapping', () => {
  const choice: ColumnChoice = { ...guessColumns(table), account: 'unnamed' };
  const withRoles = (...roles: ColumnChoice['roles']): ColumnChoice => ({ ...choice, roles });

  it('has the format that the statement reader expects', () => {
    expect(toMapping(table, choice)).toEqual({
      headerKey: '01e6b1c4f8b65b54',
      date: 0,
      dateOrder: 'dmy',
      time: 1,
      narrative: [2, 3],
      reference: null,
      amount: { kind: 'marked', column: 5, mark: 4, credit: 'Kredit' },
      balance: 6,
      account: 'unnamed',
    });
    expect(toMapping(table, withRoles('date', 'amount'))?.amount).toEqual({ kind: 'signed', column: 1 });
    expect(toMapping(table, withRoles('account', 'date', 'debit', 'credit'))).toMatchObject({
      amount: { kind: 'sides', credit: 3, debit: 2 },
      account: 0,
    });
  });

  it.each([
    [withRoles('amount'), 'Pilih kolom Tanggal.'],
    [withRoles('date'), 'Pilih kolom Jumlah, atau Uang masuk dan Uang keluar.'],
    [withRoles('date', 'credit'), 'Pilih kolom Jumlah, atau Uang masuk dan Uang keluar.'],
    [withRoles('date', 'amount', 'credit'), 'Pilih Jumlah, atau Uang masuk dan Uang keluar, tidak keduanya.'],
    [withRoles('date', 'date', 'amount'), 'Dua kolom dipilih sebagai Tanggal.'],
    [{ ...choice, credit: ' ' }, 'Tulis tanda untuk uang masuk.'],
  ])('is undefined while the choice is incomplete (%#)', (unfinished, problem) => {
    expect(findMappingProblem(unfinished)).toBe(problem);
    expect(toMapping(table, unfinished)).toBeUndefined();
  });
});
