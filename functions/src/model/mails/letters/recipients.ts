import { createHmac } from 'node:crypto';
import { Batch, Increment, retryOnWriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { Stored } from '#data/queries.ts';
import type { TimeBudget } from '#model/base/time-budget.ts';
import {
  type LetterRecipientRecord,
  type LetterRecord,
  letterRecipients,
  letters,
} from '#model/mails/delivery/records.ts';
import { type Addressee, findAudience } from './audience.ts';

/** Recipients of one batch, below Firestore's limit of 500 writes. */
export const recipientsPerBatch = 400;

/** Digest of an address with the secret of its letter. The same address gets one recipient only. */
function toRecipientId(letter: { id: string; data: Pick<LetterRecord, 'salt'> }, person: Addressee): string {
  const hasOwn = person.skipReason !== 'duplicate' && person.email !== '';
  const key = hasOwn ? `email:${person.email.toLowerCase()}` : `user:${person.id}`;
  return `${letter.id}${createHmac('sha256', letter.data.salt).update(key).digest('hex').slice(0, 24)}`;
}

const toRecipient = (
  { id: letter, data: { subject, list } }: Stored<LetterRecord>,
  { id, name, email, skipReason }: Addressee,
): LetterRecipientRecord => ({
  letter,
  subject,
  list,
  userId: id,
  name,
  email,
  state: skipReason === null ? 'queued' : 'skipped',
  skipReason,
  error: null,
  attempts: 0,
  dueAt: skipReason === null ? clock.now() : null,
  createdAt: clock.now(),
  changedAt: clock.now(),
});

/**
 * Creates the recipients of a letter that this run claimed, in batches that store their position. Returns their
 * number. Throws WriteConflict if an admin paused or cancelled it meanwhile.
 */
export async function createRecipients(letter: Stored<LetterRecord>, time: TimeBudget): Promise<number> {
  const audience = await findAudience(letter.data);
  let { version } = letter;
  let rest = audience.filter(({ id }) => letter.data.after === null || id > letter.data.after);
  let created = 0;
  for (let isFirst = true; isFirst || (rest.length > 0 && !time.isOver()); isFirst = false) {
    const people = rest.slice(0, recipientsPerBatch);
    rest = rest.slice(recipientsPerBatch);
    version = await createBatch({ ...letter, version }, people, rest.length === 0);
    created += people.length;
  }
  return created;
}

/** The second attempt leaves out recipients that exist, because an address moved to another account meanwhile. */
const createBatch = (letter: Stored<LetterRecord>, people: readonly Addressee[], isLast: boolean) =>
  retryOnWriteConflict(async (attempt) => {
    const all = people.map((person) => ({ id: toRecipientId(letter, person), person }));
    const existing = attempt === 1 ? [] : await letterRecipients.getMany(all.map(({ id }) => id));
    const fresh = all.filter(({ id }) => !existing.some((one) => one.id === id));
    const batch = new Batch();
    for (const { id, person } of fresh) batch.create(letterRecipients, id, toRecipient(letter, person));
    const skipped = fresh.filter(({ person }) => person.skipReason !== null).length;
    const progress = {
      isPrepared: isLast,
      ...(people.length === 0 ? {} : { after: people.at(-1)?.id ?? null }),
      queued: new Increment(fresh.length - skipped),
      skipped: new Increment(skipped),
    };
    batch.update(letters, letter.id, progress, letter.version);
    return batch.commit();
  }, 2);
