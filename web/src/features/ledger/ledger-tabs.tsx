import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/money/ledger', label: 'Entries' },
  { to: '/admin/money/ledger/months', label: 'Months' },
] as const;

/** The books as entries, and as months that are closed. */
export function LedgerTabs() {
  return <TabLinks label="Ledger" tabs={tabs} />;
}
