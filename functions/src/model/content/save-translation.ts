import { isDeepStrictEqual } from 'node:util';
import type { BinnedKind } from 'contract/content/bin';
import { ApiError } from 'contract/errors';
import { imageIdOf } from 'contract/rules/image-paths';
import type { ContentBlock } from 'contract/schemas/content';
import { adminWording } from 'contract/text/admin-wording';
import { clock } from '#data/clock.ts';
import { translations } from '#data/collections.ts';
import type { ContentRecord, PreviousContentRecord, TranslationRecord } from '#data/content-records.ts';
import type { Stored } from '#data/queries.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit, recordEntry } from '#model/base/audit.ts';
import { computeChanges } from '#model/base/changes/compute-changes.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { rejectOnConflict, retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { type NewFiles, readDrafts, writeWithFiles } from '#model/files/write-with-files.ts';
import { getEditable } from './bin.ts';
import { compareContent } from './blocks.ts';
import { exclude } from './content-changes.ts';
import { type ContentKind, imageIdsOf } from './content-kinds.ts';
import { copyPictures, withoutAdded } from './copy-pictures.ts';
import { readPreviousContent, savePreviousContent, toUndoable } from './previous-content.ts';
import {
  computePublishedAt,
  hasMissedPublication,
  isSameTime,
  type PublicationRequest,
  requireIfPublished,
  toPublicationAction,
} from './publication.ts';
import { readableContent } from './readable-content.ts';
import { dropTexts, filesOfTexts, filesOfTranslation, readStoredTexts } from './stored-texts.ts';
import { missingFactsOf, sourceHashOf, translationIdOf } from './translations.ts';
import { deleteSavedWorkingCopy } from './working-copies.ts';

interface TranslationInput extends PublicationRequest {
  readonly title: string;
  readonly content?: ContentBlock[] | undefined;
  readonly description?: string | undefined;
  readonly basedOn?: string | undefined;
  readonly sourceHash?: string | undefined;
}

type Texts = Pick<TranslationRecord, 'title' | 'content' | 'description'>;

/** Returns the text of the kind only, empty if it is missing. */
const toTexts = (
  { textField }: Pick<ContentKind<ContentRecord>, 'textField'>,
  { title, content = [], description = '' }: Pick<TranslationInput, 'title' | 'content' | 'description'>,
): Texts => (textField === 'content' ? { title, content } : { title, description });

/** Throws `conflict` if the texts were saved after `basedOn`. */
function requireUnchangedTexts(before: TranslationRecord, texts: Texts, basedOn: string | undefined): void {
  const content = compareContent(before.content ?? [], texts.content ?? []);
  requireUnchanged(
    before.updatedAt,
    basedOn,
    { title: before.title, content: content.stored, description: before.description ?? '' },
    { title: texts.title, content: content.submitted, description: texts.description ?? '' },
  );
}

/** Throws `invalid-input` if the content lacks a fact that public content needs. */
function requireFacts(kind: ContentKind<ContentRecord>, entry: ContentRecord): void {
  if (missingFactsOf(kind, entry).length === 0) return;
  const message = adminWording.translationLacksFacts;
  throw new ApiError('invalid-input', { message, fields: { publication: message } });
}

/** Copies pictures of the Indonesian text, so that each language keeps its own when the other changes. */
async function copySharedPictures(texts: Texts, entry: ContentRecord): Promise<Texts & { added: NewFiles }> {
  const shared = new Set(imageIdsOf(entry));
  const isShared = (block: ContentBlock) => block.type === 'image' && shared.has(imageIdOf(block.src) ?? '');
  const { content } = texts;
  if (content === undefined || !content.some(isShared)) return { ...texts, added: new Map() };
  const copy = await copyPictures({ content: content.filter(isShared), bannerImage: null });
  const copies = copy.content.values();
  return {
    ...texts,
    content: content.map((block) => (isShared(block) ? (copies.next().value ?? block) : block)),
    added: copy.added,
  };
}

/**
 * Creates or changes the English texts of content. The content does not change. Throws `not-found`; `conflict` if
 * the texts were saved in the meantime; `invalid-input` for a publication without text or facts.
 */
export async function saveTranslation(
  kind: ContentKind<ContentRecord>,
  id: string,
  input: TranslationInput,
  actor: Actor,
): Promise<{ entry: ContentRecord; translation: TranslationRecord }> {
  const translationId = translationIdOf(kind.noun, id);
  const [{ data: entry }, before, former] = await Promise.all([
    getEditable(kind, id),
    translations.get(translationId),
    readPreviousContent(translationId),
  ]);
  const texts = toTexts(kind, input);
  if (before !== undefined) requireUnchangedTexts(before.data, texts, input.basedOn);
  const publishedBefore = before?.data.createdAt ?? null;
  const createdAt = computePublishedAt(input, publishedBefore);
  const text = texts[kind.textField];
  requireIfPublished(createdAt, kind.textField, text === undefined || text.length === 0 ? null : text);
  if (createdAt !== null && !isSameTime(createdAt, publishedBefore)) requireFacts(kind, entry);
  const { added, ...copied } = await copySharedPictures(texts, entry);
  const changes = { ...copied, createdAt, sourceHash: input.sourceHash ?? sourceHashOf(kind, entry) };
  const base = { kind: kind.noun, of: id, updatedAt: clock.now() };
  const translation: TranslationRecord = { ...base, ...changes };
  await rejectOnConflict(write({ translationId, before, former, translation, added }, actor));
  return { entry, translation };
}

interface Write {
  readonly translationId: string;
  readonly before: Stored<TranslationRecord> | undefined;
  readonly former: Stored<PreviousContentRecord> | undefined;
  readonly translation: TranslationRecord;
  readonly added?: NewFiles;
  /** Audit entry that the change undoes. */
  readonly undoes?: string;
}

const editedFields = ['title', 'content', 'description', 'createdAt', 'sourceHash'] as const;

/** Stores the texts, and the texts before in place of an older previous version. Throws WriteConflict. */
async function write(
  { translationId, before, former, translation, added = new Map(), undoes }: Write,
  actor: Actor,
): Promise<void> {
  const { kind, of, title, createdAt } = translation;
  const old: Partial<TranslationRecord> = before?.data ?? {};
  const fields = editedFields.filter((field) => !isDeepStrictEqual(old[field], translation[field]));
  const known = [old, former?.data ?? {}].flatMap((record) => imageIdsOf(record as ContentRecord));
  const images = exclude(imageIdsOf(translation), known);
  const drafts = await readDrafts(withoutAdded(images, added), 'content');
  const filesAfter = filesOfTranslation(translation);
  const removed = fields.length > 0 ? exclude(former?.data.files ?? [], filesAfter) : [];
  await writeWithFiles({ added, drafts, removed }, (batch) => {
    if (before === undefined) batch.create(translations, translationId, translation);
    else batch.update(translations, translationId, { ...translation }, before.version);
    deleteSavedWorkingCopy(batch, `${kind}-en`, of, actor);
    const entry = recordEntry(
      batch,
      actor,
      before === undefined
        ? 'translation.create'
        : toPublicationAction('translation', before.data.createdAt, createdAt),
      { id: translationId, name: title },
      {
        details: { fields: fields.join(', '), ...(undoes === undefined ? {} : { undoes }) },
        changes: before === undefined ? [] : computeTextChanges(before.data, translation),
      },
    );
    if (before === undefined || fields.length === 0) return;
    const files = exclude(filesOfTranslation(before.data), filesAfter);
    savePreviousContent(batch, former, entry, before.data, {
      kind,
      of: translationId,
      files,
      undoes: undoes ?? null,
    });
  });
}

const computeTextChanges = (before: TranslationRecord, after: TranslationRecord) => {
  const shown = ({ title, content, description, createdAt }: TranslationRecord) =>
    readableContent({
      title,
      ...(content && { content }),
      ...(description === undefined ? {} : { description }),
      createdAt,
    });
  return computeChanges(shown(before), shown(after));
};

/** Restores the previous texts, as `undoContentEdit` does for content. */
export const undoTranslationEdit = (
  { id, targetId }: { readonly id: string; readonly targetId: string },
  actor: Actor,
) =>
  retryOnConflict(async (): Promise<{ readonly changed: boolean; readonly lost: readonly string[] }> => {
    const [before, previous] = await Promise.all([
      translations.getOrThrow(targetId),
      readPreviousContent(targetId),
    ]);
    const former = toUndoable(previous, id);
    if (former === undefined) return { changed: false, lost: [] };
    const { title, content, description, createdAt, sourceHash } = former.data as PreviousContentRecord &
      TranslationRecord;
    const isDraft =
      !isSameTime(createdAt, before.data.createdAt) && hasMissedPublication(createdAt, former.data.keptAt);
    const translation: TranslationRecord = {
      kind: before.data.kind,
      of: before.data.of,
      title,
      ...(content && { content }),
      ...(description === undefined ? {} : { description }),
      createdAt: isDraft ? null : createdAt,
      updatedAt: clock.now(),
      sourceHash,
    };
    await write({ translationId: targetId, before, former, translation, undoes: id }, actor);
    return { changed: true, lost: isDraft ? ['createdAt'] : [] };
  });

/** Deletes English texts with their pictures. Throws `not-found`; `conflict` if they were saved in the meantime. */
export async function deleteTranslation(noun: BinnedKind, id: string, actor: Actor): Promise<void> {
  const texts = await readStoredTexts(noun, id);
  const { translation } = texts;
  if (translation === undefined) throw new ApiError('not-found');
  const deletion = writeWithFiles({ removed: filesOfTexts(texts) }, (batch) => {
    dropTexts(batch, texts);
    deleteSavedWorkingCopy(batch, `${noun}-en`, id, actor);
    recordAudit(batch, actor, 'translation.delete', { id: translation.id, name: translation.data.title });
  });
  await rejectOnConflict(deletion);
}
