import type { LedgerFilter } from 'contract/money/ledger';
import { accountFilters, ledgerKinds } from 'contract/rules/money/ledger';
import { parseFilter, useUrlFilter } from '#ui/lists/use-url-filter.ts';

export const parseLedgerFilter = (search: URLSearchParams): LedgerFilter =>
  parseFilter<LedgerFilter>(search, {
    month: (value) => /^20\d\d-(?:0[1-9]|1[0-2])$/.test(value),
    kind: (value) => (ledgerKinds as readonly string[]).includes(value),
    account: (value) => (accountFilters as readonly string[]).includes(value),
    q: (value) => value.trim() !== '',
  });

export const useLedgerFilter = () => useUrlFilter(parseLedgerFilter);
