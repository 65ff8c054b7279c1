import { isDeepStrictEqual } from 'node:util';
import { newRecord } from 'contract/schemas/working-kinds';
import { type Batch, type Changes, Increment } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { contentTotals, totalsIds } from '#data/collections.ts';
import type { ContentRecord, PreviousContentRecord } from '#data/content-records.ts';
import { newId } from '#data/ids.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { rejectOnConflict } from '#model/base/retry-on-conflict.ts';
import { type NewFiles, readDrafts, writeWithFiles } from '#model/files/write-with-files.ts';
import { type ContentKind, filesOf, imageIdsOf, searchKeysOf } from './content-kinds.ts';
import { withoutAdded } from './copy-pictures.ts';
import { readPreviousContent, savePreviousContent } from './previous-content.ts';
import { toPublicationAction } from './publication.ts';
import { readableContent } from './readable-content.ts';
import { deleteSavedWorkingCopy } from './working-copies.ts';

/**
 * Stores and counts new content, all or nothing. Returns its reply, which `storeReply` gets in the same batch. Throws
 * `invalid-input` if a picture is neither added nor a draft.
 */
export async function addContent<T extends ContentRecord, Reply>(
  kind: ContentKind<T>,
  record: T,
  actor: Actor,
  added: NewFiles = new Map(),
  storeReply: (batch: Batch, reply: Reply) => void,
  toReply: (created: { id: string; data: T }) => Reply,
): Promise<Reply> {
  const id = newId();
  const reply = toReply({ id, data: record });
  const drafts = await readDrafts(withoutAdded(imageIdsOf(record), added), 'content');
  const write = writeWithFiles({ added, drafts }, (batch) => {
    batch.create(kind.collection, id, { ...record, search: searchKeysOf(kind, record) });
    deleteSavedWorkingCopy(batch, kind.noun, newRecord, actor);
    addToContentTotals(batch, kind, 1);
    recordAudit(batch, actor, `${kind.noun}.create`, { id, name: record.title });
    storeReply(batch, reply);
  });
  await rejectOnConflict(write);
  return reply;
}

interface ChangeOptions {
  readonly added?: NewFiles | undefined;
  /** Audit entry that the change undoes. */
  readonly undoes?: string;
  readonly addToBatch?: (batch: Batch) => void;
}

/**
 * Changes fields and stores the previous version, which replaces an older one. Throws `conflict` if the
 * content was saved in the meantime; `invalid-input` as in `addContent`.
 */
export const changeContent = async <T extends ContentRecord>(
  kind: ContentKind<T>,
  before: Stored<T>,
  changes: Partial<T>,
  actor: Actor,
  options: ChangeOptions,
): Promise<{ id: string; data: T }> =>
  rejectOnConflict(
    replaceContent(kind, before, await readPreviousContent(before.id), changes, actor, options),
  );

/**
 * Works as `changeContent`, with a given previous version. Throws WriteConflict when one of both changed;
 * `invalid-input` as in `addContent`.
 */
export async function replaceContent<T extends ContentRecord>(
  kind: ContentKind<T>,
  { id, data, version }: Stored<T>,
  former: Stored<PreviousContentRecord> | undefined,
  changes: Partial<T>,
  actor: Actor,
  { added, undoes, addToBatch }: ChangeOptions,
): Promise<{ id: string; data: T }> {
  const updated: T = { ...data, ...changes, updatedAt: clock.now() };
  const known = [data, ...(former === undefined ? [] : [former.data])].flatMap(imageIdsOf);
  const drafts = await readDrafts(exclude(imageIdsOf(updated), known), 'content');
  const fields = differingFields(data, changes);
  // A save without changes must not replace the version that an undo would restore.
  const hasChanges = fields.length > 0;
  const [filesBefore, filesAfter] = [filesOf(kind, data), filesOf(kind, updated)];
  const removed = hasChanges ? exclude(former?.data.files ?? [], filesAfter) : [];
  await writeWithFiles({ ...(added && { added }), drafts, removed }, (batch) => {
    const search = searchKeysOf(kind, updated);
    const writes = { ...changes, search, updatedAt: updated.updatedAt } as unknown as Changes<T>;
    batch.update(kind.collection, id, writes, version);
    deleteSavedWorkingCopy(batch, kind.noun, id, actor);
    const entry = recordEntry(
      batch,
      actor,
      toPublicationAction(kind.noun, data.createdAt, updated.createdAt),
      { id, name: updated.title },
      {
        details: { fields: fields.join(', '), ...(undoes === undefined ? {} : { undoes }) },
        changes: computeChanges(readableContent(data), readableContent(changes)),
      },
    );
    if (!hasChanges) return;
    addToBatch?.(batch);
    const files = exclude(filesBefore, filesAfter);
    savePreviousContent(batch, former, entry, data, {
      kind: kind.noun,
      of: id,
      files,
      undoes: undoes ?? null,
    });
  });
  return { id, data: updated };
}

const differingFields = <T extends object>(before: T, changes: Partial<T>): string[] =>
  Object.entries(changes).flatMap(([field, value]) =>
    isDeepStrictEqual(value, before[field as keyof T]) ? [] : [field],
  );

export const addToContentTotals = <T extends ContentRecord>(
  batch: Batch,
  { counter }: ContentKind<T>,
  by: 1 | -1,
): Batch => batch.merge(contentTotals, totalsIds.content, { [counter]: new Increment(by) });

export const exclude = (list: readonly string[], others: readonly string[]): string[] =>
  list.filter((one) => !others.includes(one));
