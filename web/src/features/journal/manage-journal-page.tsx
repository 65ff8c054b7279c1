import type { Journal } from 'contract/journals';
import { useState } from 'react';
import { call } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { type Failure, FailureNotice, serverMessage } from '#ui/failure-notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { toast } from '#ui/toast.tsx';
import { useContentList } from '#ui/use-content-list.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { AskDeleteContext, journalColumns } from './journal-columns.tsx';

const add = <ButtonLink to="/admin/manage-journal/add">Add Journal</ButtonLink>;
const empty = {
  text: 'No data available',
  reason: 'Jurnal yang ditambahkan di sini muncul di halaman Journal.',
  action: add,
} as const;

/** The journals, with the way to their documents. */
export default function ManageJournalPage() {
  const total = useEndpoint('getTotalJournals', {}).data?.totalJournal;
  const { pages, list, totalPages } = useContentList('listJournals', total);
  const focus = useRowFocus();
  const [asked, setAsked] = useState<Journal | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listJournals',
    send: (id) => call('deleteJournal', { id }),
    refreshes: ['getTotalJournals'],
  });
  const askDelete = (journal: Journal) => {
    setFailure(null);
    setAsked(journal);
  };
  return (
    <AskDeleteContext value={askDelete}>
      <AdminHead title="Manage Journal" total={total}>
        {add}
      </AdminHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DataTable
          caption="Journals"
          columns={journalColumns}
          list={list}
          loadError={<span lang="en">Failed to fetch journals.</span>}
          empty={empty}
          focus={focus}
        />
        <Pager
          pages={pages}
          totalPages={totalPages}
          lastId={list.data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <DeleteDialog
        row={asked}
        title="Delete Journal"
        record={({ title }) => title}
        remove={remove}
        onClose={() => setAsked(null)}
        onDone={({ title }) => toast.success(`${title}: jurnal dihapus.`)}
        onFailure={({ title }, error) =>
          setFailure({ record: title, text: 'Failed to delete the journal.', detail: serverMessage(error) })
        }
        returnFocus={focus.target}
      />
    </AskDeleteContext>
  );
}
