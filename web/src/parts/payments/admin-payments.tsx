import type { UseQueryResult } from '@tanstack/react-query';
import type { PaymentRow } from 'contract/payments';
import { adminListTime } from 'contract/words/dates';
import { EyeIcon } from '#ui/base/icons.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';
import { PaymentList, type PaymentWords } from './payment-list.tsx';

const wordsAbout = (name: string): PaymentWords => ({
  lang: 'en',
  kinds: { registration: 'Registration', renewal: 'Renewal' },
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected', replaced: 'Replaced' },
  moment: adminListTime,
  bill: 'bill',
  sent: 'Sent',
  by: 'by',
  reason: 'Reason',
  view: 'View payment proof',
  viewIcon: <EyeIcon className="size-5" />,
  of: 'of',
  removed: 'Proof removed',
  proofTitle: ({ createdAt }) => `Payment proof of ${name}, ${adminListTime(createdAt)}`,
});

interface AdminPaymentsProps {
  /** Of the member or institution that paid. */
  readonly name: string;
  readonly list: UseQueryResult<{ readonly data: readonly PaymentRow[] }, Error>;
}

/** What a member or an institution has paid, as admins see it: each payment with its own proof. */
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
