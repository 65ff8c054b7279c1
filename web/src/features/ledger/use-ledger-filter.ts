import {
  type LedgerAccount,
  type LedgerKind,
  ledgerAccounts,
  ledgerKinds,
} from 'contract/rules/money/ledger';
import { useLocation, useSearchParams } from 'react-router-dom';

const keys = ['month', 'kind', 'account', 'q'] as const;
export type LedgerFilterKey = (typeof keys)[number];

/** The parts that are set; none is an empty string. */
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

/** What an address says; what it names that there is not is left out. */
export const ledgerFilterOf = (search: URLSearchParams): LedgerFilter =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = search.get(key) ?? '';
      return allowed[key](value) ? [[key, value]] : [];
    }),
  );

/** The filter of the books, kept in the address. */
export function useLedgerFilter() {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const filter = ledgerFilterOf(search);
  /** The address with these parts changed ('' takes one out), from the first page on. */
  const addressWith = (change: Partial<Record<LedgerFilterKey, string>>): string => {
    const parts = Object.entries({ ...filter, ...change }).filter(([, value]) => value !== '');
    return parts.length === 0 ? pathname : `${pathname}?${new URLSearchParams(parts)}`;
  };
  return { filter, addressWith };
}
