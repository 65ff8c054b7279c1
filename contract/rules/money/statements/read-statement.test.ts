import { describe, expect, it } from 'vitest';
import * as samples from '../../../../tests/support/factories/statement-samples.ts';
import { readStatement } from './read-statement.ts';
import type { Statement, StatementFile, StatementRefusal } from './statement.ts';

const { sampleSettings: settings, sampleTable: table } = samples;

function statementOf(file: StatementFile, more: object = {}): Statement {
  const reading = readStatement(file, { ...settings, ...more });
  if (reading.kind !== 'statement') throw new Error(JSON.stringify(reading));
  return reading.statement;
}

function refusalOf(file: StatementFile, more: object = {}): StatementRefusal {
  const reading = readStatement(file, { ...settings, ...more });
  if (reading.kind !== 'refused') throw new Error(JSON.stringify(reading));
  return reading.refusal;
}

const withReplacement = (sample: string, from: string | RegExp, to: string): StatementFile => {
  const text = sample.replace(from, to);
  if (text === sample) throw new Error(`${from} is not in the sample.`);
  return table(text);
};

/** Returns each line as 'line date time | amount in sen | narrative | reference'. */
const summarizeLines = ({ lines }: Statement) =>
  lines.map(({ line, date, time, amountInSen, narrative, reference }) =>
    [
      time === null ? `${line} ${date}` : `${line} ${date} ${time}`,
      amountInSen,
      narrative,
      reference ?? '-',
    ].join(' | '),
  );

describe('the statement parser', () => {
  it('reads KlikBCA: dates without year across New Year, and pending lines separate from booked ones', () => {
    const statement = statementOf(table(samples.bcaPersonalSample));
    expect(summarizeLines(statement)).toEqual([
      '8 2025-12-29 | 14987700 | TRSF E-BANKING CR 2912/FTSCY/WS95221 149877.00SITI AMINAH | -',
      '9 2025-12-31 | -1500000 | BIAYA ADM | -',
      '10 2026-01-02 | 14964100 | BI-FAST CR TRANSFER DR 002 KADEK AYU HAPSARI | -',
      '11 2026-01-02 | 14964100 | BI-FAST CR TRANSFER DR 002 KADEK AYU HAPSARI | -',
    ]);
    expect(statement).toMatchObject({
      layout: 'bca-personal',
      account: '1234567890',
      from: '2025-12-15',
      to: '2026-01-14',
      opening: 1_000_000_000,
      closing: 1_043_415_900,
      proof: 'chain',
      pending: [{ line: 12, date: null, amountInSen: 189_912_300 }],
    });
    expect(statement.lines.map(({ balance }) => balance)).toEqual([
      1_014_987_700, 1_013_487_700, 1_028_451_800, 1_043_415_900,
    ]);
  });

  it('reads KlikBCA in English, with years, and an opening balance among the lines', () => {
    const text = `No. rekening : 1234567890
Date,Description,Branch,Amount,,Balance
'01/01/2026,SALDO AWAL,'0000,0.00 CR,,1000000.00
'02/01/2026,TRSF E-BANKING CR 0201 72100.00MICHAEL CONTOH,'0000,72100.00,CR,1072100.00
`;
    const statement = statementOf(table(text));
    expect(summarizeLines(statement)).toEqual([
      '4 2026-01-02 | 7210000 | TRSF E-BANKING CR 0201 72100.00MICHAEL CONTOH | -',
    ]);
    expect(statement).toMatchObject({ opening: 100_000_000, closing: 107_210_000, from: '2026-01-01' });
  });

  it('reads KlikBCA Bisnis: the sign in the amount cell, padding, and a date with its year', () => {
    const statement = statementOf(table(samples.bcaBusinessSample));
    expect(summarizeLines(statement)).toEqual([
      '7 2026-07-01 | -12550132700 | TRSF E-BANKING DB 0107/FTSCY/WS95051 125501327.00 fk.8373 tg.30/05/26 CONTOH FOOD | -',
      '8 2026-07-15 | 15000000 | SETORAN TUNAI | -',
    ]);
    expect(statement).toMatchObject({ layout: 'bca-business', opening: 141_058_497_334, proof: 'chain' });
  });

  it('reads control totals in their third format, without colon or quotes', () => {
    const third = samples.bcaPersonalSample
      .replaceAll(',:,"', ',"')
      .replace('"10,000,000.00"', '10000000.00');
    expect(statementOf(table(third)).opening).toBe(1_000_000_000);
    const cut = samples.bcaPersonalSample.replace(
      'Saldo Awal,:,"10,000,000.00"',
      'Saldo Awal : 10,000,000.00',
    );
    expect(statementOf(table(cut)).opening).toBe(1_000_000_000);
  });

  it("reads Mandiri Kopra: months in both languages, the time, and the payer's bank", () => {
    const statement = statementOf(table(samples.mandiriKopraSample.replace('12 Mei', '12 September')));
    expect(summarizeLines(statement)).toEqual([
      '2 2026-08-03 11:27:10 | -75000000 | HONOR PENULIS (CONTOH) MCM InhouseTrf KE DEWI LARASATI | -',
      '3 2026-08-07 10:16:54 | 189932100 | UNIVERSITAS CONTOH NUSANTARA Trf Inw CN BANK CENTRAL ASIA | -',
      '4 2026-09-12 08:00:01 | 15000000 | 20260512BMRIIDJA010O9931008352 BAMBANG | -',
    ]);
    expect(statement).toMatchObject({
      layout: 'mandiri-kopra',
      opening: 1_458_893_264,
      closing: 1_588_825_364,
    });
    expect(statementOf(table(samples.mandiriKopraSample)).lines[2]?.date).toBe('2026-05-12');
  });

  it('reads Mandiri internet banking: equal titles, continued lines, and no balance to check', () => {
    const statement = statementOf(table(samples.mandiriInternetSample));
    expect(summarizeLines(statement)).toEqual([
      '2 2026-01-01 | 14980200 | DR 0000029511812 KR 1234567890 71831136319/BUDI PRATAMA/IURAN | -',
      '3 2026-01-22 | 189970000 | MCM InhouseTrf DARI YAYASAN CONTOH Transfer Fee 4021533983470679 G075070944 2201 PEMBAYARAN IURAN INSTITUSI | WLST1e621e894f708e',
      '6 2026-01-23 | -250000 | BIAYA TRANSFER | -',
    ]);
    expect(statement).toMatchObject({ opening: null, closing: null, proof: 'none' });
  });

  it('reads BNI, whose file name is the account number', () => {
    const statement = statementOf(table(samples.bniSample));
    expect(summarizeLines(statement)).toEqual([
      '2 2026-05-01 10:00:00 | 30000000 | SETORAN TUNAI | ABC001',
      '3 2026-05-02 12:30:15 | 14955500 | TRANSFER DARI | RINA, CONTOH | ABC002',
      '4 2026-05-03 07:15:00 | -12500000 | TARIK TUNAI | ABC003',
    ]);
    expect(refusalOf(table(samples.bniSample), { fileName: 'mutasi mei.csv' }).reason).toBe('accountUnnamed');
    expect(refusalOf(table(samples.bniSample), { fileName: '12345678901.csv' }).reason).toBe(
      'accountUnnamed',
    );
  });

  it('reads BNIDirect: values shifted from their titles, dates as serial numbers, and page headers', () => {
    const statement = statementOf(table(samples.bniDirectSample));
    expect(summarizeLines(statement)).toEqual([
      '5 2026-09-01 09:36:00 | 189911100 | TRF DARI CONTOH ABADI | 123456',
      '6 2026-09-02 11:16:48 | -1500000 | BIAYA | 123457',
      '11 2026-09-10 12:00:00 | 15000000 | SETORAN TUNAI | 123458',
    ]);
    expect(statement).toMatchObject({ layout: 'bni-direct', opening: 500_000_000, closing: 703_411_100 });
  });

  it('reads BRI: the time without leading zeros, and balances before and after each line', () => {
    const statement = statementOf(table(samples.briSample));
    expect(summarizeLines(statement)).toEqual([
      '2 2026-08-02 00:31:53 | 14912300 | NBMB GUSTI CONTOH TO PERKUMPULAN;WS_OB;168770158106; | 143801',
      '3 2026-08-03 23:44:44 | -650000 | BIAYA ADMIN | 143802',
    ]);
    expect(refusalOf(withReplacement(samples.briSample, '"5000000.00"', '"4000000.00"'))).toEqual({
      reason: 'balanceBroken',
      line: 2,
      found: 'Rp 4.149.123,00',
    });
    expect(statementOf(table(samples.briShortSample))).toMatchObject({
      layout: 'bri',
      opening: 1_310_100_000,
    });
  });

  it('reads a file whose newest line is first', () => {
    const [titles = '', ...lines] = samples.mandiriKopraSample.trimEnd().split('\n');
    const statement = statementOf(table(`${[titles, ...lines.reverse()].join('\n')}\n`));
    expect(statement).toMatchObject({ opening: 1_458_893_264, closing: 1_588_825_364, proof: 'chain' });
  });

  it('reads lines that end in CR LF', () => {
    const file = table(samples.bcaPersonalSample.replaceAll('\n', '\r\n'));
    expect(summarizeLines(statementOf(file))).toEqual(
      summarizeLines(statementOf(table(samples.bcaPersonalSample))),
    );
  });
});

describe('a file is refused', () => {
  it.each([
    [
      'another account',
      'No. rekening : 1234567890',
      'No. rekening : 1234567891',
      'accountOther',
      2,
      '1234567891',
    ],
    ['no account', 'No. rekening : 1234567890\n', '', 'accountMissing', null, null],
    ['another currency', 'Kode Mata Uang : IDR', 'Kode Mata Uang : USD', 'currencyOther', 5, 'USD'],
    ['a day that is none', "'29/12", "'31/02", 'dateInvalid', 8, '31/02'],
    ['a day outside the period', "'29/12", "'29/11", 'dateOutside', 8, '29/11'],
    [
      'no period for days without year',
      'Periode : 15/12/2025 - 14/01/2026\n',
      '',
      'periodMissing',
      7,
      '29/12',
    ],
    ['a period that is none', '15/12/2025 - 14', '15/12/2025 atau 14', 'periodInvalid', 4, null],
    ['two ways to write an amount', '"15,000.00",DB', '"15.000,00",DB', 'amountsMixed', 9, '15.000,00'],
    ['an amount that is none', '"15,000.00",DB', '"15,00,0.00",DB', 'amountInvalid', 9, '15,00,0.00'],
    ['no side', ',DB,', ',,', 'sideMissing', 9, null],
    ['a side that is none', ',DB,', ',XX,', 'sideUnknown', 9, 'XX'],
    [
      'a balance that does not follow',
      '"10,284,518.00"',
      '"10,284,519.00"',
      'balanceBroken',
      10,
      'Rp 10.284.518,00',
    ],
    ['a line that is missing', /^'31\/12.*\n/m, '', 'balanceBroken', 9, 'Rp 10.299.518,00'],
    [
      'the last line missing',
      /^'02\/01.*\nPEND/m,
      'PEND',
      'totalsBroken',
      null,
      'saldo akhir Rp 12.333.282,00',
    ],
    ['totals that do not fit', '"12,333,282.00"', '"12,333,283.00"', 'totalsBroken', null, null],
    ['no balance at a line', '"10,134,877.00"', '', 'balanceMissing', 9, null],
    ['a row that means nothing', 'Saldo Akhir,:', 'Catatan,:', 'rowUnknown', 16, null],
    ['an amount cut at its commas', '"15,000.00",DB', '15,000.00,DB', 'rowUnknown', 9, null],
    [
      'two columns of one title',
      'Cabang,Jumlah,,Saldo',
      'Cabang,Jumlah,,Saldo,Saldo',
      'columnsDoubled',
      7,
      'saldo',
    ],
  ] as const)('for %s', (_, from, to, reason, line, found) => {
    const refusal = refusalOf(withReplacement(samples.bcaPersonalSample, from, to));
    expect(refusal).toMatchObject({ reason, line });
    if (found !== null) expect(refusal.found).toBe(found);
  });

  it('for credit and debit in one line, an invalid time, or a date in the future', () => {
    const kopra = samples.mandiriKopraSample;
    expect(refusalOf(withReplacement(kopra, ';0.00;750000.00', ';1.00;750000.00'))).toMatchObject({
      reason: 'bothSides',
      line: 2,
    });
    expect(refusalOf(withReplacement(kopra, '11:27:10', '25:27:10'))).toMatchObject({
      reason: 'timeInvalid',
      line: 2,
    });
    expect(refusalOf(table(kopra), { today: '2026-08-06' })).toMatchObject({ reason: 'dateAhead', line: 3 });
  });

  it('for another account in a single line', () => {
    const file = withReplacement(samples.mandiriKopraSample, /\n1234567890;IDR;07/, '\n1234567899;IDR;07');
    expect(refusalOf(file)).toEqual({ reason: 'accountOther', line: 3, found: '1234567899' });
  });

  it('for a table without the columns of a bank, with the names of the missing ones', () => {
    const contacts = 'Nama,Alamat\nSari,Bandung\n';
    expect(refusalOf(table(contacts))).toEqual({
      reason: 'columnsMissing',
      line: null,
      found: 'tanggal, keterangan, jumlah',
    });
    expect(refusalOf(table('Tanggal,Nama\n01/07/2026,Sari\n')).found).toBe('keterangan, jumlah');
  });

  it('for empty content, or for text without a table', () => {
    expect(refusalOf({ kind: 'table', rows: [] }).reason).toBe('empty');
    expect(refusalOf({ kind: 'text', text: ' \n ' }).reason).toBe('empty');
    expect(refusalOf({ kind: 'text', text: 'Yth. Bendahara' }).reason).toBe('unreadable');
    expect(refusalOf(table('Yth. Bendahara\nterlampir mutasi\n')).reason).toBe('unreadable');
  });
});
