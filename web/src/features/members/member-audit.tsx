import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AuditEntries } from '#shared/audit/audit-entries.tsx';
import { UndoButton } from '#shared/audit/undo-button.tsx';
import { HistorySection } from '#ui/lists/history-section.tsx';

export function MemberAudit({ id }: { readonly id: string }) {
  // Opening a payment proof on this page adds an entry.
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
