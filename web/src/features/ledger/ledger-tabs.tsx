import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/money/ledger', label: 'Entries' },
  { to: '/admin/money/ledger/months', label: 'Months' },
  { to: '/admin/money/ledger/expenses', label: 'Pengeluaran' },
] as const;

export function LedgerTabs() {
  return <TabLinks label="Ledger" tabs={tabs} />;
}
