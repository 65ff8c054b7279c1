import type { AuditRow } from 'contract/audit';
import { adminListDateTime, isoDate } from 'contract/text/dates';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { CheckIcon } from '#ui/base/icons.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { toPageParams } from '#ui/lists/page-from-url.ts';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { UncountedPager } from '#ui/lists/uncounted-pager.tsx';
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

/** Returns the name of the filtered person from the loaded rows, or a placeholder. */
function nameOf(person: string, rows: readonly AuditRow[] = []): string {
  const row = rows.find(({ actorId, targetId }) => actorId === person || targetId === person);
  if (row === undefined) return 'orang yang dipilih';
  return row.actorId === person ? row.actorName : row.targetName;
}

/** Audit log: actor, action, target and time of each entry. */
export default function AuditPage() {
  const { filter, addressWith } = useAuditFilter();
  const pages = usePage();
  const input = { ...toPageParams(pages), ...filter };
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
          <CheckpointStatus until={list.data?.sealedUntil} />
          <RowsExport
            format="audit"
            fetchRows={(options) => call('exportAudit', {}, options)}
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
        <UncountedPager pages={pages} list={list} />
      </div>
    </PersonAddressContext>
  );
}

/**
 * Time of the last checkpoint of the audit log. Reserves its space while loading: a separate line on phones.
 */
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
