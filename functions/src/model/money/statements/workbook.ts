import { type StatementFile, statementLimits } from 'contract/rules/money/statements/statement';
import { withoutControls } from 'contract/text/names';
import { unpackZip } from '#model/files/zip.ts';
import { type Refused, toRefusal } from './refusal.ts';
import { statementTable, type TableSettings } from './table-settings.ts';

/** Limit for the unpacked size. The sheets are text that compresses to a tenth. */
const maxUnpackedBytes = 60_000_000;

/** Limit for the elements of all parts: 20,000 rows with 25 cells have less, and shared strings count too. */
const maxElements = 2_000_000;

/** Returns whether a part is needed. Pictures, macros and printer settings are not unpacked. */
const isNeeded = (name: string): boolean => /^(?:xl|_rels)\/.*\.xml(?:\.rels)?$/.test(name);
const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/') && name.endsWith('.xml');

/** Returns 28 for 'AB'. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

const lessThan = '<'.charCodeAt(0);
const slash = '/'.charCodeAt(0);

/** Counts start tags. The reader creates an object for each, even for one of four bytes. */
function countElements(part: Uint8Array): number {
  let count = 0;
  for (let at = part.indexOf(lessThan); at !== -1; at = part.indexOf(lessThan, at + 1)) {
    if (part[at + 1] !== slash) count += 1;
  }
  return count;
}

type SheetProblem = 'tooManyRows' | 'tooManyColumns' | 'unreadable';

/** Refuses far cells: the reader fills all cells before one, so that few bytes become gigabytes. */
function findAddressProblem(sheet: string, maxRows: number): SheetProblem | undefined {
  for (const [, address = ''] of sheet.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (digits === '') return 'unreadable';
    if (Number(digits) > maxRows) return 'tooManyRows';
    if (columnNumber(letters) > statementLimits.columns) return 'tooManyColumns';
  }
  return undefined;
}

/** Counts rows with or without cells and addresses, in all sheets, because the reader reads all of them. */
function findSheetProblem(sheets: readonly Buffer[], maxRows: number): SheetProblem | undefined {
  let rows = 0;
  for (const part of sheets) {
    const sheet = part.toString('latin1');
    for (const _ of sheet.matchAll(/<(?:[\w.-]+:)?row[\s/>]/g)) {
      rows += 1;
      if (rows > maxRows) return 'tooManyRows';
    }
    const problem = findAddressProblem(sheet, maxRows);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** Formats numbers without binary rounding errors: '149877.1' instead of '149877.10000000001'. */
function numberText(digits: string): string {
  const number = Number(digits);
  const inHundredths = Math.round(number * 100) / 100;
  return String(Math.abs(number - inHundredths) < 1e-7 ? inHundredths : number);
}

/** Excel stores 15 digits of a number, and replaces all further ones by 0. */
const firstUnsafeNumber = 1e15;

/** Formats a number that has lost digits as '3.174012e+15', which no column accepts. */
function numberTextOrPower(digits: string): string {
  const number = Number(digits);
  return Math.abs(number) < firstUnsafeNumber ? numberText(digits) : number.toExponential();
}

/** Formats '2026-09-01 09:36:00', or the day alone. A time without a date is before 1900-01-02. */
function formatDate(at: Date): string {
  const text = new Date(Math.round(at.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  if (day < '1900-01-02') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return formatDate(cell);
  return cell === null || cell === undefined ? '' : withoutControls(String(cell));
}

/**
 * Reads the named sheet of an XLSX file, or the first one that has cells. Only the first of merged cells has a
 * value. Refuses a damaged file, or one that is larger than the settings allow. Can take seconds: only the
 * workers call it.
 */
export async function parseWorkbook(
  bytes: Buffer,
  { maxRows, sheet: wanted, refusesLongNumbers = false }: TableSettings = statementTable,
): Promise<StatementFile | Refused> {
  const [{ zipSync }, { default: readSheets }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  try {
    const parts = unpackZip(bytes, isNeeded, maxUnpackedBytes);
    if (parts === 'too-large') return toRefusal('contentTooLarge');
    const sheets = [...parts].flatMap(([name, part]) => (isSheet(name) ? [part] : []));
    const problem = findSheetProblem(sheets, maxRows);
    if (problem === 'unreadable') return toRefusal('unreadable');
    if (problem !== undefined)
      return toRefusal(problem, String(problem === 'tooManyRows' ? maxRows : statementLimits.columns));
    const elements = [...parts.values()].reduce((sum, part) => sum + countElements(part), 0);
    if (elements > maxElements) return toRefusal('contentTooLarge');
    // Repacks without compression, so that the reader unpacks only what was checked here.
    const checked = zipSync(Object.fromEntries(parts), { level: 0 });
    const parseNumber = refusesLongNumbers ? numberTextOrPower : numberText;
    const data = await readSheets(Uint8Array.from(checked).buffer, { parseNumber });
    const filled = data.filter((sheet) => sheet.data.length > 0);
    const rows = (filled.find(({ sheet }) => withoutControls(sheet) === wanted) ?? filled[0])?.data ?? [];
    return {
      kind: 'table',
      rows: rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) })),
      sheets: filled.map(({ sheet }) => withoutControls(sheet)),
    };
  } catch {
    // The errors of reader and unpacker have no common type. All of them mean a damaged file.
    return toRefusal('unreadable');
  }
}
