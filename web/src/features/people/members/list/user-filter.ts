import { limits } from 'contract/rules/limits';
import { roles } from 'contract/rules/membership';
import {
  type FurtherFilterName,
  furtherFilterNames,
  type PeopleFilterName,
} from 'contract/rules/people/filter-names';
import type { PeopleFilter } from 'contract/schemas/filters/people-filter';
import { peopleKinds, type UserSort, userSorts, userStates } from 'contract/schemas/list-states';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseSearch } from '#ui/lists/page-from-url.ts';

/** Filter and order of the user list; an omitted value does not filter. */
export type UserFilter = { readonly [Key in keyof PeopleFilter]?: PeopleFilter[Key] | undefined } & {
  /** Omitted: the best hits of a search first, else most recently joined first. */
  readonly sort?: UserSort | undefined;
};

export const flagFilters = ['noPhoto', 'unverified', 'creditsMissing'] as const satisfies FurtherFilterName[];
const dayCounts: readonly FurtherFilterName[] = ['endsWithin', 'endedWithin'];
export const isFlag = (name: PeopleFilterName): boolean => (flagFilters as readonly string[]).includes(name);

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((one) => one === value);

/** Returns a value of the address as the list expects it; undefined if it is missing or invalid. */
function parseFurther(name: FurtherFilterName, value: string | null): string | number | undefined {
  if (value === null || value === '') return undefined;
  if (name === 'kind') return oneOf(peopleKinds, value);
  if (isFlag(name)) return value === 'true' ? value : undefined;
  if (dayCounts.includes(name))
    return /^\d{1,4}$/.test(value) && Number(value) <= limits.filterDays ? Number(value) : undefined;
  if (name === 'joinedFrom' || name === 'joinedTo')
    return /^\d{4}-\d\d-\d\d$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;
  return value.slice(0, name === 'tag' ? limits.memberRecords.tagCharacters : limits.searchCharacters);
}

export function parseUserFilter(search: URLSearchParams): UserFilter {
  const further = furtherFilterNames.map((name) => [name, parseFurther(name, search.get(name))] as const);
  return {
    q: parseSearch(search),
    status: oneOf(userStates, search.get('status')),
    role: oneOf(roles, search.get('role')),
    ...Object.fromEntries(further.filter(([, value]) => value !== undefined)),
    sort: oneOf(userSorts, search.get('sort')),
  };
}

/** Returns the filter as a query string; '' without one. */
export function toSearch(filter: UserFilter): string {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(filter))
    if (value !== undefined && value !== '') query.set(key, String(value));
  return query.toString();
}

export interface UserFilterState {
  readonly filter: UserFilter;
  readonly isNarrowed: boolean;
  readonly change: (changes: UserFilter, options?: { readonly replace?: boolean }) => void;
  /** Shows the list with this filter only. */
  readonly show: (filter: UserFilter) => void;
  readonly clear: () => void;
}

/** Returns the filter from the URL, so that reload, Back and shared links restore it. */
export function useUserFilter(): UserFilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseUserFilter(search);
  const show = (next: UserFilter, replace: boolean) =>
    navigate({ search: toSearch(next) }, { replace, preventScrollReset: true });
  const { sort, ...narrowing } = filter;
  return {
    filter,
    isNarrowed: Object.values(narrowing).some((value) => value !== undefined),
    change: (changes, { replace = false } = {}) => show({ ...filter, ...changes }, replace),
    show: (next) => show(next, false),
    clear: () => show({ sort }, false),
  };
}
