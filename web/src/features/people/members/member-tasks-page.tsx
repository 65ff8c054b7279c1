import type { MemberTaskRow } from 'contract/people/member-records';
import { createContext, useContext, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { WrappedCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { parseTaskList } from './records/task-list.ts';
import { TaskDay } from './records/task-state.tsx';
import { useTaskCompletion } from './records/use-task-completion.ts';

const ShowFailureContext = createContext<(failure: Failure | null) => void>(() => undefined);

const columns: Columns<MemberTaskRow> = [
  { header: 'Tenggat', cell: (row) => <TaskDay task={row} /> },
  { header: 'Tugas', cell: ({ text }) => <WrappedCell text={text} /> },
  {
    header: 'Anggota',
    cell: ({ member }) => (
      <Link to={`/admin/manage-user/${member._id}`} className="text-link wrap-anywhere">
        {member.name}
      </Link>
    ),
  },
  {
    header: 'Petugas',
    cell: ({ assignee }) => assignee?.name ?? <span className="text-muted">Belum ada</span>,
  },
  actionsColumn((task) => <Complete task={task} />),
];

function Complete({ task }: { readonly task: MemberTaskRow }) {
  const showFailure = useContext(ShowFailureContext);
  const { complete } = useTaskCompletion(task.member._id, (text) =>
    showFailure(text === undefined ? null : { record: task.text, text }),
  );
  return (
    <RowActions>
      <RowButton label="Selesai" rowName={task.text} onPress={() => void complete(task)} />
    </RowActions>
  );
}

/** Lists the open tasks about all people: those of the admin, or all. */
export default function MemberTasksPage() {
  const whose = parseTaskList(useSearchParams()[0]);
  const [failure, setFailure] = useState<Failure | null>(null);
  const list = useList('listMemberTasks', { whose });
  const tabs = [
    { to: '/admin/tasks', label: 'Tugas saya', isCurrent: whose === 'mine' },
    { to: '/admin/tasks?whose=all', label: 'Semua tugas', isCurrent: whose === 'all' },
  ];
  return (
    <ShowFailureContext value={setFailure}>
      <ScreenHead>
        <MemberAdminLinks />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <TabLinks label="Tugas" tabs={tabs} />
        <PagedTable
          {...list}
          caption="Tugas, yang paling mendesak dulu"
          columns={columns}
          loadError="Tugas tidak dapat dimuat."
          empty={{
            text: 'Tidak ada tugas',
            reason: 'Tambahkan tugas di halaman anggota.',
          }}
        />
      </div>
    </ShowFailureContext>
  );
}
