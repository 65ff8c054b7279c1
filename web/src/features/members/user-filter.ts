import { type UserSort, type UserState, userSorts, userStates } from 'contract/fields/list-states';
import { limits } from 'contract/rules/limits';
import { type Role, roles } from 'contract/rules/membership';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** What narrows and orders the list of users; a part that is left out narrows nothing. */
export interface UserFilter {
  readonly q?: string | undefined;
  readonly status?: UserState | undefined;
  readonly role?: Role | undefined;
  /** Left out: who joined last comes first. */
  readonly sort?: UserSort | undefined;
}

export const statusLabels: Record<UserState, string> = {
  active: 'Active',
  waitingApproval: 'Waiting Approval',
  RequestRenew: 'Renewal Requested',
  rejectedByAdmin: 'Renew Member Rejected',
  expired: 'Expired',
  ending: `Ends within ${limits.endingDays} days`,
};

export const sortLabels: Record<UserSort, string> = {
  '-createdAt': 'Newest first',
  createdAt: 'Oldest first',
  name: 'Name A to Z',
  '-name': 'Name Z to A',
};

const oneOf = <T extends string>(allowed: readonly T[], value: string | null): T | undefined =>
  allowed.find((one) => one === value);

/** The filter of the list as the address says it. */
export function userFilterOf(search: URLSearchParams): UserFilter {
  const q = search.get('q')?.trim().slice(0, limits.searchCharacters) ?? '';
  return {
    q: q === '' ? undefined : q,
    status: oneOf(userStates, search.get('status')),
    role: oneOf(roles, search.get('role')),
    sort: oneOf(userSorts, search.get('sort')),
  };
}

export interface UserFilterState {
  readonly filter: UserFilter;
  /** Whether fewer than all users are shown. */
  readonly isNarrowed: boolean;
  /** Shows the first page of what the changed filter lets through. */
  readonly change: (changes: UserFilter, options?: { readonly replace?: boolean }) => void;
  readonly clear: () => void;
}

/** The filter that the address says, so that reload, Back and a shared link show it again. */
export function useUserFilter(): UserFilterState {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filter = userFilterOf(search);
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
