import type { audit as table } from 'contract/audit';
import { ApiError } from 'contract/errors';
import type { Handlers } from '#http/handler.ts';
import { actorOf } from '#model/base/actors.ts';
import { listAuditEntries } from '#model/office/audit-log.ts';
import { exportAudit } from '#model/seals/audit-export.ts';
import { newestSeal } from '#model/seals/sealing.ts';

export const audit: Handlers<typeof table> = {
  async listAuditEntries({ page, limit, after, person, kind, from, to }) {
    const log = await listAuditEntries({ page, limit, after }, { person, kind, from, to });
    const data = log.entries.map(({ id, data: entry }) => ({
      _id: id,
      at: entry.at.toISOString(),
      actorId: entry.actorId,
      actorName: entry.actorName,
      action: entry.action,
      targetId: entry.targetId,
      targetName: entry.targetName,
      details: entry.details,
    }));
    return { data, page: log.page, hasMore: log.hasMore };
  },
  async exportAudit(_input, { user }) {
    return exportAudit(actorOf(user));
  },

  async getAuditCheckpoint() {
    const seal = await newestSeal();
    if (seal === undefined) throw new ApiError('not-found');
    return { contentType: 'text/plain; charset=utf-8', bytes: Buffer.from(seal.data.note) };
  },
};
