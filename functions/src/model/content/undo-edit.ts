import type { BinnedKind } from 'contract/content/bin';
import type { Actor } from '#model/base/actors.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { replaceContent } from './content-changes.ts';
import { contentKindOf } from './content-kinds.ts';
import { readPreviousContent, toContentRecord, toUndoable } from './previous-content.ts';
import { hasMissedPublication, isSameTime } from './publication.ts';

interface Edit {
  readonly id: string;
  readonly targetId: string;
}

/**
 * Restores the previous version as a new edit. Safe to repeat. Content whose publication time passed
 * becomes a draft, so that an undo does not publish it. Throws `not-found`; `wrong-status` if the version is
 * not stored; `conflict` if the content was edited since.
 */
export const undoContentEdit = (noun: BinnedKind, { id, targetId }: Edit, actor: Actor) =>
  retryOnConflict(async (): Promise<{ readonly changed: boolean; readonly lost: readonly string[] }> => {
    const kind = contentKindOf(noun);
    const [content, previous] = await Promise.all([
      kind.collection.getOrThrow(targetId),
      readPreviousContent(targetId),
    ]);
    const former = toUndoable(previous, id);
    if (former === undefined) return { changed: false, lost: [] };
    const { updatedAt: _, search: _keys, ...fields } = toContentRecord(former.data);
    const before = content.data.createdAt;
    const isDraft =
      !isSameTime(fields.createdAt, before) && hasMissedPublication(fields.createdAt, former.data.keptAt);
    const createdAt = isDraft ? null : fields.createdAt;
    // An undo of the text does not change the materials, which are saved apart.
    const apart = 'hasMaterials' in content.data ? { hasMaterials: content.data.hasMaterials } : {};
    await replaceContent(kind, content, former, { ...fields, ...apart, createdAt }, actor, { undoes: id });
    return { changed: true, lost: isDraft ? ['createdAt'] : [] };
  });
