import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/money/ledger', label: 'Catatan' },
  { to: '/admin/money/ledger/months', label: 'Bulan' },
  { to: '/admin/money/ledger/expenses', label: 'Pengeluaran' },
] as const;

export function LedgerTabs() {
  return <TabLinks label="Buku kas" tabs={tabs} />;
}
