import {
  type LedgerAccount,
  type LedgerKind,
  ledgerAccounts,
  ledgerKinds,
} from 'contract/rules/money/ledger';
import { useLocation, useSearchParams } from 'react-router-dom';

const keys = ['month', 'kind', 'account', 'q'] as const;
export type LedgerFilterKey = (typeof keys)[number];

/** Active filters; no value is an empty string. */
export interface LedgerFilter {
  readonly month?: string;
  readonly kind?: LedgerKind;
  readonly account?: LedgerAccount;
  readonly q?: string;
}

const allowed: Readonly<Record<LedgerFilterKey, (value: string) => boolean>> = {
  month: (value) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value),
  kind: (value) => (ledgerKinds as readonly string[]).includes(value),
  account: (value) => (ledgerAccounts as readonly string[]).includes(value),
  q: (value) => value.trim() !== '',
};

/** Reads the filter from the URL and omits invalid values. */
export const parseLedgerFilter = (search: URLSearchParams): LedgerFilter =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = search.get(key) ?? '';
      return allowed[key](value) ? [[key, value]] : [];
    }),
  );

/** Returns the ledger filter, which is stored in the URL. */
export function useLedgerFilter() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = parseLedgerFilter(search);
  /** Returns the URL of the first page with these filters changed; '' removes a filter. */
  const addressWith = (change: Partial<Record<LedgerFilterKey, string>>): string => {
    const parts = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    return parts.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parts)}`;
  };
  return { filter, addressWith };
}
