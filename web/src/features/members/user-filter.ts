import { limits } from 'contract/rules/limits';
import { type Role, roles } from 'contract/rules/membership';
import { type UserSort, type UserState, userSorts, userStates } from 'contract/schemas/list-states';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { parseSearch } from '#ui/lists/page-from-url.ts';

/** Filter and order of the user list; an omitted value does not filter. */
export interface UserFilter {
  readonly q?: string | undefined;
  readonly status?: UserState | undefined;
  readonly role?: Role | undefined;
  /** Omitted: most recently joined first. */
  readonly sort?: UserSort | undefined;
}

export const statusLabels: Record<UserState, string> = {
  active: 'Active',
  waitingApproval: 'Waiting Approval',
  RequestRenew: 'Perpanjangan diperiksa',
  rejectedByAdmin: 'Renew Member Rejected',
  expired: 'Berakhir',
  ending: `Berakhir dalam ${limits.endingSoonDays} hari`,
};

export const sortLabels: Record<UserSort, string> = {
  '-createdAt': 'Terbaru dulu',
  createdAt: 'Terlama dulu',
  name: 'Nama A–Z',
  '-name': 'Nama Z–A',
  best: 'Paling cocok',
  validUntil: 'Berakhir lebih dulu',
};

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((one) => one === value);

export function parseUserFilter(search: URLSearchParams): UserFilter {
  return {
    q: parseSearch(search),
    status: oneOf(userStates, search.get('status')),
    role: oneOf(roles, search.get('role')),
    sort: oneOf(userSorts, search.get('sort')),
  };
}

export interface UserFilterState {
  readonly filter: UserFilter;
  readonly isNarrowed: boolean;
  readonly change: (changes: UserFilter, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
}

/** Returns the filter from the URL, so that reload, Back and shared links restore it. */
export function useUserFilter(): UserFilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseUserFilter(search);
  const show = (next: UserFilter, replace: boolean) => {
    const query = new URLSearchParams();
    for (const [key, value] of Object.entries(next)) if (value) query.set(key, value);
    navigate({ search: query.toString() }, { replace, preventScrollReset: true });
  };
  return {
    filter,
    isNarrowed: Boolean(filter.q ?? filter.status ?? filter.role),
    change: (changes, { replace = false } = {}) => show({ ...filter, ...changes }, replace),
    clear: () => show({ sort: filter.sort }, false),
  };
}
