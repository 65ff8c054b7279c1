import type { AuditRow } from 'contract/admin/audit';
import { actionGroups, actionLabel, isKnownAction } from 'contract/rules/audit/actions';
import { adminListDateTime, formatDate, isoDate, parseJakartaDateTime } from 'contract/text/dates';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { CheckIcon } from '#ui/base/icons.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { emptyEntries, FilterForm } from '#ui/lists/filter-form.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { useList } from '#ui/lists/use-list.ts';
import type { UrlFilter } from '#ui/lists/use-url-filter.ts';
import { auditColumns, PersonAddressContext, ProofFailureContext } from './audit-columns.tsx';
import { type AuditFilter, useAuditFilter } from './use-audit-filter.ts';

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
            caption="Catatan audit, terbaru dulu"
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
    return <p className="text-sm text-muted max-sm:basis-full">Belum tersegel</p>;
  }
  return (
    <p
      className={`flex items-center gap-1.5 font-semibold text-sm text-success max-sm:basis-full ${until === undefined ? 'invisible' : ''}`}
    >
      <CheckIcon className="size-4 shrink-0" />
      {`Tersegel s.d. ${adminListDateTime(until ?? '2026-11-22T02:00:00Z')}`}
    </p>
  );
}

interface FilterChipsProps extends UrlFilter<AuditFilter> {
  readonly person: string | undefined;
}

/** Formats a day. Returns invalid input from the URL unchanged. */
const dayOf = (day: string): string => {
  const at = parseJakartaDateTime(day);
  return at === undefined ? day : formatDate(at);
};

function FilterChips({ filter, person, addressWith }: FilterChipsProps) {
  const { kind, from, to, q } = filter;
  const all: readonly (readonly [keyof AuditFilter, string | undefined])[] = [
    ['person', person && `Tentang ${person}`],
    ['kind', kind && actionLabel(kind)],
    ['from', from && `Sejak ${dayOf(from)}`],
    ['to', to && `Sampai ${dayOf(to)}`],
    ['q', q && `Memuat “${q}”`],
  ];
  const chips = all.filter(([, text]) => text !== undefined);
  if (chips.length === 0) return null;
  return (
    <ul aria-label="Filter yang aktif" className="flex flex-wrap gap-2">
      {chips.map(([key, text]) => (
        <li key={key}>
          <Link
            to={addressWith({ [key]: '' })}
            aria-label={`Hapus filter: ${text}`}
            className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-brand bg-brand-soft px-3 py-1 text-sm font-semibold text-brand-strong no-underline wrap-anywhere hover:border-brand-strong pointer-coarse:min-h-11"
          >
            {/* The name arrives with the rows. A fixed width avoids a layout shift. */}
            <span
              className={key === 'person' ? 'w-44 truncate' : ''}
              title={key === 'person' ? text : undefined}
            >
              {text}
            </span>
            <CloseIcon className="size-4 shrink-0" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const filterFormLayout = {
  form: 'xl:grid-cols-[minmax(0,1.3fr)_11rem_11rem_minmax(0,1fr)_auto]',
  button: 'sm:mt-[1.65rem]',
};

/** Form for the action kind, the days and the text. A press on a name in a row filters by person. */
function AuditFilterForm(url: UrlFilter<AuditFilter>) {
  return (
    <FilterForm
      {...url}
      id="audit"
      layout={filterFormLayout}
      fields={[
        {
          name: 'kind',
          label: 'Tindakan',
          type: 'select',
          options: <KindOptions kind={url.filter.kind} />,
          className: 'sm:max-xl:col-span-2',
        },
        { name: 'from', label: 'Dari tanggal', type: 'date' },
        { name: 'to', label: 'Sampai tanggal', type: 'date' },
        { name: 'q', label: 'Teks', type: 'search', maxLength: 60, autoComplete: 'off' },
      ]}
      problemField="to"
      validate={({ from = '', to = '' }) =>
        from !== '' && to !== '' && from > to
          ? 'Tanggal akhir harus sama dengan atau setelah tanggal awal.'
          : undefined
      }
    />
  );
}

function KindOptions({ kind = '' }: { readonly kind: string | undefined }) {
  return (
    <>
      <option value="">Semua tindakan</option>
      {kind !== '' && !isKnownAction(kind) && <option value={kind}>{kind}</option>}
      {actionGroups.map(({ label, actions }) => (
        <optgroup key={label} label={label}>
          {Object.entries(actions).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </optgroup>
      ))}
    </>
  );
}
