import { Batch, retryOnWriteConflict } from '#data/batch.ts';
import { users } from '#data/collections.ts';
import { readCredits } from './ledger.ts';

/** An attempt for each concurrent change of the person. */
const maxAttempts = 5;

/**
 * Stores the credits of a person in the current period, by which lists find people with missing credits. Returns
 * whether they changed. Costs one read, and one for each entry of the period.
 */
export const storeCredits = (id: string, { isDryRun }: { readonly isDryRun: boolean }): Promise<boolean> =>
  retryOnWriteConflict(async () => {
    const user = await users.get(id);
    if (user === undefined) return false;
    const { period, totals } = await readCredits(id);
    const credits = { until: period.until, total: totals.total };
    const stored = user.data.credits;
    if (stored?.until === credits.until && stored.total === credits.total) return false;
    if (!isDryRun) await new Batch().update(users, id, { credits }, user.version).commit();
    return true;
  }, maxAttempts);
