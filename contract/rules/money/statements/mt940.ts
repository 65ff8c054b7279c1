import { readAmount } from './amounts.ts';
import { prove, readableSen } from './balances.ts';
import { calendarDay } from './dates.ts';
import { joined, type Mt940Field, type Mt940Message, messagesIn } from './mt940-messages.ts';
import { Refused } from './refused.ts';
import type { Statement, StatementLine, StatementSettings } from './statement.ts';
import { checkAccounts, checkCurrencies } from './surroundings.ts';

/** Fields that say nothing of lines or balances: numbers, times, floors, what may be drawn, balances to come. */
const passed = new Set([
  '20',
  '21',
  '28',
  '28C',
  '13',
  '13D',
  '34F',
  '90C',
  '90D',
  '64',
  '65',
  '60F',
  '60M',
  '25',
]);

interface Balance {
  readonly date: string;
  readonly sen: number;
  readonly line: number;
}

const textOf = ({ texts }: Mt940Field): string => (texts[0] ?? '').trim();

/** SWIFT writes hundredths behind a comma, and the comma always; banks here sometimes a point. */
function senOf(text: string, line: number): number {
  return readAmount({ text: text.replace('.', ',').replace(/,$/, ''), line }, ',').sen;
}

/** 'YYYY-MM-DD' of YYMMDD. */
function dayOf(digits: string, line: number): string {
  const [year, month, day] = [0, 2, 4].map((from) => Number(digits.slice(from, from + 2)));
  const date = calendarDay(2000 + (year as number), month as number, day as number);
  if (date === undefined) throw new Refused('dateInvalid', line, digits);
  return date;
}

/** ':60F:C100801IDR3152600,00' */
function balanceOf(field: Mt940Field): Balance {
  const { line } = field;
  const [, side, date = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/.exec(textOf(field)) ?? [];
  if (side === undefined) throw new Refused('messageUnknown', line, textOf(field));
  checkCurrencies([{ text: currency, line }]);
  const sen = senOf(amount, line);
  return { date: dayOf(date, line), sen: side === 'D' ? 0 - sen : sen, line };
}

/** `YYMMDD[MMDD]<C|D|RC|RD>[letter]amount<letter>xxxreference[//bank's reference]`, with more on a second line. */
const entry =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d[\d.,]{0,17})(?:[NFS][A-Z0-9]{3})?(.{0,40}?)(?:\/\/(.{0,40}))?$/;

function lineOf(field: Mt940Field, narrative: string, today: string): StatementLine {
  const { line } = field;
  const [, digits, side, amount = '', own = ''] = entry.exec(textOf(field)) ?? [];
  if (digits === undefined) throw new Refused('messageUnknown', line, textOf(field));
  const date = dayOf(digits, line);
  if (date > today) throw new Refused('dateAhead', line, digits);
  const sen = senOf(amount, line);
  // RC takes a credit back, RD a debit.
  const isCredit = side === 'C' || side === 'RD';
  const reference = own.trim();
  return {
    line,
    date,
    time: null,
    sen: isCredit ? sen : 0 - sen,
    narrative: narrative === '' ? joined(field.texts.slice(1)) : narrative,
    reference: /^(?:NONREF)?$/.test(reference) ? null : reference,
    balance: null,
  };
}

interface ReadMessage {
  readonly opening: Balance;
  readonly closing: Balance;
  readonly lines: readonly StatementLine[];
}

function only(message: Mt940Message, tags: readonly string[]): Mt940Field {
  const [field, other] = message.filter(({ tag }) => tags.includes(tag));
  if (field === undefined) throw new Refused('messageUnfinished', message[0]?.line ?? null, `:${tags[0]}:`);
  if (other !== undefined) throw new Refused('messageUnknown', other.line, `:${other.tag}:`);
  return field;
}

function readMessage(message: Mt940Message, settings: StatementSettings): ReadMessage {
  const account = only(message, ['25']);
  checkAccounts([{ text: textOf(account), line: account.line }], settings.account);
  const opening = balanceOf(only(message, ['60F', '60M']));
  const closing = balanceOf(only(message, ['62F', '62M']));
  const lines: StatementLine[] = [];
  let isClosed = false;
  message.forEach((field, index) => {
    if (field.tag === '61' && !isClosed) {
      const next = message[index + 1];
      lines.push(lineOf(field, next?.tag === '86' ? joined(next.texts) : '', settings.today));
    } else if (field.tag === '62F' || field.tag === '62M') isClosed = true;
    // Behind the closing balance it tells of the statement as a whole.
    else if (field.tag !== '86' && !passed.has(field.tag)) {
      throw new Refused('messageUnknown', field.line, `:${field.tag}:`);
    }
  });
  prove(lines, { opening: opening.sen, closing: closing.sen, credits: null, debits: null });
  return { opening, closing, lines };
}

/**
 * MT940, as Mandiri and BRI send it: one message or many, a day, a page or a single line each. Every message adds up,
 * and goes on where the one before ended.
 *
 * @throws Refused for anything that is not plain
 */
export function readMt940(text: string, settings: StatementSettings): Statement {
  const messages = messagesIn(text).map((message) => readMessage(message, settings));
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined) throw new Refused('empty', null);
  messages.forEach(({ opening }, index) => {
    const before = messages[index - 1]?.closing.sen ?? opening.sen;
    if (before !== opening.sen) throw new Refused('openingBroken', opening.line, readableSen(before));
  });
  const lines = messages.flatMap((message) => message.lines).filter(({ sen }) => sen !== 0);
  const days = [last.closing.date, ...lines.map(({ date }) => date)].sort();
  return {
    layout: 'mt940',
    account: settings.account,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    opening: first.opening.sen,
    closing: last.closing.sen,
    proof: 'totals',
    lines,
    pending: [],
  };
}
