import { describe, expect, it } from 'vitest';
import { sampleSettings, sampleTable } from '../../../../tests/support/factories/statement-samples.ts';
import { readStatement } from './read-statement.ts';
import { statementRefusalText } from './refusal-text.ts';
import type { StatementMapping } from './statement.ts';

const file = sampleTable(`Bank Contoh Syariah
Rekening;1234567890

Tgl;Jam;Uraian;Catatan;Jenis;Nominal;Saldo
05/09/2026;10.05;SETORAN;TUNAI;Kredit;2.000.000;5.000.000
06/09/2026;11.00;LISTRIK;;Debit;350.000;4.650.000
`);

const mapping: StatementMapping = {
  headerKey: '01e6b1c4f8b65b54',
  date: 0,
  dateOrder: 'dmy',
  time: 1,
  narrative: [2, 3],
  reference: null,
  amount: { kind: 'marked', column: 5, mark: 4, credit: 'kredit' },
  balance: 6,
  account: 'unnamed',
};

const read = (mapped?: StatementMapping, from = file) =>
  readStatement(from, { ...sampleSettings, ...(mapped === undefined ? {} : { mapping: mapped }) });

describe('a table without a known layout', () => {
  it('is returned with its titles and first rows, under a stable key', () => {
    expect(read()).toEqual({
      kind: 'unknown',
      table: {
        headerKey: mapping.headerKey,
        line: 4,
        columns: ['Tgl', 'Jam', 'Uraian', 'Catatan', 'Jenis', 'Nominal', 'Saldo'],
        rows: [
          { line: 5, cells: ['05/09/2026', '10.05', 'SETORAN', 'TUNAI', 'Kredit', '2.000.000', '5.000.000'] },
          { line: 6, cells: ['06/09/2026', '11.00', 'LISTRIK', '', 'Debit', '350.000', '4.650.000'] },
        ],
      },
    });
  });

  it('is parsed by the columns that an admin mapped', () => {
    expect(read(mapping)).toMatchObject({
      kind: 'statement',
      statement: {
        layout: 'mapped',
        from: '2026-09-05',
        to: '2026-09-06',
        opening: 300_000_000,
        closing: 465_000_000,
        proof: 'chain',
        lines: [
          {
            line: 5,
            date: '2026-09-05',
            time: '10:05:00',
            amountInSen: 200_000_000,
            narrative: 'SETORAN TUNAI',
          },
          { line: 6, date: '2026-09-06', time: '11:00:00', amountInSen: -35_000_000, narrative: 'LISTRIK' },
        ],
      },
    });
  });

  it('is parsed with signed amounts, with debit and credit columns, and with months before days', () => {
    const signed = sampleTable(
      'Date,Text,Amount\n09/05/2026,SETORAN,"1,500.50"\n09/06/2026,LISTRIK,"(350.25)"\n',
    );
    const unknown = read(undefined, signed);
    const headerKey = unknown.kind === 'unknown' ? unknown.table.headerKey : '';
    const columns = {
      ...mapping,
      headerKey,
      dateOrder: 'mdy',
      time: null,
      narrative: [1],
      balance: null,
    } as const;
    expect(read({ ...columns, amount: { kind: 'signed', column: 2 } }, signed)).toMatchObject({
      statement: {
        proof: 'none',
        lines: [
          { date: '2026-09-05', amountInSen: 150_050 },
          { date: '2026-09-06', amountInSen: -35_025 },
        ],
      },
    });
    const sides = read({ ...columns, amount: { kind: 'sides', credit: 2, debit: 1 } }, signed);
    expect(sides).toMatchObject({
      kind: 'refused',
      refusal: { reason: 'amountInvalid', line: 2, found: 'SETORAN' },
    });
  });

  it('is not parsed by a mapping of other titles, or by one with a column that does not exist', () => {
    expect(read({ ...mapping, headerKey: '0000000000000000' }).kind).toBe('unknown');
    expect(read({ ...mapping, balance: 7 })).toEqual({
      kind: 'refused',
      refusal: { reason: 'mappingUnfit', line: 4, found: null },
    });
  });

  it('is refused without an account number, unless an admin has confirmed the account', () => {
    expect(read({ ...mapping, account: 'above' })).toMatchObject({ refusal: { reason: 'accountMissing' } });
    expect(read({ ...mapping, account: 6 })).toMatchObject({ refusal: { reason: 'accountOther', line: 5 } });
  });
});

describe('the text of a refusal', () => {
  it('contains line and found text', () => {
    expect(statementRefusalText({ reason: 'dateInvalid', line: 14, found: '31/02' })).toBe(
      'Baris 14: «31/02» bukan tanggal yang ada.',
    );
    expect(statementRefusalText({ reason: 'empty', line: null, found: null })).toBe('Berkas ini kosong.');
  });

  it('inserts the found text literally', () => {
    const refusal = { reason: 'dateInvalid', line: null, found: "$& $' {found}" } as const;
    expect(statementRefusalText(refusal)).toBe("«$& $' {found}» bukan tanggal yang ada.");
  });
});
