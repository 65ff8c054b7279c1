import type { BinnedKind } from 'contract/bin';
import { ApiError } from 'contract/errors';
import { closedBy, hasDuty } from 'contract/rules/admins/duties';
import { undoDutyOf } from 'contract/rules/audit/undo';
import type { SitePage } from 'contract/site-content';
import { wording } from 'contract/words/wording';
import { audit, institutions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, UserRecord } from '#data/records.ts';
import { actorOf } from '#model/base/actors.ts';
import { whileContended } from '#model/base/contention.ts';
import { returnToSave } from '#model/content/site-content.ts';
import { undoContentEdit } from '#model/content/undo-edit.ts';
import { renameInstitution, writeDetails } from '#model/institutions/institution-changes.ts';
import { reopenRenewal } from '#model/payments/reopening.ts';
import { writeProfile } from '#model/people/profile.ts';
import { undoPlan } from './plan.ts';

export interface Undone {
  /** False where all is as it was before the entry already. */
  readonly changed: boolean;
  /** Fields that the entry is about too and that stay as they are: what they were is not kept. */
  readonly lost: readonly string[];
}

type Undo = (entry: Stored<AuditRecord>, admin: Stored<UserRecord>) => Promise<Undone>;

/** The entry of what is done names the one that it undoes. */
const undoes = ({ id }: Stored<AuditRecord>) => ({ undoes: id });

const undoProfile: Undo = (entry, admin) =>
  whileContended(async () => {
    const user = await users.get(entry.data.targetId);
    if (user === undefined) throw new ApiError('not-found');
    const { back, lost } = undoPlan(entry.data, { ...user.data });
    if (Object.keys(back).length === 0) return { changed: false, lost };
    const changes = Object.fromEntries(Object.entries(back).map(([field, value]) => [field, value ?? '']));
    await writeProfile(user, changes, user.data.photoFile, actorOf(admin), undoes(entry)).commit();
    return { changed: true, lost };
  });

const undoInstitution: Undo = (entry, admin) =>
  whileContended(async () => {
    const institution = await institutions.get(entry.data.targetId);
    if (institution === undefined) throw new ApiError('not-found');
    const { back, lost } = undoPlan(entry.data, { ...institution.data });
    if (Object.keys(back).length === 0) return { changed: false, lost };
    const details = Object.fromEntries(Object.entries(back).map(([field, value]) => [field, value ?? '']));
    await writeDetails(institution, details, actorOf(admin), undoes(entry)).commit();
    return { changed: true, lost };
  });

const undoRename: Undo = async (entry, admin) => {
  const institution = await institutions.get(entry.data.targetId);
  if (institution === undefined) throw new ApiError('not-found');
  const { targetName, details } = entry.data;
  const changes = [{ field: 'name', old: details.oldName ?? null, new: targetName }];
  const { back, lost } = undoPlan({ changes, details: {} }, { name: institution.data.name });
  if (typeof back.name !== 'string') return { changed: false, lost };
  const basedOn = institution.data.updatedAt.toISOString();
  await renameInstitution(institution.id, back.name, admin, basedOn, undoes(entry));
  return { changed: true, lost };
};

const undoPage: Undo = async (entry, admin) => {
  const { targetId, details } = entry.data;
  const changed = await returnToSave(
    targetId as SitePage,
    Number(details.version),
    actorOf(admin),
    undoes(entry),
  );
  return { changed, lost: [] };
};

const rejectionOf = ({ actorId, at, details: { mail } }: AuditRecord) => ({
  by: actorId,
  at,
  mail: typeof mail === 'string' ? mail : undefined,
});

const undoRejection: Undo = async (entry, admin) => ({
  changed: await reopenRenewal(entry.data.targetId, rejectionOf(entry.data), actorOf(admin), undoes(entry)),
  lost: [],
});

const undoEditOf =
  (noun: BinnedKind): Undo =>
  ({ id, data }, admin) =>
    undoContentEdit(noun, { id, targetId: data.targetId }, actorOf(admin));

const undoArticle = undoEditOf('blog');

const ways: Readonly<Record<string, Undo>> = {
  'user.update': undoProfile,
  'institution.update': undoInstitution,
  'institution.rename': undoRename,
  'content.save': undoPage,
  'blog.update': undoArticle,
  'blog.publish': undoArticle,
  'blog.schedule': undoArticle,
  'blog.unpublish': undoArticle,
  'event.update': undoEditOf('event'),
  'journal.update': undoEditOf('journal'),
  'product.update': undoEditOf('product'),
  'renewal.reject': undoRejection,
};

/**
 * Takes back what an entry of the audit tells, as long as nobody has changed it since; the undo is an entry of its own,
 * and can be undone likewise. Safe to repeat, and for two at once.
 *
 * @throws ApiError not-found without the entry, or what it is about; forbidden without the duty of that; wrong-status for
 *   what cannot be undone, or not any more; conflict where it was changed since
 */
export async function undoEntry(id: string, admin: Stored<UserRecord>): Promise<Undone> {
  const entry = await audit.get(id);
  if (entry === undefined) throw new ApiError('not-found');
  const { action } = entry.data;
  const [duty, way] = [undoDutyOf(action), ways[action]];
  if (duty === undefined || way === undefined)
    throw new ApiError('wrong-status', { message: wording.undoImpossible });
  if (!hasDuty(admin.data, duty)) throw new ApiError('forbidden', { message: closedBy(duty) });
  return way(entry, admin);
}
