import type { UserRow } from 'contract/schemas/people';
import { isoDate } from 'contract/text/dates';
import { groupThousands } from 'contract/text/numbers';
import { useMemo, useState } from 'react';
import { useCall } from '#api/account.ts';
import type { CallOptions } from '#api/client.ts';
import { useDutyCheck, useScreenLabels } from '#api/duties.ts';
import { importModule } from '#api/dynamic-import.ts';
import { useRemoval } from '#api/use-removal.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DeleteDialog } from '#ui/dialogs/delete-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { ListPager } from '#ui/lists/pager.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { SelectionContext, useSelection } from '#ui/lists/selection.tsx';
import type { Sorting } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { ColumnChoice, useColumnChoice, VisibleColumnsContext } from './list/column-choice.tsx';
import { SearchedContext } from './list/marked-cell.tsx';
import { UserBulk } from './list/user-bulk.tsx';
import { AskDeleteContext, userColumns } from './list/user-columns.tsx';
import { toSearch, type UserFilter, type UserFilterState, useUserFilter } from './list/user-filter.ts';
import { UserToolbar } from './list/user-toolbar.tsx';

const requestsPath = '/admin/request-register';

const nobodyYet = {
  text: 'No user found',
  reason: 'Pengguna muncul di sini setelah mendaftar.',
  action: <RequestsLink />,
} as const;

function RequestsLink() {
  const labelOf = useScreenLabels();
  return (
    <ButtonLink to={requestsPath} variant="secondary">
      {labelOf(requestsPath)}
    </ButtonLink>
  );
}

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
  const { sort: _sort, ...narrowing } = state.filter;
  return { state, ...list, selection: useSelection<UserRow>(JSON.stringify(narrowing)) };
}

export default function ManageUserPage() {
  const { state, list, pages, focus, selection } = useUserList();
  const may = useDutyCheck();
  const { columns, choose } = useColumnChoice();
  // New definitions would mount all cells again and lose the focus.
  const shownColumns = useMemo(() => userColumns(columns), [columns]);
  const [toDelete, setToDelete] = useState<UserRow | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askDelete = (user: UserRow) => {
    setFailure(null);
    setToDelete(user);
  };
  const rows = list.data?.data;
  return (
    <AskDeleteContext value={askDelete}>
      <VisibleColumnsContext value={columns}>
        <SearchedContext value={state.filter.q}>
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
                    <Total count={list.data?.totalUsers} />
                    {may('export') && (
                      <ExportButtons
                        filter={state.filter}
                        total={list.data?.totalUsers}
                        onFailure={setFailure}
                      />
                    )}
                    <ButtonLink
                      to={`/admin/manage-user/print?${toSearch(state.filter)}`}
                      variant="secondary"
                      size="small"
                    >
                      Cetak
                    </ButtonLink>
                    {may('people') && state.isNarrowed && (
                      <ButtonLink
                        to={`/admin/letters/new?${toSearch(state.filter)}`}
                        variant="secondary"
                        size="small"
                      >
                        Tulis surat
                      </ButtonLink>
                    )}
                    <ColumnChoice columns={columns} onChoose={choose} />
                    <UserBulk selection={selection} rows={rows ?? []} returnFocus={focus.findTarget} />
                  </div>
                </div>
                <DataTable
                  caption="Pengguna"
                  columns={shownColumns}
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
        </SearchedContext>
      </VisibleColumnsContext>
    </AskDeleteContext>
  );
}

/** Number of filtered users. */
function Total({ count }: { readonly count: number | undefined }) {
  return (
    <p role="status" className="text-muted text-sm tabular-nums">
      {count !== undefined && <strong className="text-ink">{`${groupThousands(count)} pengguna`}</strong>}
    </p>
  );
}

interface ExportButtonProps {
  readonly filter: UserFilter;
  readonly total: number | undefined;
  readonly onFailure: (failure: Failure | null) => void;
}

function ExportButtons({ filter, total, onFailure }: ExportButtonProps) {
  const call = useCall();
  const fileName = () => `pengguna-${isoDate(new Date())}`;
  const shared = {
    isEmpty: total === undefined || total === 0,
    failureText: 'Gagal mengekspor pengguna',
    onFailure,
  };
  const fetchCsv = (options: Pick<CallOptions, 'signal' | 'transport'>) =>
    call('exportUsers', filter, options);
  return (
    <>
      <RowsExport {...shared} fetchRows={fetchCsv} fileName={() => `${fileName()}.csv`} />
      <RowsExport
        {...shared}
        format="XLSX"
        fetchRows={async (options) => {
          const [csv, { toXlsx }] = await Promise.all([
            fetchCsv(options),
            importModule(() => import('./list/xlsx-file.ts')),
          ]);
          return toXlsx(csv);
        }}
        fileName={() => `${fileName()}.xlsx`}
      />
    </>
  );
}

interface DeleteUserDialogProps {
  readonly user: UserRow | null;
  readonly onClose: () => void;
  readonly onDeleted: (id: string) => void;
  readonly onFailure: (failure: Failure) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Confirms the deletion of a user (requirements 4.4.5). */
function DeleteUserDialog(props: DeleteUserDialogProps) {
  const { user, onClose, onDeleted, onFailure, returnFocus } = props;
  const call = useCall();
  const remove = useRemoval({
    list: 'listUsers',
    send: (id) => call('deleteUser', { id }),
    refreshes: ['getTotalUsers', 'listRegistrationRequests', 'listRenewalRequests'],
  });
  return (
    <DeleteDialog
      row={user}
      title="Confirm Deletion"
      content="Are you sure you want to reject this membership renewal request? This action cannot be undone."
      record={({ name, email }) => (
        <>
          <span className="block font-normal text-muted text-sm">Pengguna yang dihapus</span>
          <span className="block">{name}</span>
          <span className="block text-sm font-normal text-muted">{email}</span>
        </>
      )}
      remove={remove}
      onClose={onClose}
      onDone={({ _id, name }) => {
        onDeleted(_id);
        toast.success(`${name}: Pengguna dihapus.`);
      }}
      onFailure={({ name }, error) =>
        onFailure({ record: name, text: 'Gagal menghapus pengguna', detail: getErrorReason(error) })
      }
      returnFocus={returnFocus}
    />
  );
}
