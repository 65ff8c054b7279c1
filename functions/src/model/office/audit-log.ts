import { queryLimits } from 'contract/rules/query-limits';
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
  /** As typed. */
  readonly q?: string | undefined;
}

const entries = audit.only(
  'at',
  'actorId',
  'actorName',
  'action',
  'targetId',
  'targetName',
  'details',
  'changes',
);
type Entry = RowOf<typeof entries>['data'];

const queryOf = ({ person, kind, from, to }: AuditFilter) =>
  ({
    where: kind === undefined ? [] : [['action', kind] as const],
    contains: person === undefined ? undefined : (['people', person] as const),
    orderBy: 'at',
    direction: 'desc',
    from: from === undefined ? undefined : dayStart(from),
    before: to === undefined ? undefined : dayStart(to, 1),
  }) as const;

/** One page of the audit, newest first, at the cost of `pageOfLog`; with words that of `pageOfWords`. */
export const listAuditEntries = (page: Page, filter: AuditFilter): Promise<LogPage<Entry>> =>
  filter.q === undefined || filter.q === ''
    ? pageOfLog(entries, queryOf(filter), page)
    : pageOfWords(page, filter, filter.q.toLowerCase());

const textOf = ({ actorName, targetName, details, changes = [] }: Entry): string =>
  [actorName, targetName, ...Object.values(details), ...changes.flatMap((one) => [one.old, one.new])]
    .join('\n')
    .toLowerCase();

const readAtOnce = 100;

/**
 * What holds some words stands in no index: the newest entries are looked through, as many as `auditTexts`, and no
 * further than the page asks for. A read for each.
 */
async function pageOfWords(
  { page, limit, after }: Page,
  filter: AuditFilter,
  words: string,
): Promise<LogPage<Entry>> {
  const found: RowOf<typeof entries>[] = [];
  const wanted = page * limit + 1;
  for await (const some of entries.inBatches(
    { ...queryOf(filter), limit: queryLimits.auditTexts },
    readAtOnce,
  )) {
    found.push(...some.filter(({ data }) => textOf(data).includes(words)));
    if (found.length >= wanted) break;
  }
  const behind = found.findIndex(({ id }) => id === after) + 1;
  const first = after !== undefined && behind > 0 ? behind : (page - 1) * limit;
  const start = first < found.length ? first : 0;
  return {
    entries: found.slice(start, start + limit),
    page: start === 0 ? 1 : page,
    hasMore: found.length > start + limit,
  };
}
