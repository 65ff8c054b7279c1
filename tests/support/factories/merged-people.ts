import { Batch } from '../../../functions/src/data/batch.ts';
import { collection } from '../../../functions/src/data/collection.ts';
import { repairCounters } from '../../../functions/src/model/maintenance/counters.ts';
import { defaultJobOptions } from '../../../functions/src/model/maintenance/report.ts';
import { movedCollections } from '../../../functions/src/model/people/merges/moved-collections.ts';
import { type Everything, storedDocument } from '../assertions/stores.ts';
import type { InputOf } from '../suite/client.ts';
import { makeMember, type Person } from './people.ts';

export type AnyRecord = Record<string, unknown>;

/** Event of the records, which is over. */
export const pastEvent = 'eventOfLastYear00001';

/** Stores one record of each kind that a merge moves, with the documents that follow it. */
export async function addRecords({ id }: Person): Promise<void> {
  const batch = new Batch();
  for (const { name, by, hasPersonInId, followers = [] } of movedCollections) {
    const prefix = name === 'creditEntries' ? `event-${pastEvent}` : pastEvent;
    const own = hasPersonInId ? `${prefix}${id}` : `${name}Of${id}`;
    const place = `placeOf${name}${id}`;
    const at = new Date('2025-05-05T05:00:00Z');
    const settled = { state: 'closed', dueAt: null, eventEndsAt: at, createdAt: at, deleteAt: null };
    batch.create(collection<AnyRecord>(name), own, {
      [by]: id,
      event: pastEvent,
      place,
      amount: 7,
      ...settled,
    });
    for (const follower of followers) {
      const into = collection<AnyRecord>(follower.name);
      if ('hasSameId' in follower) batch.create(into, own, { event: pastEvent });
      else if ('foundBy' in follower) batch.create(into, `codeOf${id}`, { [follower.foundBy]: own });
      else batch.create(into, place, { [follower.field]: own });
    }
  }
  await batch.commit();
}

const updatedAtOf = async ({ id }: Person): Promise<string> =>
  ((await storedDocument('users', id)).updatedAt as Date).toISOString();

export async function mergeInput(
  survivor: Person,
  loser: Person,
  fromLoser: string[] = [],
): Promise<InputOf<'mergeMembers'>> {
  const [survivorBasedOn, loserBasedOn] = [await updatedAtOf(survivor), await updatedAtOf(loser)];
  return { survivor: survivor.id, loser: loser.id, survivorBasedOn, loserBasedOn, fromLoser };
}

/** Returns the counters that a recount would change. */
export const wrongCounters = async () =>
  (await repairCounters({ ...defaultJobOptions, dryRun: true })).findings;

/** Omits the mails about merges and their undo. */
export const withoutMergeMails = (mails: Record<string, AnyRecord> = {}): Record<string, AnyRecord> =>
  Object.fromEntries(
    Object.entries(mails).filter(([, { kind }]) => kind !== 'accounts-merged' && kind !== 'merge-undone'),
  );

/** All data that an undo restores: without logs, ended sessions, cards, and the merge itself with its mails. */
export function restorable({ documents, ...others }: Everything) {
  const { audit: _a, sessions: _s, revokedCards: _r, memberMerges: _m, totals, outbox, ...rest } = documents;
  const { memberMonths: _months, ...counters } = totals ?? {};
  return { documents: { ...rest, totals: counters, outbox: withoutMergeMails(outbox) }, ...others };
}

/** Makes two members who are probably one, with photos. */
export const makePair = async (): Promise<[Person, Person]> => [
  await makeMember({ photo: true, record: { name: 'Rina Wulandari', phoneNumber: '+6281234567890' } }),
  await makeMember({ photo: true, record: { name: 'Rina Wulandary', phoneNumber: '+6281234567891' } }),
];
