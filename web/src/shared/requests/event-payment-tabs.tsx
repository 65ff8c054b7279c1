import { TabLinks } from '#ui/base/tab-links.tsx';

const tabs = [
  { to: '/admin/event-payments', label: 'Pembayaran' },
  { to: '/admin/event-payments/refunds', label: 'Pengembalian' },
] as const;

export function EventPaymentTabs() {
  return <TabLinks label="Uang acara" tabs={tabs} />;
}
