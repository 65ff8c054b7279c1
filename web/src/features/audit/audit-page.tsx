import type { AuditRow } from 'contract/audit';
import { adminListDateTime, isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { CheckIcon } from '#ui/base/icons.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { emptyEntries } from '#ui/lists/filter-form.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { auditColumns, PersonAddressContext, ProofFailureContext } from './audit-columns.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { FilterChips } from './filter-chips.tsx';
import { parseAuditFilter, useAuditFilter } from './use-audit-filter.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/audit',
  title: 'Audit',
  text: 'Actions with actor, target and time',
  duty: 'audit',
  sidebar: { group: 'secondary', position: 80, label: 'Audit' },
  prefetch: (visit) => [
    prefetchQuery('listAuditEntries', { ...pageParamsOf(visit), ...parseAuditFilter(visit.searchParams) }),
  ],
};

/** Returns the name of the filtered person from the loaded rows, or a placeholder. */
function nameOf(person: string, rows: readonly AuditRow[] = []): string {
  const row = rows.find(({ actorId, targetId }) => actorId === person || targetId === person);
  if (row === undefined) return 'orang yang dipilih';
  return row.actorId === person ? row.actorName : row.targetName;
}

export default function AuditPage() {
  const url = useAuditFilter();
  const { filter, addressWith } = url;
  const list = useList('listAuditEntries', filter);
  const { data } = list.list;
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <PersonAddressContext value={(person) => addressWith({ person })}>
      <ScreenHead />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <AuditFilterForm key={JSON.stringify(filter)} {...url} />
        <FilterChips {...url} person={filter.person && nameOf(filter.person, data?.data)} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <CheckpointStatus until={data?.sealedUntil} />
          <RowsExport
            format="audit"
            fetchRows={(options) => call('exportAudit', {}, options)}
            fileName={() => `audit-${isoDate(new Date())}.ndjson`}
            isEmpty={data === undefined}
            failureText="Gagal mengunduh audit"
            onFailure={setFailure}
          />
        </div>
        <ProofFailureContext value={setFailure}>
          <PagedTable
            caption="Audit entries, newest first"
            columns={auditColumns}
            {...list}
            loadError="Gagal mengambil catatan audit"
            empty={emptyEntries(url, 'Setiap keputusan dan perubahan oleh admin dicatat di sini.')}
          />
        </ProofFailureContext>
      </div>
    </PersonAddressContext>
  );
}

/** Time of the last checkpoint. Reserves its space while loading: a separate line on phones. */
function CheckpointStatus({ until }: { readonly until: string | null | undefined }) {
  if (until === null) {
    return (
      <p lang="id" className="text-sm text-muted max-sm:basis-full">
        Belum tersegel
      </p>
    );
  }
  return (
    <p
      lang="id"
      className={`flex items-center gap-1.5 font-semibold text-sm text-success max-sm:basis-full ${until === undefined ? 'invisible' : ''}`}
    >
      <CheckIcon className="size-4 shrink-0" />
      {`Tersegel s.d. ${adminListDateTime(until ?? '2026-11-22T02:00:00Z')}`}
    </p>
  );
}
