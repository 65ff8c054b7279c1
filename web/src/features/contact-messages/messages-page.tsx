import { type MessageState, messageStates } from 'contract/contact-messages';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { ListPager } from '#ui/lists/list-pager.tsx';
import { usePage } from '#ui/lists/use-page.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { MessageFailureContext, messageColumns } from './message-columns.tsx';

type StateFilter = MessageState | 'all';

const tabs = [
  { filter: 'open', label: 'Open', to: '/admin/messages' },
  { filter: 'done', label: 'Done', to: '/admin/messages?state=done' },
  { filter: 'all', label: 'All', to: '/admin/messages?state=all' },
] as const satisfies readonly { filter: StateFilter; label: string; to: string }[];

const empty: Record<StateFilter, { text: string; reason: string }> = {
  open: { text: 'No open messages', reason: 'Semua pesan dari formulir kontak sudah diselesaikan.' },
  done: { text: 'No messages done yet', reason: 'Pesan yang ditandai selesai muncul di sini.' },
  all: { text: 'No messages yet', reason: 'Pesan dari formulir kontak muncul di sini.' },
};

/** What the address says; open messages are what an admin comes for. */
function useStateFilter(): StateFilter {
  const parameter = useSearchParams()[0].get('state');
  return [...messageStates, 'all' as const].find((state) => state === parameter) ?? 'open';
}

/** What visitors wrote by the contact form. */
export default function MessagesPage() {
  const filter = useStateFilter();
  const pages = usePage();
  const state = filter === 'all' ? undefined : filter;
  const input = { page: pages.page, limit: limits.pageSize, after: pages.after, state };
  const list = useEndpoint('listMessages', input, { keepPrevious: true });
  const focus = useRowFocus();
  const [failure, setFailure] = useState<Failure | null>(null);
  return (
    <MessageFailureContext value={setFailure}>
      <ScreenHead
        title="Messages"
        total={list.data?.open}
        text="What visitors wrote; the number is of open ones"
      >
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
