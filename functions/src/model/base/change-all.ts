import { Batch } from '#data/batch.ts';
import type { Stored } from '#data/queries.ts';

/**
 * Changes all rows that a query finds, one batch for each page of them, until it finds none. So each change removes
 * its row from the query. Safe to repeat. Throws WriteConflict.
 */
export async function changeAll<T>(
  find: () => Promise<readonly Stored<T>[]>,
  change: (batch: Batch, row: Stored<T>) => unknown,
): Promise<void> {
  for (let rows = await find(); rows.length > 0; rows = await find()) {
    const batch = new Batch();
    for (const row of rows) change(batch, row);
    await batch.commit();
  }
}
