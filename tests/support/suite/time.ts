import { vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';

/**
 * Stops the function's clock at this time until `vi.restoreAllMocks()`. A mail that is queued now is due only
 * after now, so a test that sends it moves the clock on first.
 *
 * @param at as '2028-02-29T23:59' in Jakarta, or a `Date`
 */
export function freezeClock(at: string | Date): void {
  const moment = at instanceof Date ? at : jakarta(at);
  vi.spyOn(clock, 'now').mockReturnValue(moment);
}

/** Parses a time of Jakarta such as '2028-02-29T23:59'. */
export const jakarta = (at: string): Date => new Date(`${at}:00+07:00`);

/** Returns the real time in `days` days, for external stores that use their own clock. */
export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
