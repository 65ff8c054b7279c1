import type { AuditRow } from 'contract/audit';
import { adminListTime } from 'contract/words/dates';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { actionLabel } from '#parts/audit/action-labels.ts';
import { detailLines } from '#parts/audit/detail-lines.ts';
import { HistorySection } from '#ui/lists/history-section.tsx';

/** Who did what to a member, and what they did: the newest, and the way to the others. */
export function MemberAudit({ id }: { readonly id: string }) {
  // Opening a proof on this very page adds to it.
  const list = useEndpoint('listAuditEntries', { person: id }, { staleTime: 0 });
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
          {list.data?.hasMore && (
            <Link to={`/admin/audit?person=${id}`} lang="id" className="text-link mt-3 inline-block py-1">
              Semua catatan
            </Link>
          )}
        </>
      )}
    </HistorySection>
  );
}

function Entry({ entry }: { readonly entry: AuditRow }) {
  const details = detailLines(entry.details);
  return (
    <li className="grid gap-x-6 gap-y-0.5 border-line border-t py-2.5 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <time dateTime={entry.at} lang="id" className="text-muted text-sm tabular-nums">
        {adminListTime(entry.at)}
      </time>
      <div lang="id" className="min-w-0 wrap-anywhere">
        <p>
          <strong>{entry.actorName}</strong>
          {`: ${actionLabel(entry.action)}`}
        </p>
        {details.length > 0 && <p className="text-muted text-sm">{details.join(' · ')}</p>}
      </div>
    </li>
  );
}
