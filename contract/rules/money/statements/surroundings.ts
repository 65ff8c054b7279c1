import { isBlankAmount } from './amounts.ts';
import type { TextAt } from './cells.ts';
import { type DateOrder, type Period, readPeriod } from './dates.ts';
import { Refused } from './refused.ts';

/** What stands around the lines of a table, as it is written there. */
export interface Surroundings {
  readonly accounts: TextAt[];
  readonly currencies: TextAt[];
  readonly periods: TextAt[];
  readonly opening: TextAt[];
  readonly closing: TextAt[];
  readonly credits: TextAt[];
  readonly debits: TextAt[];
}

type Fact = keyof Surroundings;

export const noSurroundings = (): Surroundings => ({
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

const labelOf = (cell: string): { fact: Fact; rest: string } | undefined => {
  for (const [fact, label] of labels) {
    const [found] = label.exec(cell) ?? [];
    if (found !== undefined) return { fact, rest: cell.slice(found.length) };
  }
  return undefined;
};

const bareValue = (cell: string): string => cell.replace(/^[\s.:='‘]+/, '').trim();

/** An amount that was cut at its own commas, as nobody quoted it, is whole again; else the first cell tells it. */
const amountIn = (values: readonly string[]): string => {
  const whole = values.join(',');
  return /^\d{1,3}(?:,\d{3})+(?:\.\d\d)?$/.test(whole) ? whole : (values[0] ?? '');
};

/**
 * Takes what a row says about the table: 'Saldo Awal,:,"10,000,000.00"', 'Saldo Awal : 10,000,000.00',
 * 'Saldo Awal,10000000.00', and the same of account, currency, period and totals.
 *
 * @returns whether it said anything
 */
export function takeSurroundings(into: Surroundings, cells: readonly string[], line: number): boolean {
  const found = cells.map(labelOf);
  found.forEach((label, place) => {
    if (label === undefined) return;
    const next = found.findIndex((other, index) => index > place && other !== undefined);
    const others = cells.slice(place + 1, next < 0 ? undefined : next);
    const values = [label.rest, ...others].map(bareValue).filter((value) => value !== '');
    const text = amountFacts.includes(label.fact) ? amountIn(values) : values.join(' ');
    if (!isBlankAmount(text)) into[label.fact].push({ text, line });
  });
  return found.some((label) => label !== undefined);
}

/** The digits of an account's number that a text begins with: '000 0000 0000 / SISINDO' has 11. */
export const accountDigits = (text: string): string =>
  (/\d(?:[ .-]?\d)*/.exec(text)?.[0] ?? '').replace(/\D/g, '');

/** Spreadsheets take the zeros away that a number begins with. */
const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

/** @throws Refused when one of them is not the association's */
export function checkAccounts(accounts: readonly TextAt[], own: string): void {
  for (const { text, line } of accounts) {
    const digits = accountDigits(text);
    if (digits === '' || withoutZeros(digits) !== withoutZeros(own)) {
      throw new Refused('accountOther', line, digits === '' ? text : digits);
    }
  }
}

/** @throws Refused when one of them is not the rupiah */
export function checkCurrencies(currencies: readonly TextAt[]): void {
  const other = currencies.find(({ text }) => !/^(?:IDR|Rp\.?|Rupiah)(?:\W|$)/i.test(text));
  if (other !== undefined) throw new Refused('currencyOther', other.line, other.text);
}

/** @throws Refused when one cannot be read, or two are not the same */
export function periodOf(periods: readonly TextAt[], order: DateOrder): Period | null {
  let period: Period | null = null;
  for (const { text, line } of periods) {
    const own = readPeriod(text, order);
    if (own === undefined) throw new Refused('periodInvalid', line, text);
    if (period !== null && (own.from !== period.from || own.to !== period.to)) {
      throw new Refused('periodInvalid', line, text);
    }
    period = own;
  }
  return period;
}
