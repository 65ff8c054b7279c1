import { expect, test } from 'vitest';
import { toBillCode } from '../bills.ts';
import type { MatchableBill, MatchableLine } from './matchable.ts';
import { matchLines } from './matching.ts';

const bill = (serial: number, changes: Partial<MatchableBill> = {}): MatchableBill => ({
  code: toBillCode([0, 0, 0, 0, 0, 1, serial]),
  fee: 150_000,
  amount: 149_877,
  hasOwnAmount: true,
  names: ['Siti Aminah'],
  openedOn: '2026-09-01',
  closedOn: null,
  ...changes,
});

const line = (amountInSen: number, narrative = 'SETORAN TUNAI', date = '2026-09-05'): MatchableLine => ({
  date,
  amountInSen,
  narrative,
});

const tiersOf = (lines: MatchableLine[], bills: MatchableBill[]) => {
  const { proposals, unmatched } = matchLines(lines, bills);
  return {
    proposals: proposals.map(({ line: at, bills: codes, tier }) => [at, tier, ...codes]),
    unmatched: unmatched.map(({ line: at, why }) => [at, why]),
  };
};

const [one, two] = [bill(1), bill(2, { amount: 149_500, names: ['Budi Hartono'] })] as const;

test('an amount that only one bill has proposes that bill', () => {
  expect(matchLines([line(14_987_700)], [one, two])).toEqual({
    proposals: [
      {
        line: 0,
        bills: [one.code],
        tier: 'amount',
        why: { amountFits: true, codeFits: false, nameFits: null },
      },
    ],
    unmatched: [],
  });
});

test.each([
  ['the day before it was opened', '2026-08-31', 1],
  ['two days before', '2026-08-30', 0],
  ['a week after it was closed', '2026-09-17', 1],
  ['a day later', '2026-09-18', 0],
])('a transfer %s has a proposal only inside the payment window', (_, date, count) => {
  const closed = bill(1, { closedOn: '2026-09-10' });
  expect(matchLines([line(14_987_700, 'SETORAN TUNAI', date)], [closed]).proposals).toHaveLength(count);
});

test('two transfers of the same amount are ambiguous, unless a name decides', () => {
  const twice = [line(14_987_700), line(14_987_700, 'SETORAN TUNAI', '2026-09-06')];
  expect(tiersOf(twice, [one])).toEqual({
    proposals: [],
    unmatched: [
      [0, 'several'],
      [1, 'several'],
    ],
  });
  const named = [line(14_987_700), line(14_987_700, 'TRSF E-BANKING CR 0905/FTSCY/WS95221 SITI AMINAH')];
  expect(tiersOf(named, [one]).proposals).toEqual([[1, 'amount', one.code]]);
});

test('an amount of one bill with the name of another payer has no proposal', () => {
  expect(tiersOf([line(14_987_700, 'BI-FAST CR TRANSFER DR 002 BUDI HARTONO')], [one, two])).toEqual({
    proposals: [],
    unmatched: [[0, 'contradiction']],
  });
});

test("an amount similar to another bill's amount requires a name", () => {
  const near = bill(3, { amount: 149_878, names: ['Rina Wati'] });
  const swapped = bill(3, { amount: 149_787, names: ['Rina Wati'] });
  for (const other of [near, swapped]) {
    expect(tiersOf([line(14_987_700)], [one, other]).unmatched).toEqual([[0, 'several']]);
    expect(tiersOf([line(14_987_700, 'KR OTOMATIS SITI AMINAH')], [one, other]).proposals).toEqual([
      [0, 'amount', one.code],
    ]);
  }
});

test.each([
  ['as it is', (code: string) => `iuran ${code}`],
  ['in two halves', (code: string) => `TRSF ${code.slice(0, 4)} - ${code.slice(4)} CR`],
  [
    'in small letters, with O for 0 and l for 1',
    (code: string) => code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l'),
  ],
])('a code written %s is recognised', (_, written) => {
  expect(tiersOf([line(15_000_000, written(one.code))], [one, two]).proposals).toEqual([
    [0, 'code', one.code],
  ]);
});

test('a code requires a sufficient amount that belongs to no other bill', () => {
  expect(tiersOf([line(14_987_600, one.code)], [one, two]).unmatched).toEqual([[0, 'too-little']]);
  expect(tiersOf([line(14_950_000, one.code)], [one, two]).unmatched).toEqual([[0, 'contradiction']]);
  expect(tiersOf([line(29_987_700, one.code)], [one, two]).unmatched).toEqual([[0, 'too-much']]);
  const wrong = `${one.code.slice(0, 7)}${one.code.endsWith('Z') ? 'Y' : 'Z'}`;
  expect(tiersOf([line(15_000_000, wrong)], [one, two]).unmatched).toEqual([[0, 'none']]);
});

test('several codes in one narrative propose all bills, if the amount is enough for all', () => {
  const both = `${one.code} dan ${two.code}`;
  expect(tiersOf([line(29_937_700, both)], [one, two]).proposals).toEqual([
    [0, 'code', ...[one.code, two.code].sort()],
  ]);
  expect(tiersOf([line(29_937_600, both)], [one, two]).unmatched).toEqual([[0, 'too-little']]);
  // Another line pays one of these bills too, so an admin decides.
  expect(tiersOf([line(29_937_700, both), line(14_987_700)], [one, two]).proposals).toEqual([]);
});

test('the fee and a name propose a bill, unless another payer has a similar name', () => {
  const fee = line(15_000_000, 'KR OTOMATIS LLG-BCA AMINAH SITI');
  expect(tiersOf([fee], [one, two]).proposals).toEqual([[0, 'name', one.code]]);
  const twin = bill(4, { amount: 149_001, names: ['Siti Aminah, S.Kom.'] });
  expect(tiersOf([fee], [one, two, twin]).unmatched).toEqual([[0, 'several']]);
  expect(tiersOf([line(15_000_000, 'TRSF SITI')], [one]).unmatched).toEqual([[0, 'none']]);
  expect(tiersOf([line(14_000_000, 'TRSF SITI AMINAH')], [one]).unmatched).toEqual([[0, 'none']]);
});

test('a payer with one name does not match a longer name', () => {
  const budi = bill(5, { names: ['Budi'] });
  expect(tiersOf([line(15_000_000, 'TRSF E-BANKING BUDI HARTONO')], [budi]).unmatched).toEqual([[0, 'none']]);
  expect(tiersOf([line(15_000_000, 'TRSF E-BANKING BUDI')], [budi]).proposals).toEqual([
    [0, 'name', budi.code],
  ]);
});

test('a name that the bank truncated is found', () => {
  const long = bill(6, { names: ['Kadek Ayu Hapsari'] });
  expect(tiersOf([line(15_000_000, 'BI-FAST CR TRANSFER DR 002 KADEK AYU HAPSA')], [long]).proposals).toEqual(
    [[0, 'name', long.code]],
  );
});

test.each([
  'KR OTOMATIS MID : 000885012345 QR : 149877 DDR : 0',
  'QRIS SETTLEMENT 05/09',
  'KARTU KREDIT MID:0009921',
  'REVERSAL TRSF E-BANKING SITI AMINAH',
  'KOREKSI BUNGA',
  'BUNGA',
  'BUNGA TABUNGAN',
])('%s is not a transfer', (narrative) => {
  expect(tiersOf([line(14_987_700, `${narrative} ${one.code}`)], [one]).unmatched).toEqual([
    [0, 'no-transfer'],
  ]);
});

test('a payer called Bunga is not mistaken for interest', () => {
  for (const narrative of ['TRSF E-BANKING CR BUNGA CITRA', 'BUNGA CITRA', 'BI-FAST CR DARI BUNGA']) {
    expect(tiersOf([line(14_987_700, narrative)], [one]).proposals, narrative).toEqual([
      [0, 'amount', one.code],
    ]);
  }
});

test('a debit pays no bill', () => {
  expect(tiersOf([line(-14_987_700)], [one]).unmatched).toEqual([[0, 'no-transfer']]);
});

test('a name directly after an amount, as BCA writes it, is found', () => {
  const glued = line(15_000_000, 'TRSF E-BANKING CR 0509/FTSCY/WS95221       150000.00SITI AMINAH');
  expect(tiersOf([glued], [one, two]).proposals).toEqual([[0, 'name', one.code]]);
});

test.each([
  ['TRANSFER DARI AYU PERMATA', 'Ayu Permata', 1],
  ['TRSF E-BANKING CR 0905/FTSCY/WS95221 150000.00BUDI MANDIRI', 'Budi Mandiri', 1],
  ['BI-FAST CR BANK PERMATA AYU PERMATA', 'Ayu Permata', 1],
  ['CN PT BANK MANDIRI SITI AMINAH', 'Siti Aminah', 1],
  // A word after "dari" can be the payer's bank.
  ['TRANSFER DARI PERMATA AYU LESTARI', 'Ayu Permata', 0],
  ['BI-FAST CR AYU LESTARI PERMATA', 'Ayu Permata', 0],
  ['TRSF DR AYU PERMATA BANK', 'Ayu Permata', 0],
  ['TRSF DR PERMATA', 'Permata', 0],
  ['TRANSFER DARI PERMATA SITI AMINAH', 'Siti Aminah', 1],
])('the fee with «%s» matches %s %i times', (narrative, name, count) => {
  const { proposals } = matchLines([line(15_000_000, narrative)], [bill(1, { names: [name] })]);
  expect(proposals.map(({ tier }) => tier)).toEqual(count === 1 ? ['name'] : []);
});
