import { queryLimits } from 'contract/rules/query-limits';
import { changeAll } from '#model/base/change-all.ts';
import { writeWithFiles } from '#model/files/write-with-files.ts';
import { creditActivities, creditEntries, transcripts } from './records.ts';

const { erasedAtOnce } = queryLimits;

/** Erases entries, activities with their evidence, and transcripts of a deleted account. May be repeated. */
export async function eraseCredits(user: string): Promise<void> {
  for (const collection of [creditEntries, transcripts] as const)
    await changeAll<object>(
      () => collection.find('user', user, erasedAtOnce),
      (batch, { id }) => batch.delete<object>(collection, id),
    );
  for (;;) {
    const rows = await creditActivities.find('user', user, erasedAtOnce);
    if (rows.length === 0) return;
    const removed = rows.flatMap(({ data }) => data.evidence ?? []);
    await writeWithFiles({ removed }, (batch) => {
      for (const { id } of rows) batch.delete(creditActivities, id);
    });
  }
}
