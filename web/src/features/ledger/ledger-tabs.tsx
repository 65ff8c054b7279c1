import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/money/ledger', label: 'Entries' },
  { to: '/admin/money/ledger/months', label: 'Months' },
] as const;

/** Tabs for the entries and the months of the ledger. */
export function LedgerTabs() {
  return <TabLinks label="Ledger" tabs={tabs} />;
}
