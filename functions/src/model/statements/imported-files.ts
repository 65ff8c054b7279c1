import type { StatementFile } from 'contract/statements';
import { Batch } from '#data/batch.ts';
import type { StatementFileRecord } from '#data/bill-records.ts';
import { statementFiles } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

/** Stores facts about a file, not the file itself (decision 0072). Safe to repeat. Costs a read. */
export const recordStatementFile = (id: string, file: StatementFileRecord): Promise<void> =>
  retryOnConflict(async () => {
    if ((await statementFiles.get(id)) !== undefined) return;
    await new Batch().create(statementFiles, id, file).commit();
  });

/** Returns one page of the imported files, the newest first. */
export const listStatementFiles = (page: Page): Promise<UncountedPage<StatementFileRecord>> =>
  paginateWithoutTotal(statementFiles, { orderBy: 'importedAt', direction: 'desc' }, page);

export const toStatementFileRow = ({
  id,
  data,
}: Pick<Stored<StatementFileRecord>, 'id' | 'data'>): StatementFile => ({
  _id: id,
  name: data.name,
  sha256: data.sha256,
  size: data.size,
  layout: data.layout,
  from: data.from,
  to: data.to,
  lines: data.lines,
  credits: data.credits,
  importedAt: data.importedAt.toISOString(),
  importedBy: data.importedBy,
});
