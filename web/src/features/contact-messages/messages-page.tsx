import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { MessageFailureContext, messageColumns } from './message-columns.tsx';
import { type MessageFilter, parseMessageFilter, stateOf } from './message-filter.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/messages',
  title: 'Messages',
  text: 'Messages from the contact form; the number counts open ones',
  duty: 'people',
  sidebar: { group: 'secondary', position: 10, label: 'Messages' },
  prefetch: (visit) => [
    prefetchQuery('listMessages', {
      ...pageParamsOf(visit),
      state: stateOf(parseMessageFilter(visit.searchParams)),
    }),
  ],
};

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

export default function MessagesPage() {
  const filter = parseMessageFilter(useSearchParams()[0]);
  const list = useList('listMessages', { state: stateOf(filter) });
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <MessageFailureContext value={setFailure}>
      <ScreenHead total={list.list.data?.open}>
        <TabLinks
          label="Messages by status"
          tabs={tabs.map((tab) => ({ ...tab, isCurrent: tab.filter === filter }))}
        />
      </ScreenHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <PagedTable
          caption={`Messages: ${filter}`}
          columns={messageColumns}
          {...list}
          loadError="Gagal mengambil pesan"
          empty={empty[filter]}
        />
      </div>
    </MessageFailureContext>
  );
}
