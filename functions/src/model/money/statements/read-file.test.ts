import { readStatement } from 'contract/rules/money/statements/read-statement';
import { type StatementReading, statementLimits } from 'contract/rules/money/statements/statement';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as samples from '../../../../../tests/support/factories/statement-samples.ts';
import { workbook } from '../../../../../tests/support/factories/workbook-samples.ts';
import { parseFile, readStatementFile } from './read-file.ts';

const { sampleSettings: settings } = samples;

const read = (bytes: Buffer | string): Promise<StatementReading> =>
  readStatementFile(Buffer.from(bytes as string), settings);

const reasonOf = async (bytes: Buffer | string): Promise<string> => {
  const reading = await read(bytes);
  return reading.kind === 'refused' ? `${reading.refusal.reason} ${reading.refusal.line}` : reading.kind;
};

const tables = Object.entries(samples).flatMap(([name, sample]): [string, string][] =>
  typeof sample === 'string' && name !== 'mt940Sample' ? [[name, sample]] : [],
);

describe('a delimited text', () => {
  it.each(tables)('%s is parsed with the line numbers at which its rows start', async (_, text) => {
    const reading = readStatement(samples.sampleTable(text), settings);
    expect(reading.kind).toBe('statement');
    expect(await read(text)).toEqual(reading);
    expect(await read(text.replaceAll('\n', '\r\n'))).toEqual(reading);
  });

  it('is read in each encoding that banks and Excel write', async () => {
    const text = samples.bcaPersonalSample.replace('SITI AMINAH', 'SITÍ AMINAH');
    const expected = await read(text);
    expect(expected).toMatchObject({ kind: 'statement' });
    expect(JSON.stringify(expected)).toContain('SITÍ AMINAH');
    const utf16 = Buffer.from(`\ufeff${text}`, 'utf16le');
    expect(await read(`\ufeff${text}`)).toEqual(expected);
    expect(await read(utf16)).toEqual(expected);
    expect(await read(Buffer.from(utf16).swap16())).toEqual(expected);
    expect(await read(Buffer.from(text, 'utf16le'))).toEqual(expected);
    expect(await read(Buffer.from(text, 'latin1'))).toEqual(expected);
  });

  it('is parsed with semicolons, tabs and bars, and with the delimiter that Excel names', async () => {
    const text = samples.mandiriKopraSample;
    const expected = await read(text);
    for (const delimiter of ['\t', '|', ','])
      expect(await read(text.replaceAll(';', delimiter))).toEqual(expected);
    const named = await read(`sep=;\r\n${text}`);
    expect(named).toMatchObject({ statement: { lines: [{ line: 3 }, { line: 4 }, { line: 5 }] } });
  });

  it('may have quotes within a cell, but is refused with the line of a quote that is not closed', async () => {
    const quoted = samples.bniSample.replace('SETORAN TUNAI', 'SETORAN "TUNAI" CONTOH');
    expect(await read(quoted)).toMatchObject({
      statement: { lines: [{ narrative: 'SETORAN "TUNAI" CONTOH' }, {}, {}] },
    });
    expect(await reasonOf(samples.bniSample.replace('"125,000.00"', '"125,000.00'))).toBe('quoteOpen 4');
  });

  it('is refused when it is too large, too long or empty', async () => {
    expect(await reasonOf(Buffer.alloc(statementLimits.bytes + 1, 'a'))).toBe('tooLarge null');
    expect(await reasonOf(`a,b,c\n${'1,2,3\n'.repeat(statementLimits.rows)}`)).toBe('tooManyRows null');
    expect(await reasonOf('')).toBe('empty null');
    expect(await reasonOf(';;;\r\n;;;\r\n')).toBe('empty null');
  });

  it('is recognized as MT940 by its beginning', async () => {
    expect(await read(samples.mt940Sample)).toEqual(
      readStatement({ kind: 'text', text: samples.mt940Sample }, settings),
    );
  });
});

/** Formats a cell with text or a number. `style` applies to numbers. */
const cell = (address: string, value: string | number, style = 0): string =>
  typeof value === 'number'
    ? `<c r="${address}" s="${style}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;

const rowOf = (line: number, cells: readonly (string | number | [number, number])[]): string =>
  `<row r="${line}">${cells
    .map((value, place) => {
      const address = `${String.fromCharCode(65 + place)}${line}`;
      return Array.isArray(value) ? cell(address, ...value) : value === '' ? '' : cell(address, value);
    })
    .join('')}</row>`;

describe('a workbook', () => {
  const kopra =
    'AccountNo;Ccy;PostDate;Remarks;AdditionalDesc;Credit Amount;Debit Amount;Close Balance'.split(';');

  it('is read with the dates, times and amounts of Excel', async () => {
    const rows = [
      rowOf(1, kopra),
      rowOf(3, [1234567890, 'IDR', [46266, 1], 'SETORAN', 'TUNAI', 149877.10000000001, 0, 1149877.1]),
      rowOf(4, [1234567890, 'IDR', [46267.4, 2], 'BIAYA', '', '', 6500, 1143377.1]),
    ];
    expect(await read(workbook(rows.join('')))).toMatchObject({
      kind: 'statement',
      statement: {
        layout: 'mandiri-kopra',
        proof: 'chain',
        opening: 100_000_000,
        lines: [
          { line: 3, date: '2026-09-01', time: null, amountInSen: 14_987_710, narrative: 'SETORAN TUNAI' },
          { line: 4, date: '2026-09-02', time: '09:36:00', amountInSen: -650_000, narrative: 'BIAYA' },
        ],
      },
    });
  });

  it('is read in the layout of BNIDirect, whose merged cells shift values', async () => {
    const rows = samples.bniDirectSample
      .trimEnd()
      .split('\n')
      .map((line, index) => rowOf(index + 1, line.split(';')));
    const expected = readStatement(samples.sampleTable(samples.bniDirectSample), settings);
    expect(await read(workbook(rows.join('')))).toEqual(expected);
  });

  it('is refused before its cells are filled in when one has a far address', async () => {
    expect(await reasonOf(workbook(`<row r="999999">${cell('A999999', 1)}</row>`))).toBe('tooManyRows null');
    expect(await reasonOf(workbook(`<row r="1">${cell('XFD1', 1)}</row>`))).toBe('tooManyColumns null');
    expect(await reasonOf(workbook(`<row r="&#49;">${cell('A1', 1)}</row>`))).toBe('unreadable null');
  });

  it('is read with its real sizes, and declared sizes do not count', async () => {
    const name = 'xl/worksheets/sheet1.xml';
    const complete = workbook(rowOf(1, kopra));
    const sizeAt = complete.lastIndexOf(name) - 46 + 24;
    expect(complete.readUInt32LE(sizeAt)).toBe(560);
    const expected = await reasonOf(complete);
    for (const size of [60_000_000, 100, 0]) {
      const other = Buffer.from(complete);
      other.writeUInt32LE(size, sizeAt);
      expect(await reasonOf(other)).toBe(expected);
    }
  });

  it('is refused when it is damaged or no workbook', async () => {
    const complete = workbook(rowOf(1, kopra));
    expect(await reasonOf(complete.subarray(0, complete.length - 40))).toBe('unreadable null');
    expect(await reasonOf(workbook('<row r="1"><c r="A1" t="s"><v>7</v></c></row>'))).toBe('unreadable null');
    expect(await reasonOf(Buffer.from(zipSync({ 'word/document.xml': strToU8('<a/>') })))).toBe(
      'unreadable null',
    );
  });
});

describe('a file of another type', () => {
  const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');

  it.each([
    ['a PDF', Buffer.from('%PDF-1.7\n'), 'pdf'],
    ['an old workbook', Buffer.concat([ole, Buffer.alloc(600)]), 'oldExcel'],
    [
      'a workbook under a password',
      Buffer.concat([ole, Buffer.from('EncryptedPackage', 'utf16le')]),
      'protected',
    ],
    [
      'a page that calls itself .xls',
      Buffer.from('<html><table><tr><td>1</td></tr></table></html>'),
      'oldExcel',
    ],
    ['bytes', Buffer.from([1, 0, 2, 0, 0, 7, 9, 0, 0, 0, 1]), 'unreadable'],
  ])('%s is refused', async (_, bytes, reason) => {
    expect(await parseFile(bytes)).toEqual({ kind: 'refused', refusal: { reason, line: null, found: null } });
  });
});
