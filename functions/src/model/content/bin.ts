import { ApiError } from 'contract/errors';
import { limits } from 'contract/rules/limits';
import { wording } from 'contract/words/wording';
import { clock } from '#data/clock.ts';
import { bin } from '#data/collections.ts';
import type { BinnedRecord, ContentRecord } from '#data/content-records.ts';
import type { RowOf, Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { orConflict, whileContended } from '#model/base/contention.ts';
import { type LogPage, type Page, pageOfLog } from '#model/base/pages.ts';
import { writeWithFiles } from '#model/files/file-changes.ts';
import { countContent, requireContent } from './content-changes.ts';
import { type ContentKind, contentKindOf, filesOf } from './content-kinds.ts';
import { dropFormer, formerOf } from './former-content.ts';
import { isMissed } from './publication.ts';

/**
 * Content that was deleted (decision 0038). It leaves its collection, so that no query of the public finds it, and
 * stands in the bin as it was until it is restored or goes for good; its files stay where they are.
 */

const termMs = limits.retention.binDays * 86_400_000;

/** When something that was deleted then goes for good. */
export const endOfTerm = (deletedAt: Date): Date => new Date(deletedAt.getTime() + termMs);

/** What is due to go for good, deleted first. */
export const overdueInBin = (limit: number): Promise<Stored<BinnedRecord>[]> =>
  bin.before('deletedAt', new Date(clock.now().getTime() - termMs), limit);

const entries = bin.only('kind', 'title', 'deletedBy', 'deletedAt');
export type BinEntry = RowOf<typeof entries>;

/** One page of the bin, deleted last first, at the cost of `pageOfLog`. */
export const listBinned = (page: Page): Promise<LogPage<BinEntry['data']>> =>
  pageOfLog(entries, { orderBy: 'deletedAt', direction: 'desc' }, page);

/** Whether a file belongs to something in the bin, and is nobody's to see. One read. */
export const isBinnedFile = async (path: string): Promise<boolean> =>
  (await bin.findAny('files', [path], 1)).length > 0;

/**
 * Deletes something: it goes to the bin with all its files.
 *
 * @throws ApiError not-found; conflict when somebody else saved in between
 */
export async function moveToBin<T extends ContentRecord>(
  kind: ContentKind<T>,
  id: string,
  actor: Actor,
): Promise<void> {
  const { data, version } = await requireContent(kind, id);
  const facts = {
    kind: kind.noun,
    files: filesOf(kind, data),
    deletedAt: clock.now(),
    deletedBy: actor.name,
    deletedById: actor.id,
  };
  const write = writeWithFiles({}, (batch) => {
    batch.delete(kind.collection, id, version);
    batch.create(bin, id, { ...data, ...facts });
    countContent(batch, kind, -1);
    recordAudit(batch, actor, `${kind.noun}.delete`, { id, name: data.title });
  });
  await orConflict(write);
}

/** @throws ApiError not-found when somebody was faster */
async function requireBinned(id: string): Promise<Stored<BinnedRecord>> {
  const binned = await bin.get(id);
  if (binned === undefined) throw new ApiError('not-found', { message: wording.binGone });
  return binned;
}

/** The record as it was; an article whose moment came while it was in the bin has never been out, and stays in. */
function recordOf({
  kind: _,
  files: _files,
  deletedAt,
  deletedBy: _by,
  deletedById: _id,
  ...record
}: BinnedRecord) {
  const isDraft = isMissed(record.createdAt, deletedAt);
  return { isMissed: isDraft, record: isDraft ? { ...record, createdAt: null } : record };
}

/**
 * Brings something back to where it was, with its files, its times and its state.
 *
 * @returns whether it came back as a draft, as the moment of its publication has passed meanwhile
 * @throws ApiError not-found when it is not in the bin (any more)
 */
export const restoreFromBin = (id: string, actor: Actor): Promise<{ readonly isMissed: boolean }> =>
  whileContended(async () => {
    const { data, version } = await requireBinned(id);
    const kind = contentKindOf(data.kind);
    const { record, isMissed } = recordOf(data);
    await writeWithFiles({}, (batch) => {
      batch.delete(bin, id, version);
      batch.create(kind.collection, id, record);
      countContent(batch, kind, 1);
      recordAudit(batch, actor, `${kind.noun}.restore`, { id, name: data.title });
    });
    return { isMissed };
  });

/**
 * Ends something in the bin together with its files, and what is kept of it from before its last edit.
 *
 * @throws WriteConflict when somebody was faster
 */
export async function erase({ id, data, version }: Stored<BinnedRecord>, actor: Actor): Promise<void> {
  const former = await formerOf(id);
  await writeWithFiles({ removed: [...data.files, ...(former?.data.files ?? [])] }, (batch) => {
    batch.delete(bin, id, version);
    dropFormer(batch, former);
    recordAudit(batch, actor, `${data.kind}.erase`, { id, name: data.title });
  });
}

/**
 * As `erase`, of what stands in the bin under this id.
 *
 * @throws ApiError not-found when it is not there (any more)
 */
export const eraseById = (id: string, actor: Actor): Promise<void> =>
  whileContended(async () => erase(await requireBinned(id), actor));
