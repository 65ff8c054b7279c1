import type { ContactMessageRow } from 'contract/mails/contact-messages';
import type { AssigneeFilter } from 'contract/schemas/list-states';
import { adminListDateTime } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { emptySearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import {
  listAddress,
  type MessageFilter,
  parseAssignee,
  parseMessageFilter,
  stateOf,
} from './message-filter.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { useMessageAction } from './use-message-action.ts';

const MessageFailureContext = createContext<(failure: Failure | null) => void>(() => {});

const messageColumns: Columns<ContactMessageRow> = [
  { header: 'Dari', cell: (row) => <SenderCell message={row} /> },
  {
    header: 'Pesan',
    cell: ({ excerpt }) => <p className="line-clamp-2 max-w-sm wrap-anywhere @4xl:min-w-56">{excerpt}</p>,
  },
  { header: 'Status', cell: ({ state }) => <MessageStateBadge state={state} /> },
  { header: 'Penanggung jawab', cell: ({ assignee }) => <TruncatedCell text={assignee?.name ?? '–'} /> },
  {
    header: 'Diterima',
    cell: ({ createdAt }) => <time dateTime={createdAt}>{adminListDateTime(createdAt)}</time>,
  },
  actionsColumn((row) => <MessageActions message={row} />),
];

/** Sender name. Unread messages are bold and have a label. */
function SenderCell({ message }: { readonly message: ContactMessageRow }) {
  return (
    <div className={`flex flex-wrap items-center gap-x-2 ${message.isRead ? 'font-normal' : 'font-bold'}`}>
      <TruncatedCell text={message.name} />
      {!message.isRead && (
        <span className="rounded-full bg-brand px-2 py-0.5 font-bold text-on-brand text-xs">
          Belum dibaca
        </span>
      )}
    </div>
  );
}

function MessageActions({ message }: { readonly message: ContactMessageRow }) {
  const setFailure = useContext(MessageFailureContext);
  const { search } = useLocation();
  const action = useMessageAction(message, (error) =>
    setFailure({
      record: message.name,
      text: 'Gagal menyimpan status pesan.',
      detail: getErrorReason(error),
    }),
  );
  return (
    <RowActions>
      <RowLink
        label="Baca"
        rowName={`pesan dari ${message.name}`}
        to={`/admin/messages/${message._id}`}
        state={{ list: search }}
      />
      <RowButton
        label={action.label}
        rowName={`pesan dari ${message.name}`}
        tone={action.targetState === 'done' ? 'positive' : 'neutral'}
        isBusy={action.isBusy}
        onPress={() => {
          setFailure(null);
          void action.run();
        }}
      />
    </RowActions>
  );
}

const tabs = [
  { filter: 'open', label: 'Belum selesai' },
  { filter: 'answered', label: 'Terjawab' },
  { filter: 'done', label: 'Selesai' },
  { filter: 'all', label: 'Semua' },
] as const satisfies readonly { filter: MessageFilter; label: string }[];

const assigneeTabs = [
  { assignee: undefined, label: 'Semua admin' },
  { assignee: 'mine', label: 'Tugas saya' },
  { assignee: 'none', label: 'Belum ditugaskan' },
] as const satisfies readonly { assignee: AssigneeFilter | undefined; label: string }[];

const empty: Record<MessageFilter, { text: string; reason: string }> = {
  open: {
    text: 'Tidak ada pesan yang menunggu',
    reason: 'Semua pesan dari formulir kontak sudah diselesaikan.',
  },
  answered: {
    text: 'Tidak ada pesan yang menunggu balasan',
    reason: 'Pesan yang sudah dijawab muncul di sini sampai pengirim membalas, atau 14 hari berlalu.',
  },
  done: { text: 'Belum ada pesan yang selesai', reason: 'Pesan yang ditandai selesai muncul di sini.' },
  all: { text: 'Belum ada pesan', reason: 'Pesan dari formulir kontak muncul di sini.' },
};

const emptyOf = (filter: MessageFilter, assignee: AssigneeFilter | undefined) =>
  assignee === undefined
    ? empty[filter]
    : { text: 'Tidak ada pesan', reason: 'Tidak ada pesan dengan penanggung jawab dan status ini.' };

export default function MessagesPage() {
  const [params] = useSearchParams();
  const [filter, assignee] = [parseMessageFilter(params), parseAssignee(params)];
  const search = useListSearch();
  const list = useList('listMessages', { state: stateOf(filter), assignee, q: search.q });
  const { data, isPlaceholderData } = list.list;
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <MessageFailureContext value={setFailure}>
      <ScreenHead total={data?.open}>
        <TabLinks
          label="Pesan menurut status"
          tabs={tabs.map((tab) => ({
            label: tab.label,
            to: listAddress(tab.filter, assignee),
            isCurrent: tab.filter === filter,
          }))}
        />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <TabLinks
          label="Pesan menurut penanggung jawab"
          tabs={assigneeTabs.map((tab) => ({
            label: tab.label,
            to: listAddress(filter, tab.assignee),
            isCurrent: tab.assignee === assignee,
          }))}
        />
        <ListSearchBar
          search={search}
          noun="pesan"
          hint="Nama atau email pengirim."
          found={isPlaceholderData ? undefined : data?.total}
        />
        <PagedTable
          caption={`Pesan: ${tabs.find((tab) => tab.filter === filter)?.label.toLowerCase()}`}
          columns={messageColumns}
          {...list}
          loadError="Gagal mengambil pesan"
          empty={search.q === undefined ? emptyOf(filter, assignee) : emptySearch(search, 'pesan')}
        />
      </div>
    </MessageFailureContext>
  );
}
