import type { BinnedRow } from 'contract/bin';
import { limits } from 'contract/rules/limits';
import { useState } from 'react';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useRemoval } from '#api/use-removal.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { useList } from '#ui/lists/use-list.ts';
import { BinActionsContext, binColumns } from './bin-columns.tsx';
import { contentLists } from './content-lists.ts';
import { EraseDialog } from './erase-dialog.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/bin',
  title: 'Bin',
  duty: 'content',
  sidebar: { group: 'secondary', position: 70, label: 'Bin' },
  prefetch: (visit) => [prefetchQuery('listBin', pageParamsOf(visit))],
};

export default function BinPage() {
  const list = useList('listBin');
  const [toErase, setToErase] = useState<BinnedRow | null>(null);
  const { restore, failure } = useRestore();
  return (
    <BinActionsContext value={{ restore, askErase: setToErase }}>
      <ScreenHead
        text={`What was deleted is kept for ${limits.retention.binDays} days, then it is gone for good`}
      />
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <PagedTable
          caption="Bin, deleted last first"
          columns={binColumns}
          {...list}
          loadError="Gagal mengambil isi Bin"
          empty={{
            text: 'The bin is empty',
            reason: `Artikel, acara, jurnal, dan produk yang dihapus dapat dipulihkan dari sini selama ${limits.retention.binDays} hari.`,
          }}
        />
      </div>
      <EraseDialog record={toErase} onClose={() => setToErase(null)} returnFocus={list.focus.findTarget} />
    </BinActionsContext>
  );
}

/** Removes a row as an optimistic update. The row returns when the restoration fails. */
function useRestore() {
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listBin',
    send: (id) => call('restoreFromBin', { id }),
    refreshes: contentLists,
  });
  const restore = async ({ _id, title }: BinnedRow) => {
    setFailure(null);
    try {
      toast.success(`${title}: ${(await remove(_id)).message}`);
    } catch (error) {
      setFailure({ record: title, text: 'Gagal memulihkan.', detail: getErrorReason(error) });
    }
  };
  return { restore: (row: BinnedRow) => void restore(row), failure };
}
