import { Batch } from '#data/batch.ts';
import { audit } from '#data/collections.ts';
import { systemActor } from './actors.ts';
import { recordAudit } from './audit.ts';
import { withoutPerson } from './compute-leaf.ts';

const batchSize = 100;
const maxEntries = 100_000;

/**
 * Erases names, addresses, texts about a person, and their salts. Actions remain under the id, and every leaf stays
 * valid (decision 0085). The first batch of a run that changes entries records the erasure, because the verifier
 * accepts no missing value without it. Safe to repeat.
 */
export async function eraseFromAudit(personId: string): Promise<number> {
  let changed = 0;
  const query = {
    contains: ['people', personId],
    orderBy: 'at',
    direction: 'desc',
    limit: maxEntries,
  } as const;
  for await (const entries of audit.inBatches(query, batchSize)) {
    const batch = new Batch();
    const before = changed;
    for (const { id, data, version } of entries) {
      const erased = withoutPerson(data, personId);
      if (erased === data) continue;
      batch.update(audit, id, erased, version);
      changed += 1;
    }
    if (changed === before) continue;
    if (before === 0) recordAudit(batch, systemActor, 'account.erase', { id: personId, name: '' });
    await batch.commit();
  }
  return changed;
}
