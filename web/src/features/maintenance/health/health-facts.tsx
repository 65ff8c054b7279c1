import type { HealthPart, HealthReport } from 'contract/maintenance/health';
import { billLimits } from 'contract/rules/money/bills';
import type { MoneyFact } from 'contract/rules/money/money-facts';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '#ui/base/status-badge.tsx';

const partNames: Readonly<Record<HealthPart, string>> = {
  firestore: 'Firestore',
  auth: 'Auth',
  storage: 'Storage',
};

const placeholderParts = (Object.keys(partNames) as HealthPart[]).map((part) => ({
  part,
  isWell: undefined,
  ms: undefined,
}));

/** While `report` is undefined, placeholders reserve the space. */
export function HealthFacts({ report }: { readonly report: HealthReport | undefined }) {
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {(report?.parts ?? placeholderParts).map(({ part, isWell, ms }) => (
        <Fact key={part} name={partNames[part]}>
          {isWell !== undefined && (
            <>
              <StatusBadge label={isWell ? 'Berjalan' : 'Mati'} tone={isWell ? 'good' : 'bad'} />
              <span className="text-muted tabular-nums">{`${ms} ms`}</span>
            </>
          )}
        </Fact>
      ))}
      <Fact name="Email">
        {report && (
          <>
            <Link to="/admin/mails?state=failed" className="text-link">{`${report.mails.failed} gagal`}</Link>
            <Link
              to="/admin/mails?state=unclear"
              className="text-link"
            >{`${report.mails.unclear} tidak pasti`}</Link>
          </>
        )}
      </Fact>
      <Fact name="Titik periksa audit">{report && <Checkpoints {...report.checkpoints} />}</Fact>
      <Fact name="Karantina">{report && quarantineText(report)}</Fact>
      <Fact name="Nominal tagihan terbuka">
        <Amounts of="Perorangan" inUse={report?.amounts.individual} />
        <Amounts of="Institusi" inUse={report?.amounts.institution} />
      </Fact>
      <Fact name="Tagihan dan invoice">{report && <MoneyFacts money={report.money} />}</Fact>
      <Fact name="Pemulihan terakhir">{report && <LastRestore report={report} />}</Fact>
    </dl>
  );
}

function Checkpoints({ until, isLate }: HealthReport['checkpoints']) {
  return (
    <>
      <StatusBadge label={isLate ? 'Terlambat' : 'Mutakhir'} tone={isLate ? 'bad' : 'good'} />
      <span className="text-muted">
        {until === null ? 'Belum ada catatan' : `sampai ${adminListDateTime(until)}`}
      </span>
    </>
  );
}

interface AmountsProps {
  readonly of: string;
  /** Undefined while loading. */
  readonly inUse: number | undefined;
}

/** Unique amounts in use. When none is free, the code alone identifies a bill with the plain fee. */
function Amounts({ of, inUse }: AmountsProps) {
  const isScarce = inUse !== undefined && inUse >= billLimits.warningAmounts;
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {isScarce && <StatusBadge label="Hampir habis" tone="bad" />}
      <span className="tabular-nums">{`${of}: ${inUse ?? '…'} dari ${billLimits.uniqueCodes} terpakai`}</span>
    </span>
  );
}

const moneyFactNames: Readonly<Record<MoneyFact, string>> = {
  bank: 'bank',
  account: 'nomor rekening',
  holder: 'pemilik rekening',
  taxNumber: 'NPWP',
  signatory: 'penanda tangan',
};

function MoneyFacts({ money: { missing, hasQris } }: { readonly money: HealthReport['money'] }) {
  const names = missing.map((fact) => moneyFactNames[fact]).join(', ');
  return (
    <>
      <StatusBadge
        label={missing.length === 0 ? 'Data pembayaran lengkap' : 'Data pembayaran belum lengkap'}
        tone={missing.length === 0 ? 'good' : 'bad'}
      />
      <Link to="/admin/settings/qris" className="text-link">
        {hasQris ? 'QRIS sudah diatur' : 'QRIS belum diatur'}
      </Link>
      {missing.length > 0 && (
        <span className="w-full text-muted text-sm">{`Masih contoh, diatur saat deployment: ${names}`}</span>
      )}
    </>
  );
}

const quarantineText = ({ quarantine: { count, since } }: HealthReport): string =>
  since === null ? 'Kosong' : `${count}, yang pertama sejak ${adminListDate(since)}`;

function LastRestore({ report: { restoredAt, sweepPausedUntil } }: { readonly report: HealthReport }) {
  return (
    <>
      {restoredAt === null ? 'Belum pernah' : adminListDateTime(restoredAt)}
      {sweepPausedUntil !== null && (
        <span className="w-full text-muted text-sm">{`Tidak ada yang dibersihkan sebelum ${adminListDateTime(sweepPausedUntil)}`}</span>
      )}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="panel grid content-start gap-2 p-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="flex min-h-7 flex-wrap items-center gap-x-3 gap-y-1">{children}</dd>
    </div>
  );
}
