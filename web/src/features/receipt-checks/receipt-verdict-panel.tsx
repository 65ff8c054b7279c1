import type { ReceiptCheck, ReceiptVerdict } from 'contract/receipt-checks';
import { association } from 'contract/text/association';
import { indonesianDate } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { CheckCircleIcon, CloseIcon, InfoIcon } from '#ui/base/shell-icons.tsx';

const bad = { Icon: CloseIcon, colours: 'border-danger/40 bg-danger-soft text-danger' } as const;

/** Title, explanation and appearance of each verdict. */
const verdicts = {
  genuine: {
    title: 'Kuitansi asli',
    text: 'Cocokkan isinya dengan kuitansi di tangan Anda.',
    Icon: CheckCircleIcon,
    colours: 'border-success/40 bg-success-soft text-success',
  },
  forged: {
    title: 'Kuitansi palsu',
    text: `Nomornya memang ada, tetapi kodenya bukan kode kuitansi ${association.shortName} itu. Jangan diterima.`,
    ...bad,
  },
  unknown: {
    title: 'Kuitansi tidak dikenal',
    text: `${association.shortName} tidak pernah menerbitkan kuitansi dengan kode ini. Jangan diterima.`,
    ...bad,
  },
  unreadable: {
    title: 'Kode tidak dikenali',
    text: 'Kodenya salah ketik atau terpotong. Bandingkan sekali lagi dengan yang tercetak di kaki kuitansi.',
    Icon: InfoIcon,
    colours: 'border-brand/40 bg-brand-soft text-brand-strong',
  },
} as const satisfies Readonly<Record<ReceiptVerdict, unknown>>;

/** Result of a receipt check. */
export function ReceiptVerdictPanel({ check: { verdict, receipt } }: { readonly check: ReceiptCheck }) {
  const { title, text, Icon, colours } = verdicts[verdict];
  return (
    <div className={`grid gap-5 rounded-panel border p-5 sm:p-6 ${colours}`}>
      <div className="flex items-start gap-4">
        <Icon className="size-10 shrink-0" />
        <div className="grid min-w-0 gap-1">
          <h2 className="text-title">{title}</h2>
          <p className="text-ink">{text}</p>
        </div>
      </div>
      {receipt !== null && (
        <dl className="grid gap-x-6 gap-y-3 text-ink sm:grid-cols-2">
          <Fact term="Nomor" text={receipt.number} />
          <Fact term="Diterbitkan" text={indonesianDate(receipt.issuedAt)} />
          <Fact term="Jumlah" text={formatRupiah(receipt.amount)} />
          <Fact term="Atas nama" text={receipt.payer} />
        </dl>
      )}
    </div>
  );
}

function Fact({ term, text }: { readonly term: string; readonly text: string }) {
  return (
    <div>
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="wrap-anywhere font-semibold">{text}</dd>
    </div>
  );
}
