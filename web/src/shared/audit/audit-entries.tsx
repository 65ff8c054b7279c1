import type { AuditRow } from 'contract/admin/audit';
import { actionLabel } from 'contract/rules/audit/actions';
import { adminListDateTime } from 'contract/text/dates';
import type { ReactNode } from 'react';
import * as t from '#messages/shared/audit';
import { detailLines } from './detail-lines.ts';

export interface AuditEntry extends Pick<AuditRow, '_id' | 'at' | 'action' | 'details'> {
  /** Null where the reader may not know the actor. */
  readonly actorName: string | null;
}

interface AuditEntriesProps<Shown> {
  readonly entries: readonly Shown[];
  readonly actionOf?: (entry: Shown) => ReactNode;
  /** Default: the short form of the admin area. Members read complete dates. */
  readonly formatMoment?: (at: string) => string;
}

export function AuditEntries<Shown extends AuditEntry>({
  entries,
  actionOf,
  formatMoment = adminListDateTime,
}: AuditEntriesProps<Shown>) {
  return (
    <ol className="grid">
      {entries.map((entry) => (
        <AuditEntryItem
          key={entry._id}
          entry={entry}
          moment={formatMoment(entry.at)}
          action={actionOf?.(entry)}
        />
      ))}
    </ol>
  );
}

interface AuditEntryItemProps {
  readonly entry: AuditEntry;
  readonly moment: string;
  readonly action: ReactNode;
}

/** One entry as an item of a list. */
export function AuditEntryItem({
  entry: { at, actorName, action, details },
  moment,
  action: control,
}: AuditEntryItemProps) {
  const lines = detailLines(details);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-muted text-sm tabular-nums">
        {moment}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{actorName ?? t.association}</strong>
          {`: ${actionLabel(action)}`}
        </p>
        {lines.length > 0 && <p className="text-muted text-sm">{lines.join(' · ')}</p>}
        {control}
      </div>
    </li>
  );
}
