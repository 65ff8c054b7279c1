import type { StatementFile } from 'contract/statements';
import { Batch } from '#data/batch.ts';
import type { StatementFileRecord } from '#data/bill-records.ts';
import { statementFiles } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { whileContended } from '#model/base/contention.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';

/**
 * Keeps by what a file is known again; the file itself is kept nowhere (decision 0093). Only its first import is: a
 * later one of the same bytes changes nothing. Costs a read.
 */
export const noteStatementFile = (id: string, file: StatementFileRecord): Promise<void> =>
  whileContended(async () => {
    if ((await statementFiles.get(id)) !== undefined) return;
    await new Batch().create(statementFiles, id, file).commit();
  });

/** Those that were imported, the newest first. */
export const listStatementFiles = (page: Page): Promise<LogPage<StatementFileRecord>> =>
  pageOfLog(statementFiles, { orderBy: 'importedAt', direction: 'desc' }, page);

export const statementFileOf = ({
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
