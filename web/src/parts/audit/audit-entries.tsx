import type { AuditRow } from 'contract/audit';
import { adminListTime } from 'contract/words/dates';
import { actionLabel } from './action-labels.ts';
import { detailLines } from './detail-lines.ts';

interface AuditEntry extends Pick<AuditRow, '_id' | 'at' | 'action' | 'details'> {
  /** Null where the reader is not told who. */
  readonly actorName: string | null;
}

/** Who did what and when, an entry a line. */
export function AuditEntries({ entries }: { readonly entries: readonly AuditEntry[] }) {
  return (
    <ol lang="id" className="grid">
      {entries.map((entry) => (
        <Entry key={entry._id} entry={entry} />
      ))}
    </ol>
  );
}

function Entry({ entry: { at, actorName, action, details } }: { readonly entry: AuditEntry }) {
  const lines = detailLines(details);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums">
        {adminListTime(at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{actorName ?? 'Pengurus asosiasi'}</strong>
          {`: ${actionLabel(action)}`}
        </p>
        {lines.length > 0 && <p className="text-muted text-sm">{lines.join(' · ')}</p>}
      </div>
    </li>
  );
}
