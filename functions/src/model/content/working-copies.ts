import { newRecord, type WorkingKind, workingKinds } from 'contract/fields/working-kinds';
import { imagePath } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import type { WorkingValues } from 'contract/working-copies';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { workingCopies } from '#data/collections.ts';
import type { WorkingCopyRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { imageFilesOf } from '#model/files/file-changes.ts';

/** What an admin types at an article or event before it is saved; a document for each of both. */

/** What is written at: a record, or something new. */
export interface Place {
  readonly kind: WorkingKind;
  /** Its id, or `newRecord`. */
  readonly record: string;
}

/** Nobody else is at something new. */
export const isNew = ({ record }: Place): boolean => record === newRecord;

const nameOf = ({ kind, record }: Place): string => `${kind}-${record}`;
const idOf = (place: Place, actor: Pick<Actor, 'id'>): string => `${nameOf(place)}-${actor.id}`;

/**
 * All that is typed at a record, kept last first; of something new only the own. Costs a read for each, at most
 * `limits.workingCopies`.
 */
export async function findWorkingCopies(place: Place, actor: Actor): Promise<Stored<WorkingCopyRecord>[]> {
  if (isNew(place)) return workingCopies.getMany([idOf(place, actor)]);
  const copies = await workingCopies.find('of', nameOf(place), limits.workingCopies);
  return copies.sort((a, b) => b.data.savedAt.getTime() - a.data.savedAt.getTime());
}

/** Storage paths of the uploaded pictures that a text names. */
const filesIn = (text: string): string[] => {
  const ids = [...text.matchAll(new RegExp(`${imagePath('')}([A-Za-z0-9]{1,64})`, 'g'))].map(
    ([, id = '']) => id,
  );
  return [...new Set(ids)].flatMap(imageFilesOf);
};

/**
 * Keeps what was typed in the place of what was kept before; one write, nothing is read.
 *
 * @param basedOn `updatedAt` of the record that the form shows
 */
export async function keepWorkingCopy(
  place: Place,
  actor: Actor,
  values: WorkingValues,
  basedOn: string | undefined,
): Promise<Date> {
  const savedAt = clock.now();
  const copy = {
    of: nameOf(place),
    adminId: actor.id,
    adminName: actor.name,
    values: JSON.stringify(values),
    basedOn: basedOn ?? null,
    files: filesIn(values.content ?? ''),
    savedAt,
  };
  await new Batch().merge(workingCopies, idOf(place, actor), copy).commit();
  return savedAt;
}

export const dropWorkingCopy = (place: Place, actor: Actor): Promise<unknown> =>
  new Batch().delete(workingCopies, idOf(place, actor)).commit();

const isWorkingKind = (noun: string): noun is WorkingKind =>
  (workingKinds as readonly string[]).includes(noun);

/** In the batch of a save: what its admin typed is in the record now. */
export function endWorkingCopy(batch: Batch, noun: string, record: string, actor: Actor): void {
  if (isWorkingKind(noun)) batch.delete(workingCopies, idOf({ kind: noun, record }, actor));
}
