import { isoDate } from 'contract/words/dates';

const thisYear = (): number => Number(isoDate(new Date()).slice(0, 4));

/** The calendar year that an address is about, that of now in Jakarta unless it names one before. */
export function ledgerYearOf(search: URLSearchParams): number {
  const asked = search.get('year') ?? '';
  const year = /^20\d\d$/.test(asked) ? Number(asked) : thisYear();
  return Math.min(year, thisYear());
}

/** The years beside it that there may be something of. */
export const yearsBeside = (
  year: number,
): { readonly before: number; readonly after: number | undefined } => ({
  before: year - 1,
  after: year < thisYear() ? year + 1 : undefined,
});
