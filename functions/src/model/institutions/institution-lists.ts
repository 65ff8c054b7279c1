import type { HistoryEntry, InstitutionRow } from 'contract/institutions';
import type { AuditAction } from 'contract/rules/audit-actions';
import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/words/dates';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import { newestEntriesOf } from '#model/base/audit.ts';
import { type Page, pageOfList } from '#model/base/pages.ts';
import { imagePathOf, imageSizeOf } from '#model/files/stored-images.ts';
import { institutionRowFields, institutionRowOf } from './institution-projection.ts';

/** One page of all institutions, newest first, at most `limits.countedRows` of them. Costs `limit` + 1 reads. */
export async function listInstitutions(page: Page): Promise<{
  data: InstitutionRow[];
  total: number;
  page: number;
  totalPages: number;
}> {
  const order = { orderBy: 'createdAt', direction: 'desc' } as const;
  const { rows, totals, ...place } = await pageOfList(
    institutions.only(...institutionRowFields),
    order,
    page,
    async () => {
      const total = await institutions.count({ ...order, limit: limits.countedRows });
      return { total, isMore: total >= limits.countedRows };
    },
  );
  return { data: rows.map(institutionRowOf), total: totals.total, ...place };
}

/** Logos of the institutions whose membership runs. Costs a read for each institution, at most `limits.shownLogos`. */
export async function listLogos() {
  const active = await institutions.only('name', 'logo').query({
    orderBy: 'validUntil',
    direction: 'desc',
    from: dayStart(clock.now()),
    limit: limits.shownLogos,
  });
  return active.flatMap(({ data: { name, logo } }) => {
    const [path, size] = [imagePathOf(logo), imageSizeOf(logo)];
    return path === null || size === null ? [] : [{ name, logo: path, logoSize: size }];
  });
}

/** What admins decide: towards coordinators it is the association that did. */
const decidedByAdmins: ReadonlySet<string> = new Set<AuditAction>([
  'institution.approve',
  'institution.renew',
  'institution.reject-renewal',
  'seat.delete',
  'seat.pass-on',
]);

/** Who did what with an institution, newest first. Costs a read for each entry, at most `limits.institutionHistory`. */
export async function listInstitutionHistory(id: string, isForAdmin: boolean): Promise<HistoryEntry[]> {
  const entries = await newestEntriesOf(id, limits.institutionHistory);
  return entries.map(({ id: _id, data }) => ({
    _id,
    at: data.at.toISOString(),
    actorName: isForAdmin || !decidedByAdmins.has(data.action) ? data.actorName : null,
    action: data.action,
    details: data.details,
  }));
}
