import { isDeepStrictEqual } from 'node:util';
import { Batch, Removal, retryOnWriteConflict } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import { readCredits } from './add-credits.ts';

/** An attempt for each concurrent change of the person. */
const maxAttempts = 5;

/**
 * Stores the credits of a person in the current period, by which lists find people with missing credits. Returns
 * whether they changed.
 */
export const storeCredits = (id: string, { isDryRun }: { readonly isDryRun: boolean }): Promise<boolean> =>
  retryOnWriteConflict(async () => {
    const user = await users.get(id);
    if (user === undefined) return false;
    const { period, entries, totals } = await readCredits(id);
    // A person without entries has no field, so that an undone merge restores the record as it was.
    const credits = entries.length === 0 ? undefined : { until: period.until, total: totals.total };
    if (isDeepStrictEqual(user.data.credits, credits)) return false;
    const change = { credits: credits ?? (new Removal() as never) };
    if (!isDryRun) await new Batch().update(users, id, change, user.version).commit();
    return true;
  }, maxAttempts);
