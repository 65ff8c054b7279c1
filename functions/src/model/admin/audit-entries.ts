import { type audit as table, type UndoableEntry, undoableEntry } from 'contract/admin/audit';
import type { ParsedInput } from 'contract/endpoint';
import { queryLimits } from 'contract/rules/query-limits';
import { dayStart } from 'contract/text/dates';
import { audit } from '#data/collections.ts';
import type { RowOf } from '#data/queries.ts';
import type { AuditRecord } from '#data/records.ts';
import { type Page, paginateWithoutTotal, type UncountedPage } from '#model/base/pages.ts';
import { pickReplyFields } from '#model/base/pick-reply-fields.ts';

type AuditFilter = Omit<ParsedInput<typeof table.listAuditEntries>, keyof Page>;

const entries = audit.select(
  'at',
  'actorId',
  'actorName',
  'action',
  'targetId',
  'targetName',
  'details',
  'changes',
  'proof',
);
type Entry = RowOf<typeof entries>['data'];

const toQuery = ({ person, kind, from, to }: AuditFilter) =>
  ({
    where: kind === undefined ? [] : [['action', kind] as const],
    contains: person === undefined ? undefined : (['people', person] as const),
    orderBy: 'at',
    direction: 'desc',
    from: from === undefined ? undefined : dayStart(from),
    before: to === undefined ? undefined : dayStart(to, 1),
  }) as const;

/** Returns the newest entries first. */
export const listAuditEntries = (page: Page, filter: AuditFilter): Promise<UncountedPage<Entry>> =>
  filter.q === undefined || filter.q === ''
    ? paginateWithoutTotal(entries, toQuery(filter), page)
    : searchPage(page, filter, filter.q.toLowerCase());

const toSearchText = ({ actorName, targetName, details, changes = [] }: Entry): string =>
  [actorName, targetName, ...Object.values(details), ...changes.flatMap((one) => [one.old, one.new])]
    .join('\n')
    .toLowerCase();

const batchSize = 100;

/**
 * Returns one page of the entries that contain a text. No index covers this, so it scans the newest entries: at most
 * `scannedAuditEntries`, and not beyond the requested page.
 */
async function searchPage(
  { page, limit, after }: Page,
  filter: AuditFilter,
  words: string,
): Promise<UncountedPage<Entry>> {
  const found: RowOf<typeof entries>[] = [];
  const maxRows = page * limit + 1;
  for await (const chunk of entries.inBatches(
    { ...toQuery(filter), limit: queryLimits.scannedAuditEntries },
    batchSize,
  )) {
    found.push(...chunk.filter(({ data }) => toSearchText(data).includes(words)));
    if (found.length >= maxRows) break;
  }
  const afterIndex = found.findIndex(({ id }) => id === after) + 1;
  const first = after !== undefined && afterIndex > 0 ? afterIndex : (page - 1) * limit;
  const start = first < found.length ? first : 0;
  return {
    entries: found.slice(start, start + limit),
    page: start === 0 ? 1 : page,
    hasMore: found.length > start + limit,
  };
}

interface EntryFields {
  readonly id: string;
  readonly data: Omit<AuditRecord, 'people' | 'proof'>;
}

/** Returns an entry without its proof. */
export const toUndoableEntry = ({ id, data: entry }: EntryFields): UndoableEntry => ({
  _id: id,
  ...pickReplyFields(undoableEntry, entry),
  details: entry.details,
  changes: (entry.changes ?? []).map((change) => ({ field: change.field, old: change.old, new: change.new })),
});
