import { isDeepStrictEqual } from 'node:util';
import { ApiError } from 'contract/errors';
import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { type SiteContentOf, type SitePage, siteContentSchemas } from 'contract/site-content';
import { adminWording } from 'contract/text/admin-wording';
import { formatDate } from 'contract/text/dates';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { siteContents, siteContentVersions } from '#data/collections.ts';
import type { SiteContentSave } from '#data/content-records.ts';
import type { AuditRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/audit-changes.ts';
import { imageFilesOf, readDrafts, writeWithFiles } from '#model/files/file-changes.ts';
import { exclude } from './content-changes.ts';
import { readablePage } from './readable-content.ts';

const versionIdOf = (page: SitePage, version: number): string => `${page}-${version}`;

/** Returns null for a shape of an older release: the page then shows its built-in text. */
export const parseContent = <P extends SitePage>(page: P, content: unknown): SiteContentOf<P> | null =>
  (siteContentSchemas[page].safeParse(content).data as SiteContentOf<P> | undefined) ?? null;

/** Reads a version. Throws `not-found` if it never existed or is no longer stored. */
export async function readVersion<P extends SitePage>(
  page: P,
  version: number,
): Promise<SiteContentOf<P> | null> {
  const save = await siteContentVersions.getOrThrow(versionIdOf(page, version));
  return parseContent(page, save.data.content);
}

const imagesOf = <P extends SitePage>(page: P, content: SiteContentOf<P>): string[] => {
  if (page !== 'home') return [];
  const ids = (content as SiteContentOf<'home'>).slides.map(({ src }) => imageIdOf(src));
  return [...new Set(ids.filter((id) => id !== undefined))];
};

/**
 * Saves a page as its next version. Deletes the oldest version beyond the limit, with pictures that only it
 * uses. Without `basedOn`, overwrites any version. Throws `conflict` if the page was saved in the meantime;
 * `invalid-input` for a picture that was not uploaded.
 */
export async function saveSiteContent<P extends SitePage>(
  page: P,
  content: SiteContentOf<P>,
  basedOn: number | undefined,
  actor: Actor,
  details: AuditRecord['details'] = {},
): Promise<SiteContentSave> {
  const current = await siteContents.get(page);
  const history = current?.data.history ?? [];
  const currentVersion = current?.data.version ?? 0;
  if (basedOn !== undefined && basedOn !== currentVersion) throw toSaveConflict(history[0]);
  const images = imagesOf(page, content);
  const drafts = await readDrafts(
    exclude(
      images,
      history.flatMap((save) => save.images),
    ),
    'slides',
  );
  const save: SiteContentSave = {
    version: currentVersion + 1,
    savedAt: clock.now(),
    savedBy: actor.name,
    savedById: actor.id,
    images,
  };
  const saves = [save, ...history];
  const [retainedSaves, droppedSaves] = [
    saves.slice(0, limits.restorableVersions),
    saves.slice(limits.restorableVersions),
  ];
  const unusedImages = exclude(
    droppedSaves.flatMap((old) => old.images),
    retainedSaves.flatMap((one) => one.images),
  );
  const record = { content, updatedAt: save.savedAt, version: save.version, history: retainedSaves };
  try {
    await writeWithFiles({ drafts, removed: [...new Set(unusedImages)].flatMap(imageFilesOf) }, (batch) => {
      if (current === undefined) batch.create(siteContents, page, record);
      else batch.update(siteContents, page, record, current.version);
      batch.create(siteContentVersions, versionIdOf(page, save.version), {
        page,
        version: save.version,
        content,
      });
      for (const { version } of droppedSaves) batch.delete(siteContentVersions, versionIdOf(page, version));
      recordSave(batch, actor, page, current?.data.content, content, { version: save.version, ...details });
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw toSaveConflict((await siteContents.get(page))?.data.history[0]);
  }
  return save;
}

/** Lists the changed fields. Before the first save, the built-in text of the code was shown. */
function recordSave(
  batch: Batch,
  actor: Actor,
  page: SitePage,
  before: unknown,
  content: object,
  details: AuditRecord['details'],
): void {
  const old = (before ?? {}) as Record<string, unknown>;
  const fields = Object.entries(content).filter(([field, value]) => !isDeepStrictEqual(old[field], value));
  const entryDetails = { ...details, fields: fields.map(([field]) => field).join(', ') };
  const changes = computeChanges(readablePage(before), readablePage(content));
  recordEntry(batch, actor, 'content.save', { id: page, name: page }, { details: entryDetails, changes });
}

/** Erases the name of a deleted admin; the saves stay. Costs a read for each page. Safe to repeat. */
export async function eraseSaverName(id: string): Promise<void> {
  for (const page of Object.keys(siteContentSchemas)) {
    const current = await siteContents.get(page);
    if (!current?.data.history.some((save) => save.savedById === id && save.savedBy !== '')) continue;
    const history = current.data.history.map((save) =>
      save.savedById === id ? { ...save, savedBy: '' } : save,
    );
    await new Batch().update(siteContents, page, { history }, current.version).commit();
  }
}

/**
 * Restores a page from before `version` as a new save. Safe to repeat: false if nothing changed. Throws
 * `conflict` if the page was saved since; `wrong-status` if the earlier content is no longer stored.
 */
export async function undoSave(
  page: SitePage,
  version: number,
  actor: Actor,
  details: AuditRecord['details'],
): Promise<boolean> {
  const [current, before] = await Promise.all([
    siteContents.get(page),
    siteContentVersions.get(versionIdOf(page, version - 1)),
  ]);
  const content = parseContent(page, before?.data.content);
  if (current === undefined || content === null)
    throw new ApiError('wrong-status', { message: adminWording.undoValueNotStored });
  if (isDeepStrictEqual(parseContent(page, current.data.content), content)) return false;
  if (current.data.version !== version) throw toSaveConflict(current.data.history[0]);
  await saveSiteContent(page, content, version, actor, details);
  return true;
}

function toSaveConflict(save: SiteContentSave | undefined): ApiError {
  if (save === undefined) return new ApiError('conflict');
  const { savedAt } = save;
  const savedBy = save.savedBy || 'admin yang namanya sudah dihapus';
  return new ApiError('conflict', {
    message: `Halaman ini sudah disimpan oleh ${savedBy} pada ${formatDate(savedAt)} sejak Anda membukanya.`,
  });
}
