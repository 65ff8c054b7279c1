import type { audit as table, UndoableEntry } from 'contract/audit';
import { ApiError } from 'contract/errors';
import { wording } from 'contract/words/wording';
import { audit as stored } from '#data/collections.ts';
import type { AuditRecord } from '#data/records.ts';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { formerOf } from '#model/content/former-content.ts';
import { listAuditEntries } from '#model/office/audit-log.ts';
import { undoEntry } from '#model/office/undo/undo.ts';
import { exportAudit } from '#model/seals/audit-export.ts';
import { entryProof } from '#model/seals/entry-proof.ts';
import { sealedUntil, sealStateOf } from '#model/seals/seal-state.ts';
import { newestSeal } from '#model/seals/sealing.ts';

/** What is read of an entry where many are. */
interface Told {
  readonly id: string;
  readonly data: Omit<AuditRecord, 'people' | 'proof'>;
}

const undoableOf = ({ id, data: entry }: Told): UndoableEntry => ({
  _id: id,
  at: entry.at.toISOString(),
  actorId: entry.actorId,
  actorName: entry.actorName,
  action: entry.action,
  targetId: entry.targetId,
  targetName: entry.targetName,
  details: entry.details,
  changes: (entry.changes ?? []).map((change) => ({ field: change.field, old: change.old, new: change.new })),
});

export const audit: Handlers<typeof table> = {
  async listAuditEntries({ page, limit, after, ...filter }) {
    const [until, log] = await Promise.all([sealedUntil(), listAuditEntries({ page, limit, after }, filter)]);
    const seals = await sealStateOf(log.entries, until);
    const data = log.entries.map(({ id, data: entry }) => ({
      ...undoableOf({ id, data: entry }),
      isSealed: seals.isSealed({ id, data: entry }),
      isMissed: seals.isMissed({ id, data: entry }),
    }));
    return { data, page: log.page, hasMore: log.hasMore, sealedUntil: seals.until?.toISOString() ?? null };
  },

  async getLastEdit({ id }) {
    const former = await formerOf(id);
    const entry = former && (await stored.get(former.id));
    return { entry: entry === undefined ? null : undoableOf(entry) };
  },

  async undoEntry({ id }, { user }) {
    const { changed, lost } = await undoEntry(id, user);
    return { message: changed ? wording.undone : wording.undoneBefore, changed, lost: [...lost] };
  },

  async exportAudit(_input, { user }) {
    return exportAudit(actorOf(user));
  },

  async getAuditProof({ id }) {
    const bytes = Buffer.from(await entryProof(id));
    return { contentType: 'application/json; charset=utf-8', fileName: `audit-proof-${id}.json`, bytes };
  },

  async getAuditCheckpoint() {
    const seal = await newestSeal();
    if (seal === undefined) throw new ApiError('not-found');
    return { contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(seal.data.note) };
  },
};
