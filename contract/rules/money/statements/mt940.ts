import { parseAmount } from './amounts.ts';
import { checkBalances, formatSen } from './balances.ts';
import { toCalendarDay } from './dates.ts';
import { joinLines, type Mt940Field, type Mt940Message, splitMessages } from './mt940-messages.ts';
import { StatementRefusedError } from './refused.ts';
import type { Statement, StatementLine, StatementSettings } from './statement.ts';
import { checkAccounts, checkCurrencies } from './statement-metadata.ts';

/** Tags without data about lines and balances. Opening balance and account are read separately. */
const ignoredTags = new Set([
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
  readonly amountInSen: number;
  readonly line: number;
}

const textOf = ({ texts }: Mt940Field): string => (texts[0] ?? '').trim();

/** Parses an amount. SWIFT always writes a decimal comma; Indonesian banks sometimes write a point. */
function parseSen(text: string, line: number): number {
  return parseAmount({ text: text.replace('.', ',').replace(/,$/, ''), line }, ',').amountInSen;
}

/** Converts YYMMDD to 'YYYY-MM-DD'. */
function parseDay(digits: string, line: number): string {
  const [year, month, day] = [0, 2, 4].map((from) => Number(digits.slice(from, from + 2)));
  const date = toCalendarDay(2000 + (year as number), month as number, day as number);
  if (date === undefined) throw new StatementRefusedError('dateInvalid', line, digits);
  return date;
}

/** Parses ':60F:C100801IDR3152600,00'. */
function parseBalanceField(field: Mt940Field): Balance {
  const { line } = field;
  const [, side, date = '', currency = '', amount = ''] =
    /^([CD])(\d{6})([A-Z]{3})([\d.,]+)$/.exec(textOf(field)) ?? [];
  if (side === undefined) throw new StatementRefusedError('messageUnknown', line, textOf(field));
  checkCurrencies([{ text: currency, line }]);
  const amountInSen = parseSen(amount, line);
  return { date: parseDay(date, line), amountInSen: side === 'D' ? 0 - amountInSen : amountInSen, line };
}

/** `YYMMDD[MMDD]<C|D|RC|RD>[letter]amount<letter>xxxreference[//bank's reference]`, then more text. */
const linePattern =
  /^(\d{6})(?:\d{4})?(R?[CD])[A-Z]?(\d[\d.,]{0,17})(?:[NFS][A-Z0-9]{3})?(.{0,40}?)(?:\/\/(.{0,40}))?$/;

function parseLine(field: Mt940Field, narrative: string, today: string): StatementLine {
  const { line } = field;
  const [, digits, side, amount = '', own = ''] = linePattern.exec(textOf(field)) ?? [];
  if (digits === undefined) throw new StatementRefusedError('messageUnknown', line, textOf(field));
  const date = parseDay(digits, line);
  if (date > today) throw new StatementRefusedError('dateAhead', line, digits);
  const amountInSen = parseSen(amount, line);
  // RC reverses a credit, RD reverses a debit.
  const isCredit = side === 'C' || side === 'RD';
  const reference = own.trim();
  return {
    line,
    date,
    time: null,
    amountInSen: isCredit ? amountInSen : 0 - amountInSen,
    narrative: narrative === '' ? joinLines(field.texts.slice(1)) : narrative,
    reference: /^(?:NONREF)?$/.test(reference) ? null : reference,
    balance: null,
  };
}

interface ParsedMessage {
  readonly opening: Balance;
  readonly closing: Balance;
  readonly lines: readonly StatementLine[];
}

function findSingleField(message: Mt940Message, tags: readonly string[]): Mt940Field {
  const [field, other] = message.filter(({ tag }) => tags.includes(tag));
  if (field === undefined)
    throw new StatementRefusedError('messageUnfinished', message[0]?.line ?? null, `:${tags[0]}:`);
  if (other !== undefined) throw new StatementRefusedError('messageUnknown', other.line, `:${other.tag}:`);
  return field;
}

function parseMessage(message: Mt940Message, settings: StatementSettings): ParsedMessage {
  const account = findSingleField(message, ['25']);
  checkAccounts([{ text: textOf(account), line: account.line }], settings.account);
  const opening = parseBalanceField(findSingleField(message, ['60F', '60M']));
  const closing = parseBalanceField(findSingleField(message, ['62F', '62M']));
  const lines: StatementLine[] = [];
  let isClosed = false;
  message.forEach((field, index) => {
    if (field.tag === '61' && !isClosed) {
      const next = message[index + 1];
      lines.push(parseLine(field, next?.tag === '86' ? joinLines(next.texts) : '', settings.today));
    } else if (field.tag === '62F' || field.tag === '62M') isClosed = true;
    // After the closing balance, field 86 describes the whole statement.
    else if (field.tag !== '86' && !ignoredTags.has(field.tag)) {
      throw new StatementRefusedError('messageUnknown', field.line, `:${field.tag}:`);
    }
  });
  const [before, after] = [opening.amountInSen, closing.amountInSen];
  checkBalances(lines, { opening: before, closing: after, credits: null, debits: null });
  return { opening, closing, lines };
}

/**
 * Parses MT940 as Mandiri and BRI send it: a message for a day, a page or a single line. The balances of each
 * message add up and continue the message before. Throws StatementRefusedError for anything ambiguous.
 */
export function parseMt940(text: string, settings: StatementSettings): Statement {
  const messages = splitMessages(text).map((message) => parseMessage(message, settings));
  const [first, last] = [messages[0], messages.at(-1)];
  if (first === undefined || last === undefined) throw new StatementRefusedError('empty', null);
  messages.forEach(({ opening }, index) => {
    const before = messages[index - 1]?.closing.amountInSen ?? opening.amountInSen;
    if (before !== opening.amountInSen)
      throw new StatementRefusedError('openingBroken', opening.line, formatSen(before));
  });
  const lines = messages.flatMap((message) => message.lines).filter(({ amountInSen }) => amountInSen !== 0);
  const days = [last.closing.date, ...lines.map(({ date }) => date)].sort();
  return {
    layout: 'mt940',
    account: settings.account,
    from: days[0] ?? null,
    to: days.at(-1) ?? null,
    opening: first.opening.amountInSen,
    closing: last.closing.amountInSen,
    proof: 'totals',
    lines,
    pending: [],
  };
}
