import { vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { deleteAccounts } from '../../../functions/src/model/maintenance/retention/delete-accounts.ts';
import type { Person } from '../factories/people.ts';
import { as } from '../suite/client.ts';
import { freezeClock, inDays } from '../suite/time.ts';

/** Runs the nightly job after the days in which owners can undo a deletion. */
export async function endUndoDays(): Promise<void> {
  freezeClock(inDays(8));
  try {
    await deleteAccounts(defaultJobOptions);
  } finally {
    vi.spyOn(clock, 'now').mockRestore();
  }
}

/** Deletes an account as its owner requests it, without the days in which it can be undone. */
export async function deleteOwnAccount(person: Person): Promise<void> {
  await as(person).ok('deleteOwnAccount', { password: person.password });
  await endUndoDays();
}
