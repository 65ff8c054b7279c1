import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { ListPager } from '#ui/lists/list-pager.tsx';
import { toPageParams } from '#ui/lists/page-from-url.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { MessageFailureContext, messageColumns } from './message-columns.tsx';
import { type MessageFilter, parseMessageFilter, stateOf } from './message-filter.ts';

const tabs = [
  { filter: 'open', label: 'Open', to: '/admin/messages' },
  { filter: 'done', label: 'Done', to: '/admin/messages?state=done' },
  { filter: 'all', label: 'All', to: '/admin/messages?state=all' },
] as const satisfies readonly { filter: MessageFilter; label: string; to: string }[];

const empty: Record<MessageFilter, { text: string; reason: string }> = {
  open: { text: 'No open messages', reason: 'Semua pesan dari formulir kontak sudah diselesaikan.' },
  done: { text: 'No messages done yet', reason: 'Pesan yang ditandai selesai muncul di sini.' },
  all: { text: 'No messages yet', reason: 'Pesan dari formulir kontak muncul di sini.' },
};

/** List of the messages from the contact form. */
export default function MessagesPage() {
  const filter = parseMessageFilter(useSearchParams()[0]);
  const pages = usePage();
  const input = { ...toPageParams(pages), state: stateOf(filter) };
  const list = useEndpoint('listMessages', input, { keepPrevious: true });
  const focus = useRowFocus();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <MessageFailureContext value={setFailure}>
      <ScreenHead title="Messages" total={list.data?.open}>
        <TabLinks
          label="Messages by status"
          tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.filter === filter }))}
        />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DataTable
          caption={`Messages: ${filter}`}
          columns={messageColumns}
          list={list}
          loadError="Gagal mengambil pesan"
          empty={empty[filter]}
          focus={focus}
        />
        <ListPager pages={pages} list={list} />
      </div>
    </MessageFailureContext>
  );
}
