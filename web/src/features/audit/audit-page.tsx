import type { AuditRow } from 'contract/audit';
import { adminListTime, isoDate } from 'contract/words/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { LogPager } from '#ui/lists/log-pager.tsx';
import { pageInput } from '#ui/lists/page-of-address.ts';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { auditColumns, PersonAddressContext, ProofFailureContext } from './audit-columns.tsx';
import { AuditFilterForm } from './audit-filter-form.tsx';
import { FilterChips } from './filter-chips.tsx';
import { type AuditFilter, useAuditFilter } from './use-audit-filter.ts';

const emptyOf = (filter: AuditFilter, unfiltered: string) =>
  Object.keys(filter).length === 0
    ? { text: 'No entries yet', reason: 'Setiap keputusan dan perubahan oleh admin dicatat di sini.' }
    : {
        text: 'No entries found',
        reason: 'Tidak ada catatan yang cocok dengan saringan ini.',
        action: (
          <ButtonLink to={unfiltered} variant="secondary">
            Clear filter
          </ButtonLink>
        ),
      };

/** The name that goes with the id of the filter, as far as the rows on screen tell it. */
function nameOf(person: string, rows: readonly AuditRow[] = []): string {
  const row = rows.find(({ actorId, targetId }) => actorId === person || targetId === person);
  if (row === undefined) return 'orang yang dipilih';
  return row.actorId === person ? row.actorName : row.targetName;
}

/** Who did what to whom, and when. */
export default function AuditPage() {
  const { filter, addressWith } = useAuditFilter();
  const pages = usePage();
  const input = { ...pageInput(pages), ...filter };
  const list = useEndpoint('listAuditEntries', input, { keepPrevious: true });
  const focus = useRowFocus();
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const unfiltered = addressWith({ person: '', kind: '', from: '', to: '', q: '' });
  return (
    <PersonAddressContext value={(person) => addressWith({ person })}>
      <ScreenHead title="Audit" />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <AuditFilterForm
          key={unfiltered + JSON.stringify(filter)}
          filter={filter}
          addressWith={addressWith}
        />
        <FilterChips
          filter={filter}
          person={filter.person && nameOf(filter.person, list.data?.data)}
          addressWith={addressWith}
        />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <SealMark until={list.data?.sealedUntil} />
          <RowsExport
            format="audit"
            ask={(options) => call('exportAudit', {}, options)}
            fileName={() => `audit-${isoDate(new Date())}.ndjson`}
            isEmpty={list.data === undefined}
            failureText="Gagal mengunduh audit"
            onFailure={setFailure}
          />
        </div>
        <ProofFailureContext value={setFailure}>
          <DataTable
            caption="Audit entries, newest first"
            columns={auditColumns}
            list={list}
            loadError="Gagal mengambil catatan audit"
            empty={emptyOf(filter, unfiltered)}
            focus={focus}
          />
        </ProofFailureContext>
        <LogPager pages={pages} list={list} />
      </div>
    </PersonAddressContext>
  );
}

/** Up to when the audit is sealed; its place is kept while that is not known yet, a line of its own on a telephone. */
function SealMark({ until }: { readonly until: string | null | undefined }) {
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
      {`Tersegel s.d. ${adminListTime(until ?? '2026-11-22T02:00:00Z')}`}
    </p>
  );
}
