import { isoDate } from 'contract/text/dates';

const thisYear = (): number => Number(isoDate(new Date()).slice(0, 4));

/** Returns the calendar year from the URL. The default and maximum is the current year in Jakarta. */
export function parseLedgerYear(search: URLSearchParams): number {
  const requestedYear = search.get('year') ?? '';
  const year = /^20\d\d$/.test(requestedYear) ? Number(requestedYear) : thisYear();
  return Math.min(year, thisYear());
}

/** Returns the previous year, and the next one unless it is in the future. */
export const adjacentYears = (year: number) => ({
  before: year - 1,
  after: year < thisYear() ? year + 1 : undefined,
});
