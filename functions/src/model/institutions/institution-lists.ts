import type { HistoryEntry } from 'contract/institutions/institutions';
import type { AuditAction } from 'contract/rules/audit/actions';
import { limits } from 'contract/rules/limits';
import { dayStart } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import { institutions } from '#data/collections.ts';
import type { AuditRecord } from '#data/records.ts';
import { findNewestEntries } from '#model/base/audit.ts';
import { countFound, paginate, type SearchedPage } from '#model/base/pages.ts';
import { searchCondition } from '#model/base/search-keys.ts';
import { imagePathOf, imageSizeOf } from '#model/files/image-paths.ts';
import { isByAssociation } from './coordinated-institution.ts';
import { institutionRowFields, toInstitutionRow } from './institution-reply.ts';

/** Returns institutions, newest first, at most `limits.maxCountedRows`. */
export async function listInstitutions({ q, ...page }: SearchedPage) {
  const query = { contains: searchCondition(q), orderBy: 'createdAt', direction: 'desc' } as const;
  const count = () => countFound(institutions, query);
  const fields = institutions.select(...institutionRowFields);
  const { rows, totals, ...paging } = await paginate(fields, query, page, count);
  return { data: rows.map(toInstitutionRow), total: totals.total, ...paging };
}

/** Lists logos of active memberships. */
export async function listLogos() {
  const active = await institutions.select('name', 'logo').query({
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

/** Actions of admins. For coordinators their author is the association. */
const adminActions: ReadonlySet<string> = new Set<AuditAction>([
  'institution.approve',
  'institution.renew',
  'institution.reject-renewal',
  'seat.delete',
  'seat.pass-on',
]);

const isByAdmin = ({ action, details }: AuditRecord): boolean =>
  adminActions.has(action) || isByAssociation(details);

/** Returns entries, newest first. */
export async function listInstitutionHistory(id: string, isForAdmin: boolean): Promise<HistoryEntry[]> {
  const entries = await findNewestEntries(id, limits.institutionHistory);
  return entries.map(({ id: _id, data }) => ({
    _id,
    at: data.at.toISOString(),
    actorName: isForAdmin || !isByAdmin(data) ? data.actorName : null,
    action: data.action,
    details: data.details,
  }));
}
