import { mergeLimits } from 'contract/rules/people/merges';
import { authAccounts } from '#data/auth-accounts.ts';
import { Batch, Removal, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { collection } from '#data/collection.ts';
import { users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import { runSteps, stalledBefore } from '#model/base/run-steps.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import { storeCredits } from '#model/credits/store-credits.ts';
import { queueMergeMails } from './merge-mails.ts';
import { type PlannedMove, planMoves, planUndo, type RecordReader, withValues } from './move-plan.ts';
import { type MemberMergeRecord, memberMergeParts, memberMerges, partId } from './records.ts';
import { undoUntilOf } from './start-merge.ts';
import { completeUndo } from './undo-merge.ts';

export type Merge = Stored<MemberMergeRecord>;

async function commitChange(batch: Batch, merge: Merge, changes: Partial<MemberMergeRecord>): Promise<Merge> {
  batch.update(memberMerges, merge.id, changes, merge.version);
  const version = await batch.commit();
  return { id: merge.id, data: { ...merge.data, ...changes }, version };
}

type AnyRecord = Record<string, unknown>;
type StoredRow = Stored<AnyRecord>;

const of = (name: string) => collection<AnyRecord>(name);

const storedRows: RecordReader<StoredRow> = {
  find: (name, field, value, limit) => of(name).find(field, value, limit),
  getMany: (name, ids) => of(name).getMany(ids),
};

/**
 * Writes the values of one side of a move, under the id of that side. Fails the batch if the record changed
 * since it was read, or that id is used.
 */
function writeMove(batch: Batch, { move, row }: PlannedMove<StoredRow>, side: 'before' | 'after'): void {
  const values = move.changes.map((change) => [change.field, change[side]] as const);
  const id = side === 'after' ? move.to : move.id;
  if (id === row.id) batch.update(of(move.in), id, Object.fromEntries(values), row.version);
  else batch.delete(of(move.in), row.id, row.version).create(of(move.in), id, withValues(row.data, values));
}

/** Moves the next records with one batch, which also writes their part of the list. */
async function moveStep(merge: Merge): Promise<Merge> {
  const { data } = merge;
  const part = await planMoves(storedRows, data, data, mergeLimits.movedPerBatch);
  if (part.isComplete) return endMoving(merge);
  const batch = new Batch();
  for (const planned of part.planned) writeMove(batch, planned, 'after');
  const moves = part.planned.map(({ move }) => move);
  batch.create(memberMergeParts, partId(merge.id, data.parts), { merge: merge.id, moves });
  const moved = { ...data.moved };
  for (const move of moves) moved[move.in] = (moved[move.in] ?? 0) + 1;
  const { position, keptIds } = part;
  const parts = data.parts + 1;
  return commitChange(batch, merge, { position, keptIds: [...keptIds], parts, moved, dueAt: clock.now() });
}

/** Disables the account without a record, and ends the run, with the mails about it in one batch. Safe to repeat. */
async function endMoving(merge: Merge): Promise<Merge> {
  const { survivor, loser, at } = merge.data;
  await authAccounts.setDisabled(loser, true);
  // The nightly count finds new entries only, and moved ones keep their time.
  if (merge.data.moved.creditEntries) await storeCredits(survivor, { isDryRun: false });
  const batch = new Batch();
  // The survivor cannot be deleted while records are moved.
  const person = await users.getOrThrow(survivor);
  batch.update(users, survivor, { merging: new Removal() as never }, person.version);
  queueMergeMails(batch, person, merge.data);
  return commitChange(batch, merge, { state: 'merged', dueAt: null, expireAt: undoUntilOf(at) });
}

/** Undoes the last part of the list with one batch. */
async function undoStep(merge: Merge): Promise<Merge> {
  const { data } = merge;
  if (data.parts === 0) return completeUndo(merge);
  const index = data.parts - 1;
  const part = await memberMergeParts.get(partId(merge.id, index));
  if (part === undefined) throw new WriteConflict('Another run has undone this part.');
  const undone = await planUndo(storedRows, part.data.moves);
  const batch = new Batch();
  const kept: MemberMergeRecord['kept'] = [];
  for (const one of undone) {
    if ('row' in one) writeMove(batch, one, 'before');
    else kept.push({ in: one.move.in, id: one.move.to, reason: one.kept });
  }
  batch.delete(memberMergeParts, part.id, part.version);
  return commitChange(batch, merge, {
    parts: index,
    kept: [...data.kept, ...kept].slice(0, mergeLimits.listedKept),
    keptCount: data.keptCount + kept.length,
    dueAt: clock.now(),
  });
}

const isRunningState = (state: MemberMergeRecord['state']): boolean =>
  state === 'moving' || state === 'undoing';

export const isMerging = ({ data }: Merge): boolean => isRunningState(data.state);

async function runStep(id: string): Promise<Merge> {
  const merge = await memberMerges.getOrThrow(id);
  if (!isMerging(merge)) return merge;
  return merge.data.state === 'moving' ? moveStep(merge) : undoStep(merge);
}

/** Moves or restores records as `runSteps`. Returns the merge. Throws `not-found`; `conflict`. */
export const runMerge = (id: string, time?: TimeBudget): Promise<Merge> =>
  runSteps({ runStep: () => runStep(id), isRunning: isMerging, maxSteps: mergeLimits.steps }, time);

/** Finds running merges that no screen continues, the longest wait first. */
export const findWaitingMerges = (limit: number): Promise<Merge[]> =>
  memberMerges.before('dueAt', stalledBefore(), limit);
