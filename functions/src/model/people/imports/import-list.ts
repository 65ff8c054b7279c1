import type { RowsFile } from 'contract/endpoint';
import { type MemberImport, memberImport } from 'contract/people/member-imports';
import { importColumnLabel, refusalTitle } from 'contract/rules/people/import-columns';
import { type ImportFilter, importVerdicts } from 'contract/rules/people/import-filters';
import { pageCount } from 'contract/rules/read-budget';
import { withoutFormulaGuard } from 'contract/schemas/files/rows-files';
import type { ImportRow } from 'contract/schemas/imports/member-imports';
import { formatDate } from 'contract/text/dates';
import type { Stored } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';
import { toCsvHead, toCsvLine } from '#model/files/csv.ts';
import { undoUntilOf } from './begin-run.ts';
import { filtersOf, sumTallies } from './judge-row.ts';
import {
  chunkId,
  type ImportTally,
  type MemberImportRecord,
  memberImportRows,
  memberImports,
  runningStates,
  type StoredImportRow,
} from './records.ts';

type Import = Pick<Stored<MemberImportRecord>, 'id' | 'data'>;

/** Returns one page of the imports, the newest first. */
export const listImports = (page: Page): Promise<UncountedPage<MemberImportRecord>> =>
  paginateWithoutTotal(memberImports, { orderBy: 'createdAt', direction: 'desc' }, page);

const toInvitations = ({ invitations: round }: MemberImportRecord): MemberImport['invitations'] =>
  round === undefined
    ? null
    : {
        startedAt: round.startedAt.toISOString(),
        queued: round.queued,
        skipped: round.skipped,
        isComplete: round.isComplete,
      };

/** Rows of a chunk: each has exactly one verdict. */
const rowsOf = (tally: ImportTally): number =>
  importVerdicts.reduce((sum, verdict) => sum + tally[verdict], 0);

/** Returns the name of the file, or of the import after that was erased. */
const nameOf = ({ name, createdAt }: MemberImportRecord): string =>
  name === '' ? `Impor ${formatDate(createdAt)}` : name;

export const toImportReply = ({ id, data }: Import): MemberImport => ({
  _id: id,
  ...pickReplyFields(memberImport, data),
  name: nameOf(data),
  createdBy: data.createdBy.name,
  processed: runningStates.includes(data.state)
    ? data.tallies.slice(0, data.position).reduce((sum, tally) => sum + rowsOf(tally), 0)
    : data.rows,
  counts: sumTallies(data.tallies),
  unusedTitles: data.titles.filter((title, index) => title !== '' && data.mapping.columns[index] === null),
  results: data.results,
  appliedBy: data.appliedBy?.name ?? null,
  undoUntil: undoUntilOf(data)?.toISOString() ?? null,
  invitations: toInvitations(data),
});

function toRowReply(row: StoredImportRow, { mapping, isOwnFile }: MemberImportRecord): ImportRow {
  const cells = cellsOf(row, isOwnFile);
  const cell = (column: 'name' | 'email') => cells[mapping.columns.indexOf(column)] ?? '';
  const { line, verdict, reasons, person, changes, differences, candidates, outcome, outcomeReason } = row;
  return {
    _id: String(line),
    line,
    name: cell('name') || (person?.name ?? ''),
    email: cell('email'),
    verdict,
    reasons,
    person,
    changes,
    differences,
    candidates,
    choice: row.choice?.kind ?? null,
    outcome,
    outcomeReason,
  };
}

/** Returns the chunks that contain the rows of a page, with the number of rows before the first of them. */
function locatePage(
  { tallies }: MemberImportRecord,
  filter: ImportFilter | undefined,
  first: number,
  limit: number,
) {
  const chunks: number[] = [];
  let [passed, skipped] = [0, 0];
  for (const [index, tally] of tallies.entries()) {
    const count = filter === undefined ? rowsOf(tally) : tally[filter];
    if (passed + count > first && passed < first + limit && count > 0) {
      if (chunks.length === 0) skipped = passed;
      chunks.push(index);
    }
    passed += count;
  }
  return { chunks, skipped, total: passed };
}

/** Returns one page of the rows with a filter. */
export async function listImportRows(id: string, filter: ImportFilter | undefined, { page, limit }: Page) {
  const current = await memberImports.getOrThrow(id);
  // The rows are deleted after the days of the undo; the counts stay.
  if (current.data.chunks === 0) return { data: [], page: 1, totalRows: 0, totalPages: 1 };
  const { total } = locatePage(current.data, filter, 0, limit);
  const totalPages = pageCount(total, limit);
  const shownPage = Math.min(page, totalPages);
  const first = (shownPage - 1) * limit;
  const { chunks, skipped } = locatePage(current.data, filter, first, limit);
  const found = await memberImportRows.getMany(chunks.map((index) => chunkId(id, index)));
  const rows = found
    .flatMap(({ data }) => data.rows)
    .filter((row) => filter === undefined || filtersOf(row).includes(filter))
    .slice(first - skipped, first - skipped + limit);
  return {
    data: rows.map((row) => toRowReply(row, current.data)),
    page: shownPage,
    totalRows: total,
    totalPages,
  };
}

const broken = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Unduh sekali lagi.';

const toReasonText = ({ reasons }: StoredImportRow): string =>
  reasons
    .map(({ column, text }) => (column === null ? text : `${importColumnLabel(column)}: ${text}`))
    .join(' ');

/** Cells without the apostrophes of a file of this product, because the export adds them again. */
const cellsOf = ({ cells }: StoredImportRow, isOwnFile: boolean): string[] =>
  isOwnFile ? cells.map(withoutFormulaGuard) : cells;

const chunksPerRead = 10;

/** Exports the refused rows with all their columns and the reasons. */
export async function exportRefused(id: string): Promise<RowsFile> {
  const { data } = await memberImports.getOrThrow(id);
  const { titles, tallies, isOwnFile } = data;
  const width = titles.filter((title) => title !== refusalTitle).length;
  const chunks = (data.chunks === 0 ? [] : tallies).flatMap(({ refuse }, index) =>
    refuse > 0 ? [index] : [],
  );
  async function* generateLines(): AsyncGenerator<string[]> {
    for (let at = 0; at < chunks.length; at += chunksPerRead) {
      const some = chunks.slice(at, at + chunksPerRead);
      const found = await memberImportRows.getMany(some.map((index) => chunkId(id, index)));
      const rows = found.flatMap((chunk) => chunk.data.rows).filter(({ verdict }) => verdict === 'refuse');
      yield rows.map((row) => toCsvLine([...cellsOf(row, isOwnFile).slice(0, width), toReasonText(row)]));
    }
  }
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `ditolak-${nameOf(data)
      .replace(/\.\w+$/, '')
      .replace(/[^\w-]+/g, '-')}.csv`,
    total: sumTallies(tallies).refuse,
    head: toCsvHead([...titles.slice(0, width), refusalTitle]),
    batches: generateLines(),
    broken: toCsvLine([broken]),
  };
}
