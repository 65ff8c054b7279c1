import { isDeepStrictEqual } from 'node:util';
import { type SiteContentOf, siteContentSchemas } from 'contract/content/site-content';
import { ApiError, wrongStatus } from 'contract/errors';
import { imageIdOf } from 'contract/rules/image-paths';
import { limits } from 'contract/rules/limits';
import { type SitePage, sitePages, translatedPages } from 'contract/schemas/site-pages';
import { adminWording } from 'contract/text/admin-wording';
import { formatDate } from 'contract/text/dates';
import type { Locale } from 'contract/text/language/localize';
import { Batch, WriteConflict } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import { siteContents, siteContentVersions } from '#data/collections.ts';
import type { SiteContentRecord, SiteContentSave } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { imageFilesOf, readDrafts, writeWithFiles } from '#model/files/write-with-files.ts';
import { exclude } from './content-changes.ts';
import { copyContentImages, toCopyPath, withoutAdded } from './copy-pictures.ts';
import { readablePage } from './readable-content.ts';
import { hashTexts } from './translations.ts';

/**
 * The text of a page in one language. Each language has a document of its own, so that saving one does not change
 * the other.
 */
export interface PageText<P extends SitePage = SitePage> {
  readonly page: P;
  readonly language: Locale;
}

const documentIdOf = ({ page, language }: PageText): string =>
  language === 'id' ? page : `${page}-${language}`;

/** Returns the text of a document id, such as 'about-en'. */
const textOfDocument = (id: string): PageText => {
  const [page, language = 'id'] = id.split('-');
  return { page, language } as PageText;
};

const versionIdOf = (text: PageText, version: number): string => `${documentIdOf(text)}-${version}`;

/** Returns null for a shape of an older release: the page then shows its built-in text. */
export const parseContent = <P extends SitePage>(page: P, content: unknown): SiteContentOf<P> | null =>
  (siteContentSchemas[page].safeParse(content).data as SiteContentOf<P> | undefined) ?? null;

export const readPageText = async (text: PageText): Promise<Stored<SiteContentRecord> | undefined> =>
  siteContents.get(documentIdOf(text));

const sourceHashOf = (page: SitePage, source: Stored<SiteContentRecord> | undefined): string =>
  hashTexts(parseContent(page, source?.data.content));

/** Returns a text for its editor, with the hash of the Indonesian content. English costs two reads. */
export async function readEditedText(text: PageText) {
  const { page, language } = text;
  const [stored, source] = await Promise.all([
    readPageText(text),
    language === 'id' ? undefined : readPageText({ page, language: 'id' }),
  ]);
  const sourceHash = sourceHashOf(page, language === 'id' ? stored : source);
  const isStale = language !== 'id' && stored !== undefined && stored.data.sourceHash !== sourceHash;
  return { record: stored?.data, sourceHash, isStale };
}

/** Reads a version. Throws `not-found` if it never existed or is no longer stored. */
export async function readVersion(text: PageText, version: number) {
  const { content, sourceHash } = (await siteContentVersions.getOrThrow(versionIdOf(text, version))).data;
  return { content: parseContent(text.page, content), sourceHash };
}

const imagesOf = (content: SiteContentOf<SitePage>): string[] => {
  if (!('slides' in content)) return [];
  const ids = content.slides.map(({ src }) => imageIdOf(src));
  return [...new Set(ids.filter((id) => id !== undefined))];
};

const savedImagesOf = (page: Stored<SiteContentRecord> | undefined): string[] =>
  page?.data.history.flatMap(({ images }) => images) ?? [];

/** Copies pictures of the Indonesian page, so that old versions of one language keep none of the other. */
async function copySharedSlides(content: SiteContentOf<SitePage>, shared: readonly string[]) {
  const { copies, added } = await copyContentImages(imagesOf(content).filter((id) => shared.includes(id)));
  if (!('slides' in content)) return { content, added };
  const slides = content.slides.map((slide) => ({ ...slide, src: toCopyPath(slide.src, copies) }));
  return { content: { ...content, slides }, added };
}

interface SubmittedText {
  readonly content: SiteContentOf<SitePage>;
  readonly basedOn?: number | undefined;
  readonly sourceHash?: string | undefined;
}

/**
 * Saves a text as its next version. Deletes the oldest version beyond the limit, with pictures that only it
 * uses. Without `basedOn`, overwrites any version. Throws `conflict` if the text was saved in the meantime;
 * `invalid-input` for a picture that was not uploaded.
 */
export async function saveSiteContent(
  text: PageText,
  submitted: SubmittedText,
  actor: Actor,
  details: AuditRecord['details'] = {},
): Promise<SiteContentSave> {
  const { page, language } = text;
  const [current, source] = await Promise.all([
    readPageText(text),
    language === 'id' ? undefined : readPageText({ page, language: 'id' }),
  ]);
  const history = current?.data.history ?? [];
  const currentVersion = current?.data.version ?? 0;
  if (submitted.basedOn !== undefined && submitted.basedOn !== currentVersion)
    throw toSaveConflict(history[0]);
  const { content, added } = await copySharedSlides(submitted.content, savedImagesOf(source));
  const images = imagesOf(content);
  const newImages = withoutAdded(exclude(images, savedImagesOf(current)), added);
  const drafts = await readDrafts(newImages, 'slides');
  const save: SiteContentSave = {
    version: currentVersion + 1,
    savedAt: clock.now(),
    savedBy: actor.name,
    savedById: actor.id,
    images,
  };
  const sourceHash =
    language === 'id' ? {} : { sourceHash: submitted.sourceHash ?? sourceHashOf(page, source) };
  const { retained, dropped, unusedImages } = addSave(history, save);
  const record = {
    content,
    updatedAt: save.savedAt,
    version: save.version,
    history: retained,
    ...sourceHash,
  };
  try {
    await writeWithFiles({ added, drafts, removed: unusedImages.flatMap(imageFilesOf) }, (batch) => {
      if (current === undefined) batch.create(siteContents, documentIdOf(text), record);
      else batch.update(siteContents, documentIdOf(text), record, current.version);
      const version = { page, version: save.version, content, ...sourceHash };
      batch.create(siteContentVersions, versionIdOf(text, save.version), version);
      for (const old of dropped) batch.delete(siteContentVersions, versionIdOf(text, old.version));
      recordSave(batch, actor, text, current?.data.content, content, { version: save.version, ...details });
    });
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error;
    throw toSaveConflict((await readPageText(text))?.data.history[0]);
  }
  return save;
}

/** Adds a save to the history, and returns the saves beyond the limit with the pictures that only they use. */
function addSave(history: readonly SiteContentSave[], save: SiteContentSave) {
  const saves = [save, ...history];
  const retained = saves.slice(0, limits.restorableVersions);
  const dropped = saves.slice(limits.restorableVersions);
  const imagesIn = (some: readonly SiteContentSave[]) => some.flatMap(({ images }) => images);
  const unusedImages = [...new Set(exclude(imagesIn(dropped), imagesIn(retained)))];
  return { retained, dropped, unusedImages };
}

/** Lists the changed fields. Before the first save, the built-in text of the code was shown. */
function recordSave(
  batch: Batch,
  actor: Actor,
  text: PageText,
  before: unknown,
  content: object,
  details: AuditRecord['details'],
): void {
  const old = (before ?? {}) as Record<string, unknown>;
  const fields = Object.entries(content).filter(([field, value]) => !isDeepStrictEqual(old[field], value));
  const entryDetails = { ...details, fields: fields.map(([field]) => field).join(', ') };
  const changes = computeChanges(readablePage(before), readablePage(content));
  const name = text.language === 'id' ? text.page : `${text.page} (Inggris)`;
  const target = { id: documentIdOf(text), name };
  recordEntry(batch, actor, 'content.save', target, { details: entryDetails, changes });
}

/** All stored texts: each page in Indonesian, and those with an English text. */
const pageTexts: readonly PageText[] = [
  ...sitePages.map((page) => ({ page, language: 'id' }) as const),
  ...translatedPages.map((page) => ({ page, language: 'en' }) as const),
];

/** Erases the name of a deleted admin; the saves stay. Safe to repeat. */
export async function eraseSaverName(id: string): Promise<void> {
  for (const text of pageTexts) {
    const current = await readPageText(text);
    if (!current?.data.history.some((save) => save.savedById === id && save.savedBy !== '')) continue;
    const history = current.data.history.map((save) =>
      save.savedById === id ? { ...save, savedBy: '' } : save,
    );
    await new Batch().update(siteContents, documentIdOf(text), { history }, current.version).commit();
  }
}

/**
 * Restores the text of a document from before `version` as a new save. Safe to repeat: false if nothing changed. Throws
 * `conflict` if the page was saved since; `wrong-status` if the earlier content is no longer stored.
 */
export async function undoSave(
  documentId: string,
  version: number,
  actor: Actor,
  details: AuditRecord['details'],
): Promise<boolean> {
  const text = textOfDocument(documentId);
  const [current, before] = await Promise.all([
    readPageText(text),
    siteContentVersions.get(versionIdOf(text, version - 1)),
  ]);
  const content = parseContent(text.page, before?.data.content);
  if (current === undefined || content === null) throw wrongStatus(adminWording.undoValueNotStored);
  if (isDeepStrictEqual(parseContent(text.page, current.data.content), content)) return false;
  if (current.data.version !== version) throw toSaveConflict(current.data.history[0]);
  const sourceHash = before?.data.sourceHash;
  await saveSiteContent(text, { content, basedOn: version, sourceHash }, actor, details);
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
