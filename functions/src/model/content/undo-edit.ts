import type { BinnedKind } from 'contract/bin';
import { ApiError } from 'contract/errors';
import type { AuditAction } from 'contract/rules/audit-actions';
import { wording } from 'contract/words/wording';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { whileContended } from '#model/base/contention.ts';
import { replaceContent, requireContent } from './content-changes.ts';
import { contentKindOf } from './content-kinds.ts';
import { formerOf, recordIn } from './former-content.ts';
import { isMissed } from './publication.ts';

/** An edit, as its entry in the audit tells it. */
interface Edit {
  readonly id: string;
  readonly targetId: string;
}

const isSame = (a: Date | null, b: Date | null): boolean => a?.getTime() === b?.getTime();

/** What the audit calls a way back that makes an article public, or takes it back. */
function actionOf(noun: BinnedKind, before: Date | null, after: Date | null): AuditAction {
  if (isSame(before, after)) return `${noun}.update`;
  if (after === null) return 'blog.unpublish';
  return after > clock.now() ? 'blog.schedule' : 'blog.publish';
}

/**
 * Puts back what stood there before the last edit of an article, event, journal or product, its files included, as an
 * edit of its own. Safe to repeat, and for two at once. An article whose moment came meanwhile comes back as a draft:
 * nobody published it by undoing.
 *
 * @returns whether anything was changed, and the fields that did not come back
 * @throws ApiError not-found when it was deleted; wrong-status where what stood there is not kept (any more); conflict
 *   where it was edited since
 */
export const undoContentEdit = (noun: BinnedKind, { id, targetId }: Edit, actor: Actor) =>
  whileContended(async (): Promise<{ readonly changed: boolean; readonly lost: readonly string[] }> => {
    const kind = contentKindOf(noun);
    const [content, former] = await Promise.all([requireContent(kind, targetId), formerOf(targetId)]);
    if (former === undefined) throw new ApiError('wrong-status', { message: wording.undoNotKept });
    if (former.data.undoes === id) return { changed: false, lost: [] };
    if (former.id !== id) throw new ApiError('conflict', { message: wording.undoOvertaken });
    const { updatedAt: _, ...fields } = recordIn(former.data);
    const before = content.data.createdAt;
    const isDraft = !isSame(fields.createdAt, before) && isMissed(fields.createdAt, former.data.keptAt);
    const createdAt = isDraft ? null : fields.createdAt;
    const action = actionOf(noun, before, createdAt);
    await replaceContent(kind, content, former, { ...fields, createdAt }, actor, { action, undoes: id });
    return { changed: true, lost: isDraft ? ['createdAt'] : [] };
  });
