import { pageCount } from 'contract/rules/read-budget';
import type { Page } from '#model/base/pages.ts';
import type { PersonRow } from './person-row.ts';

interface RowPage {
  readonly ids: readonly string[];
  /** The returned page; beyond the last one, the last. */
  readonly page: number;
  readonly total: number;
  readonly totalPages: number;
}

/** Returns one page of found rows. It starts after the row `after` while that is found, else by its number. */
export function pageOfRows(rows: readonly PersonRow[], { page, limit, after }: Page): RowPage {
  const totalPages = pageCount(rows.length, limit);
  const number = Math.min(page, totalPages);
  const last = after === undefined || page > totalPages ? -1 : rows.findIndex(({ id }) => id === after);
  const start = last === -1 ? (number - 1) * limit : last + 1;
  const ids = rows.slice(start, start + limit).map(({ id }) => id);
  return { ids, page: number, total: rows.length, totalPages };
}
