import { randomBytes } from 'node:crypto';
import { wrongStatus } from 'contract/errors';
import type { LetterList } from 'contract/rules/mails/letter-lists';
import { type PeopleFilterName, peopleFilterNames } from 'contract/rules/people/filter-names';
import type { ContentBlock } from 'contract/schemas/content';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import { textsOf } from 'contract/schemas/rich-text';
import { type AddToBatch, Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { users } from '#data/collections.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { queueMail } from '#model/base/queue-mail.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { type LetterRecord, letters } from '#model/mails/delivery/records.ts';
import { findSuppression } from '#model/mails/delivery/suppressions.ts';
import { fillContent, fillSubject } from '#model/mails/texts/letters/compose-letter.ts';
import { findAudience, findSkipReasonNow } from './audience.ts';
import { toValues } from './values.ts';

type AudienceInput = { readonly [Field in PeopleFilterName]?: string | number | undefined };

export interface LetterInput extends AudienceInput {
  readonly list: LetterList;
  readonly subject: string;
  readonly content: ContentBlock[];
}

/** Returns the filter without its empty fields, which filter nothing. */
const toFilter = (input: AudienceInput): PeopleFilter =>
  Object.fromEntries(
    peopleFilterNames.flatMap((field) => {
      const value = input[field];
      return value === undefined || value === '' ? [] : [[field, value]];
    }),
  );

/** Creates a draft. */
export async function createLetter(
  { list, subject, content, ...audience }: LetterInput,
  admin: Stored<UserRecord>,
  addToBatch: (batch: Batch, letter: { id: string; data: LetterRecord }) => void,
) {
  const id = newId();
  const now = clock.now();
  const data: LetterRecord = {
    list,
    subject,
    content,
    filter: toFilter(audience),
    state: 'draft',
    author: admin.data.name,
    authorId: admin.id,
    createdAt: now,
    updatedAt: now,
    startedAt: null,
    endedAt: null,
    salt: randomBytes(16).toString('hex'),
    after: null,
    isPrepared: false,
    queued: 0,
    sent: 0,
    skipped: 0,
    failed: 0,
    bounced: 0,
    countedFrom: { sent: 0, bounced: 0 },
    recent: '',
    pausedBy: null,
    dueAt: null,
    run: null,
    backOff: 0,
  };
  const batch = new Batch().create(letters, id, data);
  recordAudit(batch, actorOf(admin), 'letter.create', { id, name: subject });
  addToBatch(batch, { id, data });
  await batch.commit();
  return { id, data };
}

/** Reads a draft. Throws `not-found`, and `wrong-status` after it was started. */
export async function readDraft(id: string): Promise<Stored<LetterRecord>> {
  const letter = await letters.getOrThrow(id);
  if (letter.data.state !== 'draft') throw wrongStatus('Surat ini sudah mulai dikirim.');
  return letter;
}

const plainText = (content: readonly ContentBlock[]): string => content.flatMap(textsOf).join(' ');

/** Saves a draft. Throws `wrong-status`; `conflict`, with the stored values, if it changed. */
export async function updateLetter(
  id: string,
  { list, subject, content, ...audience }: LetterInput,
  basedOn: string | undefined,
  admin: Stored<UserRecord>,
) {
  const letter = await readDraft(id);
  const stored = { subject: letter.data.subject, content: plainText(letter.data.content) };
  requireUnchanged(letter.data.updatedAt, basedOn, stored, { subject, content: plainText(content) });
  const change = {
    list,
    subject,
    content,
    filter: toFilter(audience),
    author: admin.data.name,
    authorId: admin.id,
    updatedAt: clock.now(),
  };
  const batch = new Batch().update(letters, id, change, letter.version);
  recordAudit(batch, actorOf(admin), 'letter.update', { id, name: subject });
  await rejectOnConflict(batch.commit());
  return { id, data: { ...letter.data, ...change } };
}

/** Deletes a draft. Throws `wrong-status`; `conflict`. */
export async function deleteLetter(id: string, admin: Stored<UserRecord>): Promise<void> {
  const letter = await readDraft(id);
  const batch = new Batch().delete(letters, id, letter.version);
  recordAudit(batch, actorOf(admin), 'letter.delete', { id, name: letter.data.subject });
  await rejectOnConflict(batch.commit());
}

/** Mails a letter to its author, in any state. */
export async function testLetter(
  id: string,
  admin: Stored<UserRecord>,
  addToBatch: AddToBatch,
): Promise<void> {
  const { subject, content } = (await letters.getOrThrow(id)).data;
  const values = toValues(admin, { isPrivate: true });
  const batch = new Batch();
  queueMail(batch, 'letter-test', admin, { subject, content: JSON.stringify(content), ...values });
  addToBatch(batch, id);
  await batch.commit();
}

/**
 * Returns a letter as one person would get it, by default the first of the audience. Links to the bill need a login,
 * because admins must not act for members. Throws `not-found`.
 */
export async function previewLetter(id: string, personId: string | undefined) {
  const { subject, content, list, filter } = (await letters.getOrThrow(id)).data;
  const chosen =
    personId ?? (await findAudience({ list, filter })).find(({ skipReason }) => skipReason === null)?.id;
  const user = chosen === undefined ? undefined : await users.getOrThrow(chosen);
  if (user === undefined) return { person: null, skipReason: null, subject, content };
  const values = toValues(user, { isPrivate: true });
  const suppression = await findSuppression(user.data.email);
  return {
    person: { _id: user.id, name: user.data.name },
    skipReason: findSkipReasonNow(user.data, suppression?.data, list),
    subject: fillSubject(subject, values),
    content: fillContent(content, values),
  };
}
