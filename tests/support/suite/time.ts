import { vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';

/**
 * Has everything that asks the clock live at this moment, until `vi.restoreAllMocks()`.
 *
 * @param at as '2028-02-29T23:59' in Jakarta, or a moment
 */
export function liveAt(at: string | Date): void {
  const moment = at instanceof Date ? at : jakarta(at);
  vi.spyOn(clock, 'now').mockReturnValue(moment);
}

/** A moment of Jakarta, from '2028-02-29T23:59'. */
export const jakarta = (at: string): Date => new Date(`${at}:00+07:00`);

/** As many days from the real now: for what a store outside stamps with its own clock. */
export const inDays = (days: number): Date => new Date(Date.now() + days * 86_400_000);
