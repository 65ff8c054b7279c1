import type { UserRow } from 'contract/schemas/people';
import { isoDate } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { useDutyCheck } from '#api/duties.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { ListPager } from '#ui/lists/pager.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { SelectionContext, useSelection } from '#ui/lists/selection.tsx';
import type { Sorting } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { UserBulk } from './user-bulk.tsx';
import { AskDeleteContext, userColumns } from './user-columns.tsx';
import { parseUserFilter, type UserFilter, type UserFilterState, useUserFilter } from './user-filter.ts';
import { UserToolbar } from './user-toolbar.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-user',
  title: 'User Management',
  text: 'Manage member and their account here',
  duty: ['people', 'money'],
  sidebar: { group: 'people', position: 10, label: 'Manage User' },
  prefetch: (visit) => [
    prefetchQuery('listUsers', { ...pageParamsOf(visit), ...parseUserFilter(visit.searchParams) }),
  ],
};

const nobodyYet = {
  text: 'No user found',
  reason: 'Pengguna muncul di sini setelah mendaftar.',
  action: (
    <ButtonLink to="/admin/request-register" variant="secondary">
      Request Register
    </ButtonLink>
  ),
} as const;

const nobodyFits = (onClear: () => void) => ({
  text: 'No user found',
  reason: 'Tidak ada pengguna yang cocok dengan pencarian dan filter ini.',
  action: (
    <Button variant="secondary" onClick={onClear}>
      Tampilkan semua
    </Button>
  ),
});

/** Returns the sorting state. The list sorts only by name; a second press reverses the order. */
function toSorting({ filter, change }: UserFilterState): Sorting {
  const isDescending = filter.sort === '-name';
  return {
    by: filter.sort === 'name' || isDescending ? 'name' : '',
    direction: isDescending ? 'descending' : 'ascending',
    onSort: () => change({ sort: filter.sort === 'name' ? '-name' : 'name' }),
  };
}

function useUserList() {
  const state = useUserFilter();
  const list = useList('listUsers', state.filter);
  const { q, status, role } = state.filter;
  return { state, ...list, selection: useSelection<UserRow>(JSON.stringify([q, status, role])) };
}

export default function ManageUserPage() {
  const { state, list, pages, focus, selection } = useUserList();
  const may = useDutyCheck();
  const [toDelete, setToDelete] = useState<UserRow | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askDelete = (user: UserRow) => {
    setFailure(null);
    setToDelete(user);
  };
  const rows = list.data?.data;
  return (
    <AskDeleteContext value={askDelete}>
      <SelectionContext value={selection}>
        <ScreenHead>
          <MemberAdminLinks />
        </ScreenHead>
        <FailureNotice failure={failure} />
        <div className="grid gap-5">
          <UserToolbar state={state} />
          <div className="grid gap-2">
            <div className="@container border-line border-t pt-3">
              <div className="flex min-h-24 flex-wrap content-center items-center gap-x-3 gap-y-2 @4xl:min-h-11">
                <Total count={list.data?.totalUsers} isMore={list.data?.isMore ?? false} />
                {may('export') && (
                  <ExportButton filter={state.filter} total={list.data?.totalUsers} onFailure={setFailure} />
                )}
                <UserBulk selection={selection} rows={rows ?? []} returnFocus={focus.findTarget} />
              </div>
            </div>
            <DataTable
              caption="Pengguna"
              columns={userColumns}
              list={list}
              loadError="Gagal mengambil data pengguna"
              empty={state.isNarrowed ? nobodyFits(state.clear) : nobodyYet}
              focus={focus}
              {...(state.filter.status === 'ending' ? {} : { sorting: toSorting(state) })}
            />
          </div>
          <ListPager pages={pages} list={list} />
        </div>
        <DeleteUserDialog
          user={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={(id) => selection.deselect([id])}
          onFailure={setFailure}
          returnFocus={focus.findTarget}
        />
      </SelectionContext>
    </AskDeleteContext>
  );
}

interface TotalProps {
  readonly count: number | undefined;
  readonly isMore: boolean;
}

/** Number of filtered users. The server counts up to a limit; '+' marks more. */
function Total({ count, isMore }: TotalProps) {
  return (
    <p role="status" className="text-muted text-sm tabular-nums">
      {count !== undefined && (
        <>
          <strong className="text-ink">{`${groupThousands(count)}${isMore ? '+' : ''} pengguna`}</strong>
          {isMore && '. Persempit pencarian untuk melihat selebihnya.'}
        </>
      )}
    </p>
  );
}

interface ExportButtonProps {
  readonly filter: UserFilter;
  readonly total: number | undefined;
  readonly onFailure: (failure: Failure | null) => void;
}

function ExportButton({ filter, total, onFailure }: ExportButtonProps) {
  const call = useCall();
  return (
    <RowsExport
      fetchRows={(options) => call('exportUsers', filter, options)}
      fileName={() => `pengguna-${isoDate(new Date())}.csv`}
      isEmpty={total === undefined || total === 0}
      failureText="Gagal mengekspor pengguna"
      onFailure={onFailure}
    />
  );
}
