import { isDeepStrictEqual } from 'node:util';
import { ApiError } from 'contract/errors';
import { newRecord } from 'contract/fields/working-kinds';
import type { AuditAction } from 'contract/rules/audit-actions';
import { type Batch, type Changes, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { ContentRecord, FormerContentRecord } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { changesOf } from '#model/base/audit-changes.ts';
import { orConflict } from '#model/base/contention.ts';
import { draftsOf, type NewFiles, writeWithFiles } from '#model/files/file-changes.ts';
import { type ContentKind, filesOf, imageIdsOf } from './content-kinds.ts';
import { formerOf, keepFormer } from './former-content.ts';
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
  const write = writeWithFiles({ added, drafts }, (batch) => {
    batch.create(kind.collection, id, record);
    endWorkingCopy(batch, kind.noun, newRecord, actor);
    countContent(batch, kind, 1);
    recordAudit(batch, actor, `${kind.noun}.create`, { id, name: record.title });
    also(batch, { id, data: record });
  });
  await orConflict(write);
  return { id, data: record };
}

/** What a change takes beside the fields. */
interface ChangeOptions {
  readonly added?: NewFiles | undefined;
  readonly action?: AuditAction;
  /** The entry of the audit that it undoes. */
  readonly undoes?: string;
}

/**
 * Changes some fields and takes new files in; what stood there is kept with its files, in the place of what was kept
 * before.
 *
 * @throws ApiError conflict when somebody else saved in between; invalid-input as `addContent`
 */
export const changeContent = async <T extends ContentRecord>(
  kind: ContentKind<T>,
  before: Stored<T>,
  changes: Partial<T>,
  actor: Actor,
  options?: ChangeOptions,
): Promise<{ id: string; data: T }> =>
  orConflict(replaceContent(kind, before, await formerOf(before.id), changes, actor, options));

/**
 * As `changeContent`, told what is kept of before.
 *
 * @throws WriteConflict when somebody else saved, or what was kept is gone; ApiError invalid-input as `addContent`
 */
export async function replaceContent<T extends ContentRecord>(
  kind: ContentKind<T>,
  { id, data, version }: Stored<T>,
  former: Stored<FormerContentRecord> | undefined,
  changes: Partial<T>,
  actor: Actor,
  { added, action = `${kind.noun}.update`, undoes }: ChangeOptions = {},
): Promise<{ id: string; data: T }> {
  const updated: T = { ...data, ...changes, updatedAt: clock.now() };
  const known = [data, ...(former === undefined ? [] : [former.data])].flatMap(imageIdsOf);
  const drafts = await draftsOf(without(imageIdsOf(updated), known), 'content');
  const fields = differingFields(data, changes);
  // A save that changes nothing takes nobody's way back.
  const isKept = fields.length > 0;
  const [filesBefore, filesAfter] = [filesOf(kind, data), filesOf(kind, updated)];
  const removed = isKept ? without(former?.data.files ?? [], filesAfter) : [];
  await writeWithFiles({ ...(added && { added }), drafts, removed }, (batch) => {
    const writes = { ...changes, updatedAt: updated.updatedAt } as unknown as Changes<T>;
    batch.update(kind.collection, id, writes, version);
    endWorkingCopy(batch, kind.noun, id, actor);
    const entry = recordEntry(
      batch,
      actor,
      action,
      { id, name: updated.title },
      {
        details: { fields: fields.join(', '), ...(undoes === undefined ? {} : { undoes }) },
        changes: changesOf(readableContent(data), readableContent(changes)),
      },
    );
    if (!isKept) return;
    const files = without(filesBefore, filesAfter);
    keepFormer(batch, former, entry, data, { kind: kind.noun, of: id, files, undoes: undoes ?? null });
  });
  return { id, data: updated };
}

/** Those of some changes that are any. */
const differingFields = <T extends object>(before: T, changes: Partial<T>): string[] =>
  Object.entries(changes).flatMap(([field, value]) =>
    isDeepStrictEqual(value, before[field as keyof T]) ? [] : [field],
  );

/** Counts something more, or less, in the totals. */
export const countContent = <T extends ContentRecord>(
  batch: Batch,
  { counter }: ContentKind<T>,
  by: 1 | -1,
): Batch => batch.merge(contentTotals, totalsIds.content, { [counter]: new Increment(by) });

/** Those of a list that another one does not have. */
export const without = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((one) => !others.includes(one));
