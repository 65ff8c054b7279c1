import type { BinnedKind } from 'contract/content/bin';
import { ApiError, wrongStatus } from 'contract/errors';
import { hasDuty, missingDutyText } from 'contract/rules/admins/duties';
import { isContentEdit, isTranslationEdit, undoDutyOf } from 'contract/rules/audit/undo';
import { adminWording } from 'contract/text/admin-wording';
import type { Batch } from '#data/batch.ts';
import { audit, institutions, users } from '#data/collections.ts';
import type { Stored } from '#data/queries.ts';
import type { AuditRecord, AuditValue, UserRecord } from '#data/records.ts';
import { requireMayEdit } from '#model/accounts/admins.ts';
import { actorOf } from '#model/base/actors.ts';
import { toAuditValue } from '#model/base/changes/compute-changes.ts';
import { retryOnConflict } from '#model/base/retry-on-conflict.ts';
import { undoTranslationEdit } from '#model/content/save-translation.ts';
import { undoSave } from '#model/content/site-content.ts';
import { undoContentEdit } from '#model/content/undo-edit.ts';
import { renameInstitution, writeDetails } from '#model/institutions/update-institution.ts';
import { reopenRenewal } from '#model/money/payments/reopen-renewal.ts';
import { writeProfile } from '#model/people/profile/profile.ts';

interface UndoResult {
  /** False if everything already is as before the edit. */
  readonly changed: boolean;
  /** Fields of the edit that stay unchanged, because their old values are not stored. */
  readonly lost: readonly string[];
}

interface UndoPlan {
  /** Values to restore by field; empty if the record already has all of them. */
  readonly restored: Readonly<Record<string, AuditValue>>;
  /** Changed fields whose old values are not stored. */
  readonly lost: readonly string[];
}

/** Returns the fields that an entry lists as changed. Pictures and some other fields have no stored value. */
const changedFieldsOf = ({ fields }: AuditRecord['details']): string[] =>
  typeof fields === 'string' && fields !== '' ? fields.split(', ') : [];

/**
 * Plans the undo of an edit. Throws `wrong-status` if no old value is stored. Throws `conflict` if a field
 * was changed since, with its current value.
 */
function createUndoPlan(
  { changes = [], details }: Pick<AuditRecord, 'changes' | 'details'>,
  current: Readonly<Record<string, unknown>>,
): UndoPlan {
  const reversible = changes.filter(
    ({ old, new: next, isCut }) => isCut !== true && (old !== null || next !== null),
  );
  if (reversible.length === 0) throw wrongStatus(adminWording.undoValueNotStored);
  const pending = reversible
    .map((change) => ({ ...change, now: toAuditValue(current[change.field]) }))
    .filter(({ old, now }) => old !== now);
  const overtaken = pending.filter(({ new: next, now }) => next !== now);
  if (overtaken.length > 0) {
    const fields = overtaken.map(({ field, now }) => [field, `Tersimpan sekarang: ${now ?? '(kosong)'}`]);
    throw new ApiError('conflict', {
      message: adminWording.undoChangedSince,
      fields: Object.fromEntries(fields),
    });
  }
  const names = new Set([...changedFieldsOf(details), ...changes.map(({ field }) => field)]);
  for (const { field } of reversible) names.delete(field);
  return { restored: Object.fromEntries(pending.map(({ field, old }) => [field, old])), lost: [...names] };
}

type UndoHandler = (entry: Stored<AuditRecord>, admin: Stored<UserRecord>) => Promise<UndoResult>;

const undoDetails = ({ id }: Stored<AuditRecord>) => ({ undoes: id });

/** Restores the texts of a record by a batch of `write`. An old value without text becomes an empty one. */
async function restoreTexts(
  entry: Stored<AuditRecord>,
  current: Readonly<Record<string, unknown>>,
  write: (texts: Record<string, Exclude<AuditValue, null>>) => Batch,
): Promise<UndoResult> {
  const { restored, lost } = createUndoPlan(entry.data, current);
  const texts = Object.entries(restored).map(([field, value]) => [field, value ?? ''] as const);
  if (texts.length > 0) await write(Object.fromEntries(texts)).commit();
  return { changed: texts.length > 0, lost };
}

const undoProfile: UndoHandler = (entry, admin) =>
  retryOnConflict(async () => {
    const user = await users.getOrThrow(entry.data.targetId);
    requireMayEdit(admin, user);
    return restoreTexts(entry, { ...user.data }, (texts) =>
      writeProfile(user, texts, user.data.photoFile, actorOf(admin), undoDetails(entry)),
    );
  });

const undoInstitution: UndoHandler = (entry, admin) =>
  retryOnConflict(async () => {
    const institution = await institutions.getOrThrow(entry.data.targetId);
    return restoreTexts(entry, { ...institution.data }, (texts) =>
      writeDetails(institution, texts, actorOf(admin), undoDetails(entry)),
    );
  });

const undoRename: UndoHandler = async (entry, admin) => {
  const institution = await institutions.getOrThrow(entry.data.targetId);
  const { targetName, details } = entry.data;
  const changes = [{ field: 'name', old: details.oldName ?? null, new: targetName }];
  const { restored, lost } = createUndoPlan({ changes, details: {} }, { name: institution.data.name });
  if (typeof restored.name !== 'string') return { changed: false, lost };
  const basedOn = institution.data.updatedAt.toISOString();
  await renameInstitution(institution.id, restored.name, admin, basedOn, undoDetails(entry));
  return { changed: true, lost };
};

const undoPage: UndoHandler = async (entry, admin) => {
  const { targetId, details } = entry.data;
  const changed = await undoSave(targetId, Number(details.version), actorOf(admin), undoDetails(entry));
  return { changed, lost: [] };
};

const toRejection = ({ actorId, at, details: { mail } }: AuditRecord) => ({
  by: actorId,
  at,
  mail: typeof mail === 'string' ? mail : undefined,
});

const undoRejection: UndoHandler = async (entry, admin) => ({
  changed: await reopenRenewal(
    entry.data.targetId,
    toRejection(entry.data),
    actorOf(admin),
    undoDetails(entry),
  ),
  lost: [],
});

const undoEdit: UndoHandler = ({ id, data }, admin) =>
  undoContentEdit(contentNounOf(data.action), { id, targetId: data.targetId }, actorOf(admin));

const undoTranslation: UndoHandler = ({ id, data }, admin) =>
  undoTranslationEdit({ id, targetId: data.targetId }, actorOf(admin));

/** Returns the kind of content of an action: 'blog.update' changes a 'blog'. */
const contentNounOf = (action: string): BinnedKind => action.split('.')[0] as BinnedKind;

const undoHandlers: Readonly<Record<string, UndoHandler>> = {
  'user.update': undoProfile,
  'institution.update': undoInstitution,
  'institution.rename': undoRename,
  'content.save': undoPage,
  'renewal.reject': undoRejection,
};

/**
 * Undoes an entry if nothing changed since. The undo has an entry too, and can be undone. Safe to repeat.
 * Throws `not-found`; `forbidden` without the duty; `wrong-status` for an entry that cannot be undone, or no
 * longer; `conflict` after a later change.
 */
export async function undoEntry(id: string, admin: Stored<UserRecord>): Promise<UndoResult> {
  const entry = await audit.getOrThrow(id);
  const { action } = entry.data;
  const undoContent = isTranslationEdit(action) ? undoTranslation : undoEdit;
  const handler = isContentEdit(action) ? undoContent : undoHandlers[action];
  const duty = undoDutyOf(action);
  if (duty === undefined || handler === undefined) throw wrongStatus(adminWording.undoImpossible);
  if (!hasDuty(admin.data, duty)) throw new ApiError('forbidden', { message: missingDutyText(duty) });
  return handler(entry, admin);
}
