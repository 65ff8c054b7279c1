import { type StatementFile, statementLimits } from 'contract/rules/money/statements/statement';
import { type Refused, toRefusal } from './refusal.ts';

/** Limit for the unpacked size. The sheets are text that compresses to a tenth. */
const maxUnpackedBytes = 60_000_000;

/** Returns whether a part is needed. Pictures, macros and printer settings are not unpacked. */
const isNeeded = (name: string): boolean => /^(?:xl|_rels)\/.*\.xml(?:\.rels)?$/.test(name);
const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/');

/** Returns 28 for 'AB'. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** Refuses far cells: the reader fills all cells before one, so that few bytes become gigabytes. */
function findAddressProblem(sheet: string): 'tooManyRows' | 'tooManyColumns' | 'unreadable' | undefined {
  for (const [, address = ''] of sheet.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (digits === '') return 'unreadable';
    if (Number(digits) > statementLimits.rows) return 'tooManyRows';
    if (columnNumber(letters) > statementLimits.columns) return 'tooManyColumns';
  }
  return undefined;
}

/** Formats numbers without binary rounding errors: '149877.1' instead of '149877.10000000001'. */
function numberText(digits: string): string {
  const number = Number(digits);
  const inHundredths = Math.round(number * 100) / 100;
  return String(Math.abs(number - inHundredths) < 1e-7 ? inHundredths : number);
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
  return cell === null || cell === undefined ? '' : String(cell);
}

/**
 * Reads the first sheet of an XLSX file that has cells. Only the first of merged cells has a value. Refuses a
 * damaged file, or one that is larger than any bank file.
 */
export async function parseWorkbook(bytes: Uint8Array): Promise<StatementFile | Refused> {
  const [{ unzipSync, zipSync, strFromU8 }, { default: readSheets }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  try {
    let size = 0;
    // The unpacker never exceeds the declared size of a part.
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isNeeded(name)) size += originalSize;
        return isNeeded(name) && size <= maxUnpackedBytes;
      },
    });
    if (size > maxUnpackedBytes) return toRefusal('tooLarge', '5 MB');
    const sheets = Object.entries(parts).filter(([name]) => isSheet(name) && name.endsWith('.xml'));
    const problem = sheets
      .map(([, part]) => findAddressProblem(strFromU8(part)))
      .find((one) => one !== undefined);
    if (problem === 'unreadable') return toRefusal('unreadable');
    if (problem !== undefined) {
      return toRefusal(problem, String(statementLimits[problem === 'tooManyRows' ? 'rows' : 'columns']));
    }
    // Repacks without compression, so that the reader unpacks only what was checked here.
    const checked = zipSync(parts, { level: 0 });
    const data = await readSheets(Uint8Array.from(checked).buffer, { parseNumber: numberText });
    const rows = data.find((sheet) => sheet.data.length > 0)?.data ?? [];
    return {
      kind: 'table',
      rows: rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) })),
    };
  } catch {
    // The errors of reader and unpacker have no common type. All of them mean a damaged file.
    return toRefusal('unreadable');
  }
}
