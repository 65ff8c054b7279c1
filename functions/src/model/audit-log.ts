import { startOfDay } from 'contract/dates';
import { audit, type QuerySpec, type Stored } from '#data/collections.ts';
import type { AuditRecord } from '#data/records.ts';
import type { Page } from './user-lists.ts';

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly kind?: string | undefined;
  /** First and last day, as Jakarta's calendar has them: '2026-01-31'. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface AuditPage {
  readonly entries: Stored<AuditRecord>[];
  readonly page: number;
  readonly hasMore: boolean;
}

/** Rows that a jump by page number may pass over, as each is billed. */
const farthestJump = 500;
const dayLength = 86_400_000;

/**
 * One page of the audit, newest first. The log only grows, and a count of it would cost more with every year: so
 * one row more than is shown tells whether there is a next page. Costs `limit` + 1 reads, one more with `after`,
 * and without it those of the rows before the page.
 */
export async function listAuditEntries(
  { page, limit, after }: Page,
  { person, kind, from, to }: AuditFilter,
): Promise<AuditPage> {
  const query: QuerySpec<AuditRecord> = {
    where: kind === undefined ? [] : [['action', kind]],
    contains: person === undefined ? undefined : ['people', person],
    orderBy: 'at',
    direction: 'desc',
    from: from === undefined ? undefined : startOfDay(from),
    before: to === undefined ? undefined : new Date(startOfDay(to).getTime() + dayLength),
    limit: limit + 1,
  };
  const offset = (page - 1) * limit;
  const isKnown = page > 1 && (after !== undefined || offset <= farthestJump);
  const rows = isKnown
    ? await audit.query({ ...query, after, offset: Math.min(offset, farthestJump) })
    : await audit.query(query);
  // Beyond the end there is nothing to show, and nobody knows how far back the last page is.
  if (rows.length === 0 && isKnown) return listAuditEntries({ page: 1, limit }, { person, kind, from, to });
  return { entries: rows.slice(0, limit), page: isKnown ? page : 1, hasMore: rows.length > limit };
}
