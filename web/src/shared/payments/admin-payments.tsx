import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/payments';
import { adminListDateTime } from 'contract/text/dates';
import { EyeIcon } from '#ui/base/icons.tsx';
import { PaymentSection, type PaymentWords } from './payment-list.tsx';

const wordsAbout = (name: string): PaymentWords => ({
  lang: 'en',
  title: 'Payments',
  loadError: 'Gagal mengambil riwayat pembayaran',
  kinds: { registration: 'Registration', renewal: 'Renewal' },
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected', replaced: 'Replaced' },
  moment: adminListDateTime,
  bill: 'bill',
  period: 'period',
  sent: 'Sent',
  by: 'by',
  reason: 'Reason',
  view: 'View payment proof',
  viewIcon: <EyeIcon className="size-5" />,
  of: 'of',
  removed: 'Proof removed',
  proofTitle: ({ createdAt }) => `Payment proof of ${name}, ${adminListDateTime(createdAt)}`,
});

interface AdminPaymentsProps {
  readonly name: string;
  readonly list: UseQueryResult<{ readonly data: readonly PaymentRow[] }, Error>;
}

export function AdminPayments({ name, list }: AdminPaymentsProps) {
  return <PaymentSection list={list} words={wordsAbout(name)} />;
}
