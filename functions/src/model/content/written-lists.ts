import { queryLimits } from 'contract/rules/query-limits';
import { pageCount } from 'contract/rules/read-budget';
import type { TranslationState } from 'contract/schemas/publication';
import { translations } from '#data/collections.ts';
import type { ContentRecord } from '#data/content-records.ts';
import type { RowOf, Stored } from '#data/queries.ts';
import type { SearchedPage } from '#model/base/pages.ts';
import { searchCondition } from '#model/base/search-keys.ts';
import type { ContentKind } from './content-kinds.ts';
import { listWritten } from './content-lists.ts';
import { publicationStateOf } from './publication.ts';
import { sourceHashOf, translationIdOf } from './translations.ts';

/** Lists of content in every state, with the state of its English texts. */

const translationRows = translations.select('of', 'createdAt', 'sourceHash');
type TranslationRow = RowOf<typeof translationRows>;

const isStale = <T extends ContentRecord>(
  kind: ContentKind<T>,
  entry: Stored<T>,
  { data }: TranslationRow,
): boolean => data.sourceHash !== sourceHashOf(kind, entry.data);

function stateOf<T extends ContentRecord>(
  kind: ContentKind<T>,
  entry: Stored<T>,
  translation: TranslationRow | undefined,
): TranslationState {
  if (translation === undefined) return 'none';
  return isStale(kind, entry, translation) ? 'stale' : publicationStateOf(translation.data);
}

/**
 * Returns a page of the content with stale English texts, last changed first. Compares the first
 * `queryLimits.checkedTranslations`, because no query compares two documents.
 */
async function listStale<T extends ContentRecord>(kind: ContentKind<T>, { q, page, limit }: SearchedPage) {
  const rows = await translationRows.query({
    where: [['kind', kind.noun]],
    orderBy: 'createdAt',
    direction: 'desc',
    limit: queryLimits.checkedTranslations,
  });
  const byEntry = new Map(rows.map((row) => [row.data.of, row]));
  const entries = await kind.collection.getMany([...byEntry.keys()]);
  const key = searchCondition(q)?.[1];
  const found = entries
    .filter((entry) => {
      const translation = byEntry.get(entry.id);
      return translation !== undefined && isStale(kind, entry, translation);
    })
    .filter(({ data }) => key === undefined || data.search?.includes(key))
    .sort((one, other) => other.data.updatedAt.getTime() - one.data.updatedAt.getTime());
  const totalPages = pageCount(found.length, limit);
  const shown = Math.min(page, totalPages);
  const states = new Map<string, TranslationState>(found.map(({ id }) => [id, 'stale']));
  const paging = { total: found.length, page: shown, totalPages };
  return { rows: found.slice((shown - 1) * limit, shown * limit), states, ...paging };
}

async function listAll<T extends ContentRecord>(kind: ContentKind<T>, page: SearchedPage) {
  const list = await listWritten(kind, page);
  const found = await translationRows.getMany(list.rows.map(({ id }) => translationIdOf(kind.noun, id)));
  const byEntry = new Map(found.map((row) => [row.data.of, row]));
  const states = new Map(list.rows.map((row) => [row.id, stateOf(kind, row, byEntry.get(row.id))]));
  return { ...list, states };
}

interface WrittenPage extends SearchedPage {
  readonly translation?: 'stale' | undefined;
}

/** Returns a page of content in every state as the reply of its list, optionally only that with stale texts. */
export async function listWrittenCards<T extends ContentRecord, Card extends object>(
  kind: ContentKind<T>,
  { translation, ...page }: WrittenPage,
  toCard: (row: Stored<T>) => Card,
) {
  const { rows, states, ...list } = await (translation === 'stale' ? listStale : listAll)(kind, page);
  const data = rows.map((row) => ({ ...toCard(row), translation: states.get(row.id) ?? 'none' }));
  return { data, ...list };
}
