import type { ContactMessageRow } from 'contract/contact-messages';
import { adminListDateTime } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { pageParamsOf, parseSearch } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { emptySearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { type MessageFilter, parseMessageFilter, stateOf } from './message-filter.ts';
import { MessageStateBadge } from './message-state-badge.tsx';
import { useMessageAction } from './use-message-action.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/messages',
  title: 'Pesan',
  text: 'Pesan dari formulir kontak; angka di judul adalah yang belum selesai',
  duty: 'people',
  sidebar: { group: 'today', position: 40, label: 'Pesan', count: 'messages' },
  prefetch: (visit) => [
    prefetchQuery('listMessages', {
      ...pageParamsOf(visit),
      state: stateOf(parseMessageFilter(visit.searchParams)),
      q: parseSearch(visit.searchParams),
    }),
  ],
};

const MessageFailureContext = createContext<(failure: Failure | null) => void>(() => {});

const helper = createColumns<ContactMessageRow>();

const messageColumns = helper.columns([
  helper.accessor('name', { header: 'Dari', cell: ({ row }) => <SenderCell message={row.original} /> }),
  helper.accessor('excerpt', {
    header: 'Pesan',
    cell: ({ getValue }) => <p className="line-clamp-2 max-w-sm wrap-anywhere @4xl:min-w-56">{getValue()}</p>,
  }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ getValue }) => <MessageStateBadge state={getValue()} />,
  }),
  helper.accessor('createdAt', {
    header: 'Diterima',
    cell: ({ getValue }) => <time dateTime={getValue()}>{adminListDateTime(getValue())}</time>,
  }),
  helper.actions((row) => <MessageActions message={row} />),
]);

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
  { filter: 'open', label: 'Belum selesai', to: '/admin/messages' },
  { filter: 'done', label: 'Selesai', to: '/admin/messages?state=done' },
  { filter: 'all', label: 'Semua', to: '/admin/messages?state=all' },
] as const satisfies readonly { filter: MessageFilter; label: string; to: string }[];

const empty: Record<MessageFilter, { text: string; reason: string }> = {
  open: {
    text: 'Tidak ada pesan yang menunggu',
    reason: 'Semua pesan dari formulir kontak sudah diselesaikan.',
  },
  done: { text: 'Belum ada pesan yang selesai', reason: 'Pesan yang ditandai selesai muncul di sini.' },
  all: { text: 'Belum ada pesan', reason: 'Pesan dari formulir kontak muncul di sini.' },
};

export default function MessagesPage() {
  const filter = parseMessageFilter(useSearchParams()[0]);
  const search = useListSearch();
  const list = useList('listMessages', { state: stateOf(filter), q: search.q });
  const { data, isPlaceholderData } = list.list;
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <MessageFailureContext value={setFailure}>
      <ScreenHead total={data?.open}>
        <TabLinks
          label="Pesan menurut status"
          tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.filter === filter }))}
        />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
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
          empty={search.q === undefined ? empty[filter] : emptySearch(search, 'pesan')}
        />
      </div>
    </MessageFailureContext>
  );
}
