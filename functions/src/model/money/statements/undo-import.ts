import { wrongStatus } from 'contract/errors';
import { addRange, type DayRange, subtractDays } from 'contract/rules/money/covered-days';
import { fileNameOf } from 'contract/rules/money/statements/file-name';
import { statementLimits } from 'contract/rules/money/statements/statement';
import { queryLimits } from 'contract/rules/query-limits';
import type { BankLineFilter } from 'contract/schemas/list-states';
import { Batch, WriteConflict } from '#data/batch.ts';
import type { StatementFileRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankCoverage, bankLines, statementFiles, totalsIds } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { toCoveredDays } from './coverage.ts';

type StatementFile = Stored<StatementFileRecord>;

const countLines = (statementId: string, state: BankLineFilter): Promise<number> =>
  bankLines.count({
    where: [
      ['statementId', statementId],
      ['state', state],
    ],
    orderBy: 'date',
  });

const decidedStates = ['matched', 'other', 'duplicate'] as const;

/** Returns why an import cannot be undone now; undefined if nothing depends on it. */
async function findRefusal({ id, data }: StatementFile): Promise<string | undefined> {
  if (data.sharesWith === undefined)
    return 'Impor ini dibuat sebelum pembatalan impor tersedia, jadi tidak dapat dibatalkan.';
  const [later] = (await statementFiles.findAny('sharesWith', [id], queryLimits.laterFiles)).sort(
    (one, other) => fileNameOf(one.data).localeCompare(fileNameOf(other.data)),
  );
  if (later !== undefined)
    return `Berkas ${fileNameOf(later.data)} diimpor sesudahnya dan memuat baris yang sama. Batalkan dulu impor itu.`;
  const [matched, other, duplicate] = await Promise.all(decidedStates.map((state) => countLines(id, state)));
  const decided = [
    ...(matched ? [`${matched} baris cocok dengan tagihan`] : []),
    ...(other ? [`${other} baris ditandai bukan iuran`] : []),
    ...(duplicate ? [`${duplicate} baris ditandai mutasi yang sama`] : []),
  ];
  if (decided.length === 0) return undefined;
  return `Ada ${decided.join(' dan ')}. Batalkan dulu penandaan itu.`;
}

/** Returns the number of lines that an undo removes, and the reason against it, if there is one. */
export async function checkUndo(id: string): Promise<{ lines: number; refusal: string | null }> {
  const file = await statementFiles.getOrThrow(id);
  if (file.data.undo?.isDone) return { lines: 0, refusal: 'Impor ini sudah dibatalkan.' };
  const [refusal, unknown, suspects] = await Promise.all([
    findRefusal(file),
    countLines(id, 'unknown'),
    countLines(id, 'suspect'),
  ]);
  return { lines: unknown + suspects, refusal: refusal ?? null };
}

/** Each conflict means that another admin removed a batch meanwhile. */
const maxStepAttempts = 12;

/**
 * Removes the lines of an import, and its days from the covered ones. The file record stays, as undone. A
 * mark on it makes concurrent imports of the same lines fail. Safe to repeat after an interruption: false if
 * it was undone before. Each batch adds an audit entry. Throws `not-found`, `conflict`, and `wrong-status`
 * with the reason.
 */
export async function undoImport(id: string, actor: Actor): Promise<boolean> {
  for (;;) {
    const step = await retryOnConflict(() => undoNextPart(id, actor), maxStepAttempts);
    if (step !== 'more') return step === 'done';
  }
}

async function undoNextPart(id: string, actor: Actor): Promise<'more' | 'done' | 'unchanged'> {
  const file = await statementFiles.getOrThrow(id);
  const { undo } = file.data;
  if (undo?.isDone) return 'unchanged';
  const refusal = await findRefusal(file);
  if (refusal !== undefined) return refuse(file, refusal);
  const mark = { at: clock.now(), by: actor.name, byId: actor.id };
  const batch = new Batch();
  if (!undo) {
    batch.update(statementFiles, id, { undo: { isDone: false, ...mark } }, file.version);
    await batch.commit();
    return 'more';
  }
  const lines = await bankLines.find('statementId', id, statementLimits.undoneRows);
  // An admin decided a line since the check. The next attempt refuses.
  if (lines.some(({ data }) => decidedStates.some((state) => state === data.state)))
    throw new WriteConflict('A line was decided.');
  for (const line of lines) batch.delete(bankLines, line.id, line.version);
  const isLast = lines.length < statementLimits.undoneRows;
  if (isLast) {
    const done = { undo: { isDone: true, ...mark }, closing: null, sharesWith: [] };
    batch.update(statementFiles, id, done, file.version);
    await removeCoverage(batch, file);
  }
  recordAudit(batch, actor, 'statement.undo', { id, name: fileNameOf(file.data) }, { removed: lines.length });
  await batch.commit();
  return isLast ? 'done' : 'more';
}

/** Ends an interrupted undo, so that the import is used again, and throws the reason. */
async function refuse({ id, data, version }: StatementFile, message: string): Promise<never> {
  if (data.undo) await new Batch().update(statementFiles, id, { undo: null }, version).commit();
  throw wrongStatus(message);
}

const daysOf = ({ from, to }: StatementFileRecord): DayRange | undefined =>
  from === null || to === null ? undefined : { from, to };

/** Removes the days of a file that no other file covers. */
async function removeCoverage(batch: Batch, { id, data }: StatementFile): Promise<void> {
  const [removed, stored] = [daysOf(data), await bankCoverage.get(totalsIds.bankCoverage)];
  if (removed === undefined || stored === undefined || stored.data.account !== data.account) return;
  const limit = queryLimits.overlappingFiles;
  const others = await statementFiles.query({ orderBy: 'to', from: removed.from, limit });
  const days = others
    .filter((other) => other.id !== id && !other.data.undo && other.data.account === data.account)
    .flatMap((other) => {
      const days = daysOf(other.data);
      return days === undefined ? [] : (toCoveredDays(days, other.data.importedAt) ?? []);
    })
    .reduce(addRange, subtractDays(stored.data.days, removed));
  batch.update(bankCoverage, totalsIds.bankCoverage, { days }, stored.version);
}
