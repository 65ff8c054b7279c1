import type { Batch } from '#data/batch.ts';
import { collection } from '#data/collection.ts';
import type { Stored } from '#data/queries.ts';
import type { PlannedMove, RecordMove, RecordReader, UndoneMove } from './move-plan.ts';
import { withValues } from './move-plan.ts';

export type AnyRecord = Record<string, unknown>;
export type StoredRow = Stored<AnyRecord>;

const of = (name: string) => collection<AnyRecord>(name);

export const storedRows: RecordReader<StoredRow> = {
  find: (name, field, value, limit) => of(name).find(field, value, limit),
  getMany: (name, ids) => of(name).getMany(ids),
};

const toFields = (move: RecordMove, side: 'before' | 'after'): AnyRecord =>
  Object.fromEntries(move.changes.map((change) => [change.field, change[side]]));

/** Adds a move to a batch. Fails the batch if the record changed since it was read, or the new id is used. */
export function addMove(batch: Batch, { move, row }: PlannedMove<StoredRow>): void {
  const { in: name, id, to, changes } = move;
  if (to === id) {
    batch.update(of(name), id, toFields(move, 'after'), row.version);
    return;
  }
  const data = withValues(
    row.data,
    changes.map(({ field, after }) => [field, after]),
  );
  batch.delete(of(name), id, row.version).create(of(name), to, data);
}

/** Adds the undo of a move to a batch, with the same preconditions. */
export function addUndo(
  batch: Batch,
  { move, row, data }: Extract<UndoneMove<StoredRow>, { data: unknown }>,
): void {
  const { in: name, id, to } = move;
  if (to === id) batch.update(of(name), id, toFields(move, 'before'), row.version);
  else batch.delete(of(name), to, row.version).create(of(name), id, data);
}
