import { adminListTime } from 'contract/dates';
import type { User } from 'contract/people';
import { useEndpoint } from '#api/use-endpoint.ts';
import { HistorySection } from '#ui/history-section.tsx';
import { EyeIcon } from '#ui/icons.tsx';
import { PaymentList, type PaymentWords } from '#ui/payment-list.tsx';

const wordsAbout = ({ name }: User): PaymentWords => ({
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

/** What a member has paid, each payment with its own proof. */
export function MemberPayments({ user }: { readonly user: User }) {
  const list = useEndpoint('listUserPayments', { id: user._id });
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
          words={wordsAbout(user)}
        />
      )}
    </HistorySection>
  );
}
