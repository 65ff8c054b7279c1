import { isBlankAmount } from './amounts.ts';
import type { LocatedText } from './cells.ts';
import { type Period, parsePeriod } from './dates.ts';
import type { DateOrder } from './layouts/layout.ts';
import { StatementRefusedError } from './refused.ts';

/** Metadata around the lines of a table, as unparsed text. */
export interface StatementMetadata {
  readonly accounts: LocatedText[];
  readonly currencies: LocatedText[];
  readonly periods: LocatedText[];
  readonly opening: LocatedText[];
  readonly closing: LocatedText[];
  readonly credits: LocatedText[];
  readonly debits: LocatedText[];
}

type Fact = keyof StatementMetadata;

export const emptyMetadata = (): StatementMetadata => ({
  accounts: [],
  currencies: [],
  periods: [],
  opening: [],
  closing: [],
  credits: [],
  debits: [],
});

const labels: readonly (readonly [Fact, RegExp])[] = [
  ['accounts', /^(?:no\.? ?rek(?:ening)?|nomor rekening|account ?(?:no|number))\b/i],
  ['currencies', /^(?:(?:kode )?mata uang|currency|ccy)\b/i],
  ['periods', /^period[ea]?\b/i],
  ['opening', /^(?:saldo awal|opening balance|beginning balance)\b/i],
  ['closing', /^(?:saldo akhir|closing balance|ending balance)\b/i],
  ['credits', /^(?:total |mutasi |jumlah ){0,2}(?:kredit|credit)s?\b/i],
  ['debits', /^(?:total |mutasi |jumlah ){0,2}deb[ie]ts?\b/i],
];

const amountFacts: readonly Fact[] = ['opening', 'closing', 'credits', 'debits'];

const parseLabel = (cell: string): { fact: Fact; rest: string } | undefined => {
  for (const [fact, label] of labels) {
    const [found] = label.exec(cell) ?? [];
    if (found !== undefined) return { fact, rest: cell.slice(found.length) };
  }
  return undefined;
};

const bareValue = (cell: string): string => cell.replace(/^[\s.:='‘]+/, '').trim();

/** Joins an unquoted amount that was split at its thousands separators; otherwise returns the first cell. */
const joinAmount = (values: readonly string[]): string => {
  const whole = values.join(',');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/.test(whole) ? whole : (values[0] ?? '');
};

/**
 * Parses 'Saldo Awal,:,"10,000,000.00"', 'Saldo Awal : 10,000,000.00' or 'Saldo Awal,10000000.00', and the
 * same formats of other metadata. Returns false for another row.
 */
export function parseMetadataRow(into: StatementMetadata, cells: readonly string[], line: number): boolean {
  const found = cells.map(parseLabel);
  found.forEach((label, place) => {
    if (label === undefined) return;
    const next = found.findIndex((other, index) => index > place && other !== undefined);
    const others = cells.slice(place + 1, next < 0 ? undefined : next);
    const values = [label.rest, ...others].map(bareValue).filter((value) => value !== '');
    const text = amountFacts.includes(label.fact) ? joinAmount(values) : values.join(' ');
    if (!isBlankAmount(text)) into[label.fact].push({ text, line });
  });
  return found.some((label) => label !== undefined);
}

/** Returns the first account number of a text as digits: '000 0000 0000 / SISINDO' has 11. */
export const accountDigits = (text: string): string =>
  (/\d(?:[ .-]?\d)*/.exec(text)?.[0] ?? '').replace(/\D/g, '');

/** Removes leading zeros, because spreadsheets drop them. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** @throws StatementRefusedError if one of the accounts is not the association's */
export function checkAccounts(accounts: readonly LocatedText[], own: string): void {
  for (const { text, line } of accounts) {
    const digits = accountDigits(text);
    if (digits === '' || withoutZeros(digits) !== withoutZeros(own)) {
      throw new StatementRefusedError('accountOther', line, digits === '' ? text : digits);
    }
  }
}

/** @throws StatementRefusedError if one of the currencies is not the rupiah */
export function checkCurrencies(currencies: readonly LocatedText[]): void {
  const other = currencies.find(({ text }) => !/^(?:IDR|Rp\.?|Rupiah)(?:\W|$)/i.test(text));
  if (other !== undefined) throw new StatementRefusedError('currencyOther', other.line, other.text);
}

/** @throws StatementRefusedError if a period is invalid, or if two periods differ */
export function parsePeriods(periods: readonly LocatedText[], order: DateOrder): Period | null {
  let period: Period | null = null;
  for (const { text, line } of periods) {
    const own = parsePeriod(text, order);
    if (own === undefined) throw new StatementRefusedError('periodInvalid', line, text);
    if (period !== null && (own.from !== period.from || own.to !== period.to)) {
      throw new StatementRefusedError('periodInvalid', line, text);
    }
    period = own;
  }
  return period;
}
