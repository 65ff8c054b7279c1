import type { audit as table } from 'contract/audit';
import type { Handlers } from '#http/handler.ts';
import { listAuditEntries } from '#model/office/audit-log.ts';

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
};
