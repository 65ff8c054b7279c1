import { Batch } from '#data/batch.ts';
import { audit } from '#data/collections.ts';
import { withoutPerson } from './audit-leaf.ts';

const entriesAtOnce = 100;
const mostEntries = 100_000;

/**
 * Takes what the audit says of a person out of it: names, addresses, texts about them, and the salts of these. That they
 * did something, or that it was done to them, stays under their id, and every leaf holds (decision 0085). Safe to
 * repeat; a read for each entry about them, a write for each that changes.
 *
 * @returns how many entries changed
 */
export async function eraseFromAudit(personId: string): Promise<number> {
  let changed = 0;
  const about = {
    contains: ['people', personId],
    orderBy: 'at',
    direction: 'desc',
    limit: mostEntries,
  } as const;
  for await (const entries of audit.inBatches(about, entriesAtOnce)) {
    const batch = new Batch();
    const before = changed;
    for (const { id, data, version } of entries) {
      const erased = withoutPerson(data, personId);
      if (erased === data) continue;
      batch.update(audit, id, erased, version);
      changed += 1;
    }
    if (changed > before) await batch.commit();
  }
  return changed;
}
