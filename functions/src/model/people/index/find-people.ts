import { countMissingCredits } from 'contract/rules/events/credits';
import { limits } from 'contract/rules/limits';
import { isLifetime, isPausedAt, statusAt } from 'contract/rules/membership';
import { pageCount } from 'contract/rules/read-budget';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import type { UserSort } from 'contract/schemas/list-states';
import { dayStart } from 'contract/text/dates';
import { normalise } from 'contract/text/search-words';
import { clock } from '#data/clock.ts';
import type { Page } from '#model/base/pages.ts';
import { currentPeople } from './current-people.ts';
import { parseSearch } from './parse-search.ts';
import type { PeopleIndex, PersonOrder } from './people-index.ts';
import type { PersonRow } from './person-row.ts';

type Test = (row: PersonRow) => boolean;

const toDate = (time: number | null | undefined): Date | null =>
  time === null || time === undefined ? null : new Date(time);

/** Returns the membership of a row with its times as dates. */
export const toMembership = ({ isActive, validUntil, pausedFrom, pausedUntil }: PersonRow) => ({
  isActive,
  validUntil: toDate(validUntil),
  pausedFrom: toDate(pausedFrom),
  pausedUntil: toDate(pausedUntil),
});

/** Returns whether each word begins a word of a normalised text. Without a word, nothing fits. */
export const hasBeginnings = (normalised: string, words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => ` ${normalised}`.includes(` ${word}`));

export const toWords = (query: string): string[] => normalise(query).split(' ').filter(Boolean);

/** Returns whether each word begins a word of the text. */
const beginsWords = (text: string, query: string): boolean => hasBeginnings(normalise(text), toWords(query));

const isBetween = (time: number | null, from: Date, before: Date): boolean =>
  time !== null && time >= from.getTime() && time < before.getTime();

/** Returns the tests of a filter, the cheap ones first. */
function toTests(filter: PeopleFilter, now: Date): Test[] {
  const { status, role, kind, institution, expertise, city, joinedFrom, joinedTo, tag } = filter;
  const { endsWithin, endedWithin, noPhoto, unverified, creditsMissing } = filter;
  const today = dayStart(now);
  const tests: (Test | false | undefined | '')[] = [
    role !== undefined && ((row) => row.role === role),
    // Admins are not members: without a role in the filter they do not end.
    status === 'ending' &&
      ((row) =>
        row.role === (role ?? 'Member') &&
        isBetween(row.validUntil, today, dayStart(now, limits.endingSoonDays + 1))),
    status === 'paused' && ((row) => isPausedAt(toMembership(row), now)),
    status !== undefined &&
      status !== 'ending' &&
      status !== 'paused' &&
      ((row) => statusAt(toMembership(row), now) === status),
    kind === 'individual' && ((row) => row.seat === null),
    kind === 'seat' && ((row) => row.seat !== null),
    kind === 'coordinator' && ((row) => row.isCoordinator),
    kind === 'life' && ((row) => isLifetime(toMembership(row).validUntil)),
    joinedFrom !== undefined && ((row) => row.createdAt >= dayStart(joinedFrom).getTime()),
    joinedTo !== undefined && ((row) => row.createdAt < dayStart(joinedTo, 1).getTime()),
    endsWithin !== undefined && ((row) => isBetween(row.validUntil, today, dayStart(now, endsWithin + 1))),
    endedWithin !== undefined && ((row) => isBetween(row.validUntil, dayStart(now, -endedWithin), today)),
    noPhoto && ((row) => !row.hasPhoto),
    unverified && ((row) => !row.isEmailVerified),
    creditsMissing && ((row) => countMissingCredits(toMembership(row), row.credits, now) > 0),
    tag && ((row) => row.tags.some((own) => own.toLowerCase() === tag.toLowerCase())),
    institution && ((row) => beginsWords(`${row.institution} ${row.seat?.institution ?? ''}`, institution)),
    expertise && ((row) => beginsWords(row.expertise, expertise)),
    city && ((row) => beginsWords(row.city, city)),
  ];
  return tests.filter((test) => typeof test === 'function');
}

const orders: Record<Exclude<UserSort, 'best'>, { by: PersonOrder; isDescending: boolean }> = {
  createdAt: { by: 'createdAt', isDescending: false },
  '-createdAt': { by: 'createdAt', isDescending: true },
  name: { by: 'name', isDescending: false },
  '-name': { by: 'name', isDescending: true },
  validUntil: { by: 'validUntil', isDescending: false },
};

/** Returns the order of a list without a chosen one. Ending memberships are always sorted by their end. */
function toOrder({ q, status }: PeopleFilter, sort: UserSort | undefined): UserSort {
  if (status === 'ending') return 'validUntil';
  if (sort !== undefined && (sort !== 'best' || q)) return sort;
  return q ? 'best' : '-createdAt';
}

/** Returns the rows of a search and a filter in their order. */
export function selectRows(
  index: PeopleIndex,
  filter: PeopleFilter,
  sort: UserSort | undefined,
  now: Date,
): PersonRow[] {
  const tests = toTests(filter, now);
  const fits: Test = (row) => tests.every((test) => test(row));
  const order = toOrder(filter, sort);
  const hits = filter.q ? index.search(parseSearch(filter.q)).map(({ row }) => row) : undefined;
  if (order === 'best') return (hits ?? []).filter(fits);
  const found = hits && new Set(hits);
  const { by, isDescending } = orders[order];
  const rows = index.sorted(by).filter((row) => (found === undefined || found.has(row)) && fits(row));
  return isDescending ? rows.reverse() : rows;
}

/** Finds people by a search and filters, and returns all of them in their order. */
export async function findPeople(filter: PeopleFilter, sort?: UserSort): Promise<PersonRow[]> {
  return selectRows(await currentPeople(), filter, sort, clock.now());
}

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
