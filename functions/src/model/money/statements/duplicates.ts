import { ApiError } from 'contract/errors';
import { pairMovements } from 'contract/rules/money/matching/same-movement';
import { fileNameOf } from 'contract/rules/money/statements/file-name';
import type { StatementLayout } from 'contract/rules/money/statements/layouts/table-layouts';
import {
  type Statement,
  type StatementLine,
  statementLimits,
} from 'contract/rules/money/statements/statement';
import { Batch } from '#data/batch.ts';
import type { BankLineRecord } from '#data/bill-records.ts';
import { clock } from '#data/clock.ts';
import { bankLines, statementFiles } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';

type Line = Stored<BankLineRecord>;

/** Sorts after each day that begins with the same characters. */
const lastCharacter = '\uf8ff';

/**
 * Finds stored lines that are probably the movements of new ones: of the same day and amount, with a similar text,
 * from an export in another layout. Equal lines of one layout have the same id, so a new one is another movement.
 */
export async function findTwins(
  added: readonly { readonly id: string; readonly line: StatementLine }[],
  { account, layout }: Statement,
  fileId: string,
): Promise<ReadonlyMap<string, Line>> {
  const dates = added.map(({ line }) => line.date).sort();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return new Map();
  const days = { from: first, before: `${last}${lastCharacter}` };
  const near = await bankLines.query({ orderBy: 'date', ...days, limit: statementLimits.rows });
  const layoutOf = await readLayouts(near);
  const isOfLayout = (line: Line) => line.data.statementId === fileId || layoutOf(line) === layout;
  // After an interrupted import, the stored lines of the same file have their twins already.
  const paired = new Set(near.filter(isOfLayout).flatMap(({ data }) => data.twin?.id ?? []));
  const originals = near.filter(
    (line) =>
      !isOfLayout(line) && !paired.has(line.id) && !isTwin(line.data) && line.data.account === account,
  );
  const pairs = pairMovements(
    added.map(({ line }) => line),
    originals.map(({ data }) => ({ ...data, amountInSen: data.sen })),
  );
  return new Map([...pairs].map(([at, to]) => [added[at]?.id as string, originals[to] as Line]));
}

const isTwin = ({ state }: BankLineRecord): boolean => state === 'suspect' || state === 'duplicate';

async function readLayouts(lines: readonly Line[]): Promise<(line: Line) => StatementLayout | undefined> {
  const ids = lines.filter(({ data }) => data.layout === undefined).map(({ data }) => data.statementId);
  const files = await statementFiles.getMany([...new Set(ids)]);
  const layouts = new Map(files.map(({ id, data }) => [id, data.layout]));
  return ({ data }) => data.layout ?? layouts.get(data.statementId);
}

const decide = (batch: Batch, { id, version }: Line, isSame: boolean, actor: Actor): void => {
  const decision = { decidedBy: actor.id, decidedAt: clock.now() };
  batch.update(bankLines, id, { state: isSame ? 'duplicate' : 'unknown', ...decision }, version);
};

const actionOf = (isSame: boolean) => (isSame ? 'bank-line.duplicate' : 'bank-line.keep');

/**
 * Decides whether a line is the movement of its twin. Safe to repeat: false if already decided so. Throws
 * `not-found`, and `wrong-status` without an undecided twin.
 */
export const decideDuplicate = (id: string, isSame: boolean, actor: Actor): Promise<boolean> =>
  retryOnConflict(async () => {
    const line = await bankLines.getOrThrow(id);
    const { state, twin, date, sen } = line.data;
    if (twin !== undefined && state === (isSame ? 'duplicate' : 'unknown')) return false;
    if (state !== 'suspect') throw new ApiError('wrong-status');
    const batch = new Batch();
    decide(batch, line, isSame, actor);
    recordAudit(batch, actor, actionOf(isSame), { id, name: date }, { date, sen });
    await batch.commit();
    return true;
  });

/** Each conflict means that another admin decided some of the lines meanwhile. */
const maxBatchAttempts = 12;

/**
 * Decides on all undecided twins of an import. Safe to repeat after an interruption. Each batch adds an audit
 * entry. Returns the number of lines. Throws `not-found`.
 */
export async function decideDuplicates(statementId: string, isSame: boolean, actor: Actor): Promise<number> {
  const { id, data } = await statementFiles.getOrThrow(statementId);
  let count = 0;
  for (;;) {
    const decided = await retryOnConflict(async () => {
      const lines = await bankLines.query({
        where: [
          ['statementId', id],
          ['state', 'suspect'],
        ],
        orderBy: 'date',
        limit: statementLimits.undoneRows,
      });
      if (lines.length === 0) return 0;
      const batch = new Batch();
      for (const line of lines) decide(batch, line, isSame, actor);
      recordAudit(batch, actor, actionOf(isSame), { id, name: fileNameOf(data) }, { lines: lines.length });
      await batch.commit();
      return lines.length;
    }, maxBatchAttempts);
    count += decided;
    if (decided < statementLimits.undoneRows) return count;
  }
}
