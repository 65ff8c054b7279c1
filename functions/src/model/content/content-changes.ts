import { isDeepStrictEqual } from 'node:util';
import { ApiError } from 'contract/errors';
import { newRecord } from 'contract/fields/working-kinds';
import type { AuditAction } from 'contract/rules/audit-actions';
import { type Batch, type Changes, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { changesOf } from '#model/base/audit-changes.ts';
import { orConflict } from '#model/base/contention.ts';
import { draftsOf, type FileChanges, type NewFiles, writeWithFiles } from '#model/files/file-changes.ts';
import { type ContentKind, filesOf, imageIdsOf } from './content-kinds.ts';
import { readableContent } from './readable-content.ts';
import { endWorkingCopy } from './working-copies.ts';

/** Both times of something new. */
export const newStamps = (): { createdAt: Date; updatedAt: Date } => {
  const now = clock.now();
  return { createdAt: now, updatedAt: now };
};

/** @throws ApiError not-found */
export async function requireContent<T extends ContentRecord>(
  { collection }: ContentKind<T>,
  id: string,
): Promise<Stored<T>> {
  const content = await collection.get(id);
  if (content === undefined) throw new ApiError('not-found');
  return content;
}

/**
 * Stores something new with its files, counts it and notes who did it: all of it, or nothing.
 *
 * @throws ApiError invalid-input when a picture in the content is no draft (any more)
 */
export async function addContent<T extends ContentRecord>(
  kind: ContentKind<T>,
  record: T,
  actor: Actor,
  added: NewFiles = new Map(),
  also: (batch: Batch, made: { id: string; data: T }) => void = () => undefined,
): Promise<{ id: string; data: T }> {
  const id = newId();
  const drafts = await draftsOf(imageIdsOf(record), 'content');
  await writeContent({ added, drafts }, (batch) => {
    batch.create(kind.collection, id, record);
    endWorkingCopy(batch, kind.noun, newRecord, actor);
    countContent(batch, kind, 1);
    recordAudit(batch, actor, `${kind.noun}.create`, { id, name: record.title });
    also(batch, { id, data: record });
  });
  return { id, data: record };
}

/**
 * Changes some fields, takes new files in and removes those that nothing refers to any more.
 *
 * @throws ApiError conflict when somebody else saved in between; invalid-input as `addContent`
 */
export async function changeContent<T extends ContentRecord>(
  kind: ContentKind<T>,
  { id, data, version }: Stored<T>,
  changes: Partial<T>,
  actor: Actor,
  added: NewFiles = new Map(),
  action: AuditAction = `${kind.noun}.update`,
): Promise<{ id: string; data: T }> {
  const updated: T = { ...data, ...changes, updatedAt: clock.now() };
  const drafts = await draftsOf(without(imageIdsOf(updated), imageIdsOf(data)), 'content');
  const removed = without(filesOf(kind, data), filesOf(kind, updated));
  const fields = Object.entries(changes).flatMap(([field, value]) =>
    isDeepStrictEqual(value, data[field as keyof T]) ? [] : [field],
  );
  await writeContent({ added, drafts, removed }, (batch) => {
    const writes = { ...changes, updatedAt: updated.updatedAt } as unknown as Changes<T>;
    batch.update(kind.collection, id, writes, version);
    endWorkingCopy(batch, kind.noun, id, actor);
    recordEntry(
      batch,
      actor,
      action,
      { id, name: updated.title },
      {
        details: { fields: fields.join(', ') },
        changes: changesOf(readableContent(data), readableContent(changes)),
      },
    );
  });
  return { id, data: updated };
}

const writeContent = (files: FileChanges, fill: (batch: Batch) => void): Promise<void> =>
  orConflict(writeWithFiles(files, fill));

/** Counts something more, or less, in the totals. */
export const countContent = <T extends ContentRecord>(
  batch: Batch,
  { counter }: ContentKind<T>,
  by: 1 | -1,
): Batch => batch.merge(contentTotals, totalsIds.content, { [counter]: new Increment(by) });

/** Those of a list that another one does not have. */
export const without = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((one) => !others.includes(one));
