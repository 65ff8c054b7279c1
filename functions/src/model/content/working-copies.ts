import type { WorkingValues } from 'contract/content/working-copies';
import { imagePath } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { newRecord, type WorkingKind, workingKinds } from 'contract/schemas/working-kinds';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { workingCopies } from '#data/collections.ts';
import type { WorkingCopyRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { imageFilesOf } from '#model/files/write-with-files.ts';

/** Unsaved input of admins for articles and events, one document for each admin and record. */

interface WorkingCopyTarget {
  readonly kind: WorkingKind;
  /** Id of the record, or `newRecord`. */
  readonly record: string;
}

/** New content is edited by one admin only. */
export const isNewRecord = ({ record }: WorkingCopyTarget): boolean => record === newRecord;

const nameOf = ({ kind, record }: WorkingCopyTarget): string => `${kind}-${record}`;
const idOf = (place: WorkingCopyTarget, actor: Pick<Actor, 'id'>): string => `${nameOf(place)}-${actor.id}`;

/** Returns copies, newest first; of new content only the own one. */
export async function findWorkingCopies(
  place: WorkingCopyTarget,
  actor: Actor,
): Promise<Stored<WorkingCopyRecord>[]> {
  if (isNewRecord(place)) return workingCopies.getMany([idOf(place, actor)]);
  const copies = await workingCopies.find('of', nameOf(place), limits.workingCopies);
  return copies.sort((a, b) => b.data.savedAt.getTime() - a.data.savedAt.getTime());
}

const filesIn = (text: string): string[] => {
  const ids = [...text.matchAll(new RegExp(`${imagePath('')}([A-Za-z0-9]{1,64})`, 'g'))].map(
    ([, id = '']) => id,
  );
  return [...new Set(ids)].flatMap(imageFilesOf);
};

/** Stores the input. `basedOn` is `updatedAt` in the form. */
export async function saveWorkingCopy(
  place: WorkingCopyTarget,
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

export const deleteWorkingCopy = (place: WorkingCopyTarget, actor: Actor): Promise<unknown> =>
  new Batch().delete(workingCopies, idOf(place, actor)).commit();

const isWorkingKind = (noun: string): noun is WorkingKind =>
  (workingKinds as readonly string[]).includes(noun);

/** Deletes the working copy in the batch that saves its input. */
export function deleteSavedWorkingCopy(batch: Batch, noun: string, record: string, actor: Actor): void {
  if (isWorkingKind(noun)) batch.delete(workingCopies, idOf({ kind: noun, record }, actor));
}
