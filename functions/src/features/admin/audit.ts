import type { audit as table } from 'contract/admin/audit';
import { ApiError } from 'contract/errors';
import { adminWording } from 'contract/text/admin-wording';
import { audit as stored } from '#data/collections.ts';
import type { Handlers } from '#http/handler.ts';
import { listAuditEntries, toUndoableEntry } from '#model/admin/audit-entries.ts';
import { undoEntry } from '#model/admin/undo.ts';
import { exportAudit } from '#model/audit-log/audit-export.ts';
import { readNewestCheckpoint } from '#model/audit-log/checkpoint-due-entries.ts';
import { checkpointedUntil, checkpointStateOf } from '#model/audit-log/checkpoint-state.ts';
import { entryProof } from '#model/audit-log/entry-proof.ts';
import { actorOf } from '#model/base/actors.ts';
import { readPreviousContent } from '#model/content/previous-content.ts';

export const audit: Handlers<typeof table> = {
  async listAuditEntries({ page, limit, after, ...filter }) {
    const [until, log] = await Promise.all([
      checkpointedUntil(),
      listAuditEntries({ page, limit, after }, filter),
    ]);
    const checkpointState = await checkpointStateOf(log.entries, until);
    const data = log.entries.map(({ id, data: entry }) => ({
      ...toUndoableEntry({ id, data: entry }),
      isSealed: checkpointState.isCheckpointed({ id, data: entry }),
      isMissed: checkpointState.isMissed({ id, data: entry }),
      hasCommitments: entry.proof !== undefined,
    }));
    return {
      data,
      page: log.page,
      hasMore: log.hasMore,
      sealedUntil: checkpointState.until?.toISOString() ?? null,
    };
  },

  async getLastEdit({ id }) {
    const previous = await readPreviousContent(id);
    const entry = previous && (await stored.get(previous.id));
    return { entry: entry === undefined ? null : toUndoableEntry(entry) };
  },

  async undoEntry({ id }, { user }) {
    const { changed, lost } = await undoEntry(id, user);
    return { message: changed ? adminWording.undone : adminWording.undoneBefore, changed, lost: [...lost] };
  },

  async exportAudit(_input, { user }) {
    return exportAudit(actorOf(user));
  },

  async getAuditProof({ id }) {
    const bytes = Buffer.from(await entryProof(id));
    return { contentType: 'application/json; charset=utf-8', fileName: `audit-proof-${id}.json`, bytes };
  },

  async getAuditCheckpoint() {
    const checkpoint = await readNewestCheckpoint();
    if (checkpoint === undefined) throw new ApiError('not-found');
    return { contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(checkpoint.data.note) };
  },
};
