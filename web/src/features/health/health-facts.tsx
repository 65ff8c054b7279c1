import type { HealthPart, HealthReport } from 'contract/health';
import { billLimits } from 'contract/rules/money/bills';
import { adminListDate, adminListTime } from 'contract/words/dates';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { StatusBadge } from '#ui/base/status-badge.tsx';

const partNames: Readonly<Record<HealthPart, string>> = {
  firestore: 'Firestore',
  auth: 'Auth',
  storage: 'Storage',
};

/** What the product stands on, and what waits for a person. */
export function HealthFacts({ report }: { readonly report: HealthReport }) {
  const { parts, mails, quarantine, amounts, restoredAt, sweepPausedUntil } = report;
  return (
    <dl className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {parts.map(({ part, isWell, ms }) => (
        <Fact key={part} name={partNames[part]}>
          <StatusBadge label={isWell ? 'Answers' : 'No answer'} tone={isWell ? 'good' : 'bad'} />
          <span className="text-muted tabular-nums">{`${ms} ms`}</span>
        </Fact>
      ))}
      <Fact name="Mails">
        <Link to="/admin/mails?state=failed" className="text-link">{`${mails.failed} failed`}</Link>
        <Link to="/admin/mails?state=unclear" className="text-link">{`${mails.unclear} unclear`}</Link>
      </Fact>
      <Fact name="Quarantine">
        {quarantine.since === null
          ? 'Empty'
          : `${quarantine.count}, the first since ${adminListDate(quarantine.since)}`}
      </Fact>
      <Fact name="Amounts of open bills">
        <Amounts of="Individuals" inUse={amounts.individual} />
        <Amounts of="Institutions" inUse={amounts.institution} />
      </Fact>
      <Fact name="Last restore">
        {restoredAt === null ? 'Never' : adminListTime(restoredAt)}
        {sweepPausedUntil !== null && (
          <span className="w-full text-muted text-sm">{`Nothing is swept before ${adminListTime(sweepPausedUntil)}`}</span>
        )}
      </Fact>
    </dl>
  );
}

interface AmountsProps {
  readonly of: string;
  readonly inUse: number;
}

/** Once none is free, bills ask for the fee and are known by their code alone. */
function Amounts({ of, inUse }: AmountsProps) {
  return (
    <span className="flex flex-wrap items-center gap-x-3">
      {inUse >= billLimits.scarceAmounts && <StatusBadge label="Almost none left" tone="bad" />}
      <span className="tabular-nums">{`${of}: ${inUse} of ${billLimits.uniqueCodes} in use`}</span>
    </span>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="panel grid content-start gap-2 p-4">
      <dt className="font-semibold">{name}</dt>
      <dd className="flex flex-wrap items-center gap-x-3 gap-y-1">{children}</dd>
    </div>
  );
}
