import { QrPicture } from '#ui/pictures/qr-picture.tsx';

interface QrisFactsProps {
  readonly qris: {
    readonly text: string;
    readonly merchant: string;
    readonly city: string;
    readonly nmid: string;
  } | null;
}

/** Current QRIS code and its merchant data. */
export function QrisFacts({ qris }: QrisFactsProps) {
  if (qris === null) return <p>None: bills show the account only.</p>;
  return (
    <div className="grid gap-4 sm:grid-cols-[auto_1fr]">
      <QrPicture text={qris.text} label={`QRIS ${qris.merchant}`} />
      <dl className="grid content-start gap-3">
        <Fact name="Merchant" value={qris.merchant} />
        <Fact name="NMID" value={qris.nmid} />
        <Fact name="City" value={qris.city} />
        <Fact name="Text" value={qris.text} isLong />
      </dl>
    </div>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  readonly isLong?: boolean;
}

function Fact({ name, value, isLong = false }: FactProps) {
  return (
    <div>
      <dt className="text-muted text-sm">{name}</dt>
      <dd className={`wrap-anywhere ${isLong ? 'text-sm' : 'font-semibold'}`}>{value}</dd>
    </div>
  );
}
