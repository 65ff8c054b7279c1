import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { intents, workingCopies } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { IntentRecord } from '#data/records.ts';
import { irrevocable, settle } from './intents.ts';
import { isRestoring } from './restore-progress.ts';
import { settlePassword } from './settle-password.ts';

/** Delays before an intent is processed again, so that the following ones are processed first. */
const retryFailedAfterMinutes = 60;
const retryInUseAfterMinutes = 24 * 60;

interface SweepOutcome {
  readonly settled: number;
  readonly failures: readonly string[];
  /** Whether the limit was reached, so that more may be due. */
  readonly isMore: boolean;
}

/**
 * Finishes or undoes the intents of requests whose process died. One that cannot be settled does not stop the
 * others. Bounded, and safe to repeat. Does nothing while a backup is being restored.
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

const isInUse = async (files: readonly string[]): Promise<boolean> =>
  (await workingCopies.findAny('files', files, 1)).length > 0;

/** @returns false when it is still in use */
async function settleAbandoned({ id, data, version }: Stored<IntentRecord>): Promise<boolean> {
  if (data.kind === 'draft' && !data.undo && (await isInUse(data.files))) {
    await postpone(id, retryInUseAfterMinutes, version);
    return false;
  }
  // Mark the intent first: a request that is still running can then no longer claim it.
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
    await postpone(id, retryFailedAfterMinutes);
  } catch {
    // A concurrent run settled it, or the store is unreachable; the intent is unchanged.
  }
}
