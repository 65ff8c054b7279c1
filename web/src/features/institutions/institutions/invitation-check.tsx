import type { InvitationVerdict } from 'contract/rules/people/address-list';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/features/institutions/institutions';

export interface CheckedRow {
  readonly line: number;
  readonly text: string;
  readonly verdict: InvitationVerdict;
}

const labels: Readonly<Record<InvitationVerdict, string>> = {
  invite: t.willInvite,
  invited: t.alreadyInvited,
  seated: t.alreadySeated,
  repeated: t.repeated,
  invalid: t.noAddress,
  'no-seat': t.noSeat,
};

const tones: Readonly<Record<InvitationVerdict, string>> = {
  invite: 'text-success',
  invited: 'text-muted',
  seated: 'text-muted',
  repeated: 'text-muted',
  invalid: 'text-danger',
  'no-seat': 'text-warning',
};

interface InvitationCheckProps {
  readonly rows: readonly CheckedRow[];
  readonly free: number;
}

/** Outcome of each line of a list. Nothing is sent yet. */
export function InvitationCheck({ rows, free }: InvitationCheckProps) {
  const count = rows.filter(({ verdict }) => verdict === 'invite').length;
  return (
    <section aria-label={t.checkResult} className="grid gap-2">
      <p role="status">{fill(t.checkCounts, { count, total: rows.length, free })}</p>
      <ul className="grid max-h-80 overflow-y-auto" tabIndex={-1}>
        {rows.map(({ line, text, verdict }) => (
          <li
            key={`${line}-${text}-${verdict}`}
            className="flex flex-wrap justify-between gap-x-6 border-line border-t py-2 text-sm"
          >
            <span className="min-w-0 wrap-anywhere">{fill(t.line, { line, text })}</span>
            <span className={`font-medium ${tones[verdict]}`}>{labels[verdict]}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
