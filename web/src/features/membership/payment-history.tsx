import type { User } from 'contract/schemas/people';
import { indonesianDate, timeOfDay } from 'contract/text/dates';
import { useEndpoint } from '#api/use-endpoint.ts';
import { PaymentList, type PaymentWords } from '#shared/payments/payment-list.tsx';
import { kindText } from '#shared/payments/payment-words.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';

const moment = (at: string): string => `${indonesianDate(at)}, ${timeOfDay(at)} WIB`;

const words: PaymentWords = {
  lang: 'id',
  kinds: kindText,
  states: { waiting: 'Menunggu keputusan', approved: 'Disetujui', rejected: 'Ditolak', replaced: 'Diganti' },
  moment,
  bill: 'tagihan',
  sent: 'Dikirim',
  by: 'oleh',
  reason: 'Alasan penolakan',
  view: 'Lihat bukti',
  of: 'pembayaran',
  removed: 'Gambar bukti sudah dihapus',
  proofTitle: ({ kind, createdAt }) => `Bukti ${kindText[kind].toLowerCase()}, ${moment(createdAt)}`,
};

export function PaymentHistory({ user }: { readonly user: User }) {
  const list = useEndpoint('listUserPayments', { id: user._id });
  return (
    <HistorySection
      lang="id"
      title="Riwayat pembayaran"
      list={list}
      loadError="Riwayat pembayaran tidak dapat dimuat."
      empty="Belum ada pembayaran."
    >
      {(payments) => (
        <PaymentList
          payments={payments}
          reload={async () => (await list.refetch()).data?.data ?? []}
          words={words}
        />
      )}
    </HistorySection>
  );
}
