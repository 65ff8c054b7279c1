import { adminListTime } from 'contract/dates';
import { useEndpoint } from '#api/use-endpoint.ts';
import { HistorySection } from '#ui/history-section.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { PaymentList, type PaymentWords } from '#ui/payment-list.tsx';

const wordsAbout = (name: string): PaymentWords => ({
  lang: 'en',
  kinds: { registration: 'Registration', renewal: 'Renewal' },
  states: { waiting: 'Waiting Approval', approved: 'Approved', rejected: 'Rejected' },
  moment: adminListTime,
  sent: 'Sent',
  by: 'by',
  reason: 'Reason',
  view: 'View payment proof',
  viewIcon: <EyeIcon className="size-5" />,
  of: 'of',
  removed: 'Proof removed',
  proofTitle: ({ createdAt }) => `Payment proof of ${name}, ${adminListTime(createdAt)}`,
});

/** What coordinators have paid for their institution. */
export function InstitutionPayments({ id, name }: { readonly id: string; readonly name: string }) {
  const list = useEndpoint('listInstitutionPayments', { id });
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
