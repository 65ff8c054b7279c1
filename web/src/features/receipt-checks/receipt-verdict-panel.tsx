import type { ReceiptCheck, ReceiptVerdict } from 'contract/receipt-checks';
import { association } from 'contract/text/association';
import { indonesianDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { VerdictCard, verdictStyles } from '#shared/public/verdict-card.tsx';

const verdicts = {
  genuine: {
    title: 'Kuitansi asli',
    text: 'Cocokkan isinya dengan kuitansi di tangan Anda.',
    ...verdictStyles.good,
  },
  forged: {
    title: 'Kuitansi palsu',
    text: `Nomornya memang ada, tetapi kodenya bukan kode kuitansi ${association.shortName} itu. Jangan diterima.`,
    ...verdictStyles.bad,
  },
  unknown: {
    title: 'Kuitansi tidak dikenal',
    text: `${association.shortName} tidak pernah menerbitkan kuitansi dengan kode ini. Jangan diterima.`,
    ...verdictStyles.bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: 'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di kaki kuitansi.',
    ...verdictStyles.open,
  },
} as const satisfies Readonly<Record<ReceiptVerdict, unknown>>;

export function ReceiptVerdictPanel({ check: { verdict, receipt } }: { readonly check: ReceiptCheck }) {
  return (
    <VerdictCard
      {...verdicts[verdict]}
      facts={
        receipt === null
          ? undefined
          : [
              ['Nomor', receipt.number],
              ['Diterbitkan', indonesianDate(receipt.issuedAt)],
              ['Jumlah', formatRupiah(receipt.amount)],
              ['Atas nama', receipt.payer],
            ]
      }
    />
  );
}
