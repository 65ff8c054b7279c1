import type { AuditRow } from 'contract/audit';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { LogPager } from '#ui/lists/log-pager.tsx';
import { pageInput } from '#ui/lists/page-of-address.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { auditColumns, PersonAddressContext } from './audit-columns.tsx';
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
  const unfiltered = addressWith({ person: '', kind: '', from: '', to: '' });
  return (
    <PersonAddressContext value={(person) => addressWith({ person })}>
      <ScreenHead title="Audit" text="Who did what, to whom and when" />
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
        <DataTable
          caption="Audit entries, newest first"
          columns={auditColumns}
          list={list}
          loadError="Gagal mengambil catatan audit"
          empty={emptyOf(filter, unfiltered)}
          focus={focus}
        />
        <LogPager pages={pages} list={list} />
      </div>
    </PersonAddressContext>
  );
}
