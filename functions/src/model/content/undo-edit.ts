import type { BinnedKind } from 'contract/bin';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit/actions';
import { wording } from 'contract/text/wording';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { replaceContent } from './content-changes.ts';
import { contentKindOf } from './content-kinds.ts';
import { readPreviousContent, toContentRecord } from './previous-content.ts';
import { hasMissedPublication } from './publication.ts';

interface Edit {
  readonly id: string;
  readonly targetId: string;
}

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** Returns the audit action of an undo, which may publish or unpublish an article. */
function undoActionOf(noun: BinnedKind, before: Date | null, after: Date | null): AuditAction {
  if (isSame(before, after)) return `${noun}.update`;
  if (after === null) return 'blog.unpublish';
  return after > clock.now() ? 'blog.schedule' : 'blog.publish';
}

/**
 * Restores the previous version as a new edit. Safe to repeat. An article whose publication time passed
 * becomes a draft, so that an undo does not publish it. Throws `not-found`; `wrong-status` if the version is
 * not stored; `conflict` if the content was edited since.
 */
export const undoContentEdit = (noun: BinnedKind, { id, targetId }: Edit, actor: Actor) =>
  retryOnConflict(async (): Promise<{ readonly changed: boolean; readonly lost: readonly string[] }> => {
    const kind = contentKindOf(noun);
    const [content, former] = await Promise.all([
      kind.collection.getOrThrow(targetId),
      readPreviousContent(targetId),
    ]);
    if (former === undefined) throw new ApiError('wrong-status', { message: wording.undoValueNotStored });
    if (former.data.undoes === id) return { changed: false, lost: [] };
    if (former.id !== id) throw new ApiError('conflict', { message: wording.undoChangedSince });
    const { updatedAt: _, ...fields } = toContentRecord(former.data);
    const before = content.data.createdAt;
    const isDraft =
      !isSame(fields.createdAt, before) && hasMissedPublication(fields.createdAt, former.data.keptAt);
    const createdAt = isDraft ? null : fields.createdAt;
    const action = undoActionOf(noun, before, createdAt);
    await replaceContent(kind, content, former, { ...fields, createdAt }, actor, { action, undoes: id });
    return { changed: true, lost: isDraft ? ['createdAt'] : [] };
  });
