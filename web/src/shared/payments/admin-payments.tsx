import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/payments';
import { adminListDateTime } from 'contract/text/dates';
import { EyeIcon } from '#ui/base/icons.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';
import { PaymentList, type PaymentWords } from './payment-list.tsx';

const wordsAbout = (name: string): PaymentWords => ({
  lang: 'en',
  kinds: { registration: 'Registration', renewal: 'Renewal' },
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected', replaced: 'Replaced' },
  moment: adminListDateTime,
  bill: 'bill',
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
  /** Name of the paying member or institution. */
  readonly name: string;
  readonly list: UseQueryResult<{ readonly data: readonly PaymentRow[] }, Error>;
}

export function AdminPayments({ name, list }: AdminPaymentsProps) {
  return (
    <HistorySection
      title="Payments"
      list={list}
      loadError="Gagal mengambil riwayat pembayaran"
      empty="Belum ada pembayaran."
    >
      {(payments) => (
        <PaymentList
          payments={payments}
          reload={async () => (await list.refetch()).data?.data ?? []}
          words={wordsAbout(name)}
        />
      )}
    </HistorySection>
  );
}
