import { importLimits } from 'contract/rules/people/import-columns';
import { clock } from '#data/clock.ts';
import type { MemberImportRecord } from './records.ts';

const dayMs = 86_400_000;

export const daysFromNow = (days: number): Date => new Date(clock.now().getTime() + days * dayMs);

/** Returns the time until which an import can be undone; null if it cannot. */
export function undoUntilOf({ state, appliedAt, expireAt }: MemberImportRecord): Date | null {
  const isApplied = state === 'applied' || (state === 'stopped' && appliedAt !== null);
  return isApplied && expireAt !== null && expireAt > clock.now() ? expireAt : null;
}

/** Fields that begin a run from the first chunk. */
export const beginRun = () => ({ position: 0, dueAt: clock.now() });

/** Fields at the end of a run. The rows stay for the days of the undo. */
export const endRun = () => ({ dueAt: null, expireAt: daysFromNow(importLimits.undoDays) });
