import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AuditEntries } from '#parts/audit/audit-entries.tsx';
import { UndoButton } from '#parts/audit/undo-button.tsx';
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
          <AuditEntries entries={entries} actionOf={(entry) => <UndoButton entry={entry} />} />
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
