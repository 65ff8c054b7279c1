import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, workingCopies } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord } from '#data/records.ts';
import { irrevocable, settle } from './intents.ts';
import { settlePassword } from './password-changes.ts';
import { isRestoring } from './restoring.ts';

/** After a failure an intent is left alone for so long, so that those behind it have their turn. */
const failedAgainAfterMinutes = 60;
const inUseAgainAfterMinutes = 24 * 60;

export interface SweepOutcome {
  readonly settled: number;
  /** What could not be settled, and why: a later sweep tries again. */
  readonly failures: readonly string[];
  /** As many were due as were asked for. */
  readonly isMore: boolean;
}

/**
 * Finishes or undoes what requests left behind when their process died; one that cannot be settled leaves the others
 * alone. Bounded, and safe to repeat. While a backup is brought back nothing is settled.
 */
export async function sweepIntents(limit = 100): Promise<SweepOutcome> {
  const failures: string[] = [];
  let settled = 0;
  if (await isRestoring()) return { settled, failures, isMore: false };
  const due = await intents.before('sweepAt', clock.now(), limit);
  for (const intent of due) {
    try {
      if (await settleAbandoned(intent)) settled += 1;
    } catch (error) {
      if (error instanceof WriteConflict) continue;
      const reason = error instanceof Error ? error.message || error.name : String(error);
      failures.push(`${intent.data.kind} ${intent.id}: ${reason}`);
      await postponeFailed(intent.id);
    }
  }
  return { settled, failures, isMore: due.length === limit };
}

/** Whether what somebody types and has not saved names one of some pictures. */
const isInUse = async (files: readonly string[]): Promise<boolean> =>
  (await workingCopies.findAny('files', files, 1)).length > 0;

/** @returns false where it is still in use */
async function settleAbandoned({ id, data, version }: Stored<IntentRecord>): Promise<boolean> {
  if (data.kind === 'draft' && !data.undo && (await isInUse(data.files))) {
    await postpone(id, inUseAgainAfterMinutes, version);
    return false;
  }
  // Marked first: a request that is still under way after all can then no longer claim it.
  if (!irrevocable.has(data.kind) && !data.undo) {
    await new Batch().update(intents, id, { undo: true }, version).commit();
  }
  if (data.kind === 'password') await settlePassword({ id, data, version });
  else await settle({ id, kind: data.kind, uid: data.uid, files: data.files });
  return true;
}

const postpone = (id: string, minutes: number, version?: Stored<IntentRecord>['version']) =>
  new Batch()
    .update(intents, id, { sweepAt: new Date(clock.now().getTime() + minutes * 60_000) }, version)
    .commit();

async function postponeFailed(id: string): Promise<void> {
  try {
    await postpone(id, failedAgainAfterMinutes);
  } catch {
    // Settled by somebody else, or the store is out of reach: the failure is told, and the intent stands as it was.
  }
}
