import { adminListTime } from 'contract/dates';
import { limits } from 'contract/limits';
import type { AuditEntry } from 'contract/members';
import { useEndpoint } from '#api/use-endpoint.ts';
import { HistorySection } from './history-section.tsx';

/** What an action is called; one that is not known here is shown by its own name. */
const actions: Readonly<Record<string, string>> = {
  'registration.request': 'Applied for membership',
  'registration.approve': 'Approved the registration',
  'renewal.request': 'Asked for a renewal',
  'renewal.approve': 'Approved the renewal',
  'renewal.reject': 'Rejected the renewal',
  'user.update': 'Changed the profile',
  'payment.view': 'Opened a payment proof',
  'users.export': 'Exported users as CSV',
  'admin.create': 'Became an admin',
};

/** Details that say something to people, in the order of reading. */
const told = [
  ['fields', 'Fields'],
  ['reason', 'Reason'],
  ['validUntil', 'Valid until'],
  ['count', 'Rows'],
] as const;

function detailsOf({ details }: AuditEntry): string[] {
  return told.flatMap(([key, label]) => {
    const value = details[key];
    if (value === undefined || value === null || value === '') return [];
    return [`${label}: ${key === 'validUntil' ? adminListTime(String(value)) : value}`];
  });
}

/** Who did what to a member, the newest first. */
export function MemberAudit({ id }: { readonly id: string }) {
  // Opening a proof on this very page adds to it.
  const list = useEndpoint('listUserAudit', { id }, { staleTime: 0 });
  return (
    <HistorySection
      title="History"
      list={list}
      loadError="Gagal mengambil riwayat"
      empty="Belum ada catatan."
    >
      {(entries) => (
        <>
          <ol className="grid">
            {entries.map((entry) => (
              <Entry key={entry._id} entry={entry} />
            ))}
          </ol>
          {entries.length >= limits.historyEntries && (
            <p lang="id" className="mt-3 text-muted text-sm">
              {`Hanya ${limits.historyEntries} catatan terbaru yang ditampilkan.`}
            </p>
          )}
        </>
      )}
    </HistorySection>
  );
}

function Entry({ entry }: { readonly entry: AuditEntry }) {
  const details = detailsOf(entry);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={entry.at} className="text-muted text-sm tabular-nums">
        {adminListTime(entry.at)}
      </time>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <strong>{entry.actorName}</strong>
          {`: ${actions[entry.action] ?? entry.action}`}
        </p>
        {details.length > 0 && <p className="text-muted text-sm">{details.join(' · ')}</p>}
      </div>
    </li>
  );
}
