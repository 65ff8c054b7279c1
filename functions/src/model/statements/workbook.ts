import { type StatementFile, statementLimits } from 'contract/rules/money/statements/statement';
import { type Refused, refused } from './refused.ts';

/** What a workbook may be unpacked: its sheets are text that packs to a tenth. */
const mostUnpacked = 60_000_000;

/** Its parts that are read; pictures, macros and the settings of printers are not unpacked. */
const isRead = (name: string): boolean => /^(?:xl|_rels)\/.*\.xml(?:\.rels)?$/.test(name);
const isSheet = (name: string): boolean => name.startsWith('xl/worksheets/');

/** 'AB' is column 28. */
const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** A cell far out makes the reader fill everything before it: a few bytes would become gigabytes. */
function reachOf(sheet: string): 'tooManyRows' | 'tooManyColumns' | 'unreadable' | undefined {
  for (const [, address = ''] of sheet.matchAll(/\sr\s*=\s*["']([^"']*)["']/g)) {
    const [, letters = '', digits = ''] = /^([A-Z]{0,3})(\d{1,7})$/.exec(address) ?? [];
    if (digits === '') return 'unreadable';
    if (Number(digits) > statementLimits.rows) return 'tooManyRows';
    if (columnNumber(letters) > statementLimits.columns) return 'tooManyColumns';
  }
  return undefined;
}

/** Numbers in full, without what a sum of binary fractions leaves behind: '149877.1', never '149877.10000000001'. */
function numberText(digits: string): string {
  const number = Number(digits);
  const inHundredths = Math.round(number * 100) / 100;
  return String(Math.abs(number - inHundredths) < 1e-7 ? inHundredths : number);
}

/** '2026-09-01', '2026-09-01 09:36:00'; a time of day alone is counted from the day before the first of 1900. */
function momentText(at: Date): string {
  const text = new Date(Math.round(at.getTime() / 1000) * 1000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  if (day < '1900-01-02') return time;
  return time === '00:00:00' ? day : `${day} ${time}`;
}

function cellText(cell: unknown): string {
  if (cell instanceof Date) return momentText(cell);
  return cell === null || cell === undefined ? '' : String(cell);
}

/**
 * The cells of a workbook's first sheet that has any, as text. Of merged cells the first has what they say.
 *
 * @param bytes an XLSX file
 * @returns refused when it is damaged, or larger than a bank's file
 */
export async function rowsOfWorkbook(bytes: Uint8Array): Promise<StatementFile | Refused> {
  const [{ unzipSync, zipSync, strFromU8 }, { default: readSheets }] = await Promise.all([
    import('fflate'),
    import('read-excel-file/universal'),
  ]);
  try {
    let size = 0;
    // What a part declares is all that it is unpacked to.
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        if (isRead(name)) size += originalSize;
        return isRead(name) && size <= mostUnpacked;
      },
    });
    if (size > mostUnpacked) return refused('tooLarge', '5 MB');
    const sheets = Object.entries(parts).filter(([name]) => isSheet(name) && name.endsWith('.xml'));
    const reach = sheets.map(([, part]) => reachOf(strFromU8(part))).find((one) => one !== undefined);
    if (reach === 'unreadable') return refused('unreadable');
    if (reach !== undefined) {
      return refused(reach, String(statementLimits[reach === 'tooManyRows' ? 'rows' : 'columns']));
    }
    // Packed anew without compression: the reader unpacks nothing but what was counted here.
    const checked = zipSync(parts, { level: 0 });
    const data = await readSheets(Uint8Array.from(checked).buffer, { parseNumber: numberText });
    const rows = data.find((sheet) => sheet.data.length > 0)?.data ?? [];
    return {
      kind: 'table',
      rows: rows.map((cells, index) => ({ line: index + 1, cells: cells.map(cellText) })),
    };
  } catch {
    // The reader's errors and those of unpacking have no type in common: all of them say that the file is damaged.
    return refused('unreadable');
  }
}
