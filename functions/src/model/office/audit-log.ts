import { dayStart } from 'contract/words/dates';
import { audit } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import type { Page } from '#model/base/pages.ts';
import { type LogPage, pageOfLog } from '#model/base/pages.ts';

export interface AuditFilter {
  readonly person?: string | undefined;
  readonly kind?: string | undefined;
  /** First and last day, as Jakarta's calendar has them: '2026-01-31'. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const entries = audit.only('at', 'actorId', 'actorName', 'action', 'targetId', 'targetName', 'details');
type Entry = RowOf<typeof entries>['data'];

/** One page of the audit, newest first, at the cost of `pageOfLog`. */
export const listAuditEntries = (
  page: Page,
  { person, kind, from, to }: AuditFilter,
): Promise<LogPage<Entry>> =>
  pageOfLog(
    entries,
    {
      where: kind === undefined ? [] : [['action', kind]],
      contains: person === undefined ? undefined : ['people', person],
      orderBy: 'at',
      direction: 'desc',
      from: from === undefined ? undefined : dayStart(from),
      before: to === undefined ? undefined : dayStart(to, 1),
    },
    page,
  );
