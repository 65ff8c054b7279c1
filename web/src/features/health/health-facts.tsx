import type { HealthPart, HealthReport } from 'contract/health';
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
              <StatusBadge label={isWell ? 'Up' : 'Down'} tone={isWell ? 'good' : 'bad'} />
              <span className="text-muted tabular-nums">{`${ms} ms`}</span>
            </>
          )}
        </Fact>
      ))}
      <Fact name="Mails">
        {report && (
          <>
            <Link
              to="/admin/mails?state=failed"
              className="text-link"
            >{`${report.mails.failed} failed`}</Link>
            <Link
              to="/admin/mails?state=unclear"
              className="text-link"
            >{`${report.mails.unclear} unclear`}</Link>
          </>
        )}
      </Fact>
      <Fact name="Audit checkpoints">{report && <Checkpoints {...report.checkpoints} />}</Fact>
      <Fact name="Quarantine">{report && quarantineText(report)}</Fact>
      <Fact name="Amounts of open bills">
        <Amounts of="Individuals" inUse={report?.amounts.individual} />
        <Amounts of="Institutions" inUse={report?.amounts.institution} />
      </Fact>
      <Fact name="Bills and invoices">{report && <MoneyFacts money={report.money} />}</Fact>
      <Fact name="Last restore">{report && <LastRestore report={report} />}</Fact>
    </dl>
  );
}

function Checkpoints({ until, isLate }: HealthReport['checkpoints']) {
  return (
    <>
      <StatusBadge label={isLate ? 'Late' : 'Up to date'} tone={isLate ? 'bad' : 'good'} />
      <span className="text-muted">
        {until === null ? 'No entries yet' : `until ${adminListDateTime(until)}`}
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
      {isScarce && <StatusBadge label="Nearly exhausted" tone="bad" />}
      <span className="tabular-nums">{`${of}: ${inUse ?? '…'} of ${billLimits.uniqueCodes} in use`}</span>
    </span>
  );
}

const moneyFactNames: Readonly<Record<MoneyFact, string>> = {
  bank: 'bank',
  account: 'account number',
  holder: 'account holder',
  taxNumber: 'NPWP',
  signatory: 'signatory',
};

function MoneyFacts({ money: { missing, hasQris } }: { readonly money: HealthReport['money'] }) {
  const names = missing.map((fact) => moneyFactNames[fact]).join(', ');
  return (
    <>
      <StatusBadge
        label={missing.length === 0 ? 'Payment details complete' : 'Payment details missing'}
        tone={missing.length === 0 ? 'good' : 'bad'}
      />
      <Link to="/admin/settings/qris" className="text-link">
        {hasQris ? 'QRIS is set' : 'QRIS is not set'}
      </Link>
      {missing.length > 0 && (
        <span className="w-full text-muted text-sm">{`Placeholders, set with a deployment: ${names}`}</span>
      )}
    </>
  );
}

const quarantineText = ({ quarantine: { count, since } }: HealthReport): string =>
  since === null ? 'Empty' : `${count}, the first since ${adminListDate(since)}`;

function LastRestore({ report: { restoredAt, sweepPausedUntil } }: { readonly report: HealthReport }) {
  return (
    <>
      {restoredAt === null ? 'Never' : adminListDateTime(restoredAt)}
      {sweepPausedUntil !== null && (
        <span className="w-full text-muted text-sm">{`Nothing is swept before ${adminListDateTime(sweepPausedUntil)}`}</span>
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
