import {
  type AccountFilter,
  accountFilters,
  type LedgerKind,
  ledgerKinds,
} from 'contract/rules/money/ledger';
import { parseFilter, useUrlFilter } from '#ui/lists/use-url-filter.ts';

export interface LedgerFilter {
  readonly month?: string;
  readonly kind?: LedgerKind;
  readonly account?: AccountFilter;
  readonly q?: string;
}

export const parseLedgerFilter = (search: URLSearchParams): LedgerFilter =>
  parseFilter<LedgerFilter>(search, {
    month: (value) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value),
    kind: (value) => (ledgerKinds as readonly string[]).includes(value),
    account: (value) => (accountFilters as readonly string[]).includes(value),
    q: (value) => value.trim() !== '',
  });

export const useLedgerFilter = () => useUrlFilter(parseLedgerFilter);
