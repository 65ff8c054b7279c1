import { ApiError } from 'contract/errors';
import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { type SiteContentOf, type SitePage, siteContentSchemas } from 'contract/site-content';
import { indonesianDate } from 'contract/words/dates';
import { WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { siteContents, siteContentVersions } from '#data/collections.ts';
import type { SiteContentRecord, SiteContentSave } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { draftsOf, imageFile, writeWithFiles } from '#model/files/file-changes.ts';

const versionId = (page: SitePage, version: number): string => `${page}-${version}`;

/** What an older release saved in another shape must not break a page: null, and the built-in text stands in. */
export const readable = <P extends SitePage>(page: P, content: unknown): SiteContentOf<P> | null =>
  (siteContentSchemas[page].safeParse(content).data as SiteContentOf<P> | undefined) ?? null;

/**
 * A kept save of a page.
 *
 * @throws ApiError not-found when there never was one, or newer saves have replaced it
 */
export async function readVersion<P extends SitePage>(
  page: P,
  version: number,
): Promise<SiteContentOf<P> | null> {
  const kept = await siteContentVersions.get(versionId(page, version));
  if (kept === undefined) throw new ApiError('not-found');
  return readable(page, kept.data.content);
}

const imagesOf = <P extends SitePage>(page: P, content: SiteContentOf<P>): string[] => {
  if (page !== 'home') return [];
  const ids = (content as SiteContentOf<'home'>).slides.map(({ src }) => imageIdOf(src));
  return [...new Set(ids.filter((id) => id !== undefined))];
};

const notIn = (ids: readonly string[], others: readonly string[]): string[] =>
  ids.filter((id) => !others.includes(id));

/**
 * Saves the content of a page as its next version, and forgets the oldest beyond the kept ones together with
 * pictures that only it had.
 *
 * @param basedOn the version that the edit started from; undefined overwrites whatever stands
 * @throws ApiError conflict when somebody saved meanwhile; invalid-input for a picture that was not uploaded
 */
export async function saveSiteContent<P extends SitePage>(
  page: P,
  content: SiteContentOf<P>,
  basedOn: number | undefined,
  actor: Actor,
): Promise<SiteContentSave> {
  const current = await siteContents.get(page);
  const history = current?.data.history ?? [];
  const standing = current?.data.version ?? 0;
  if (basedOn !== undefined && basedOn !== standing) throw overtaken(history[0]);
  const images = imagesOf(page, content);
  const drafts = await draftsOf(
    notIn(
      images,
      history.flatMap((save) => save.images),
    ),
    'slides',
  );
  const save: SiteContentSave = {
    version: standing + 1,
    savedAt: clock.now(),
    savedBy: actor.name,
    savedById: actor.id,
    images,
  };
  const all = [save, ...history];
  const [kept, dropped] = [all.slice(0, limits.keptVersions), all.slice(limits.keptVersions)];
  const unused = notIn(
    dropped.flatMap((old) => old.images),
    kept.flatMap((one) => one.images),
  );
  const record = { content, updatedAt: save.savedAt, version: save.version, history: kept };
  try {
    await writeWithFiles({ drafts, removed: [...new Set(unused)].map(imageFile) }, (batch) => {
      if (current === undefined) batch.create(siteContents, page, record);
      else batch.update(siteContents, page, record, current.version);
      batch.create(siteContentVersions, versionId(page, save.version), {
        page,
        version: save.version,
        content,
      });
      for (const { version } of dropped) batch.delete(siteContentVersions, versionId(page, version));
      recordAudit(batch, actor, 'content.save', { id: page, name: page }, { version: save.version });
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw overtaken((await latest(page))?.data.history[0]);
  }
  return save;
}

const latest = (page: SitePage): Promise<Stored<SiteContentRecord> | undefined> => siteContents.get(page);

function overtaken(save: SiteContentSave | undefined): ApiError {
  if (save === undefined) return new ApiError('conflict');
  const { savedBy, savedAt } = save;
  return new ApiError('conflict', {
    message: `Halaman ini sudah disimpan oleh ${savedBy} pada ${indonesianDate(savedAt)} sejak Anda membukanya.`,
  });
}
