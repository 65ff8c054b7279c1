import { useEffect } from 'react';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { contentListQueries } from '#shared/content-admin/content-rows.ts';
import { useContentList } from '#shared/content-admin/use-content-list.ts';
import { showAlert } from '#ui/dialogs/alert.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { pageFromVisit } from '#ui/lists/page-from-url.ts';
import { blogColumns } from './blog-columns.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-blog',
  title: 'Manage Blogs',
  duty: 'content',
  sidebar: { group: 'primary', position: 30, label: 'Manage Blog' },
  prefetch: (visit) => [
    prefetchQuery('getTotalBlogs', {}),
    ...contentListQueries('listWrittenBlogs', pageFromVisit(visit)),
  ],
};

const fetchFailed = 'Failed to fetch blogs!';
const deleteFailed = 'Failed to delete the blog.';

/**
 * List of the articles written by admins, including drafts and scheduled ones; most recently changed first.
 */
export default function ManageBlogPage() {
  const call = useCall();
  const total = useEndpoint('getTotalBlogs', {}).data?.writtenBlogs;
  const contentList = useContentList('listWrittenBlogs', total);
  useAlertOnFailure(contentList.list.isError);
  const remove = useRemoval({
    list: 'listWrittenBlogs',
    send: (id) => call('deleteBlog', { id }),
    refreshes: ['listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs', 'listBin'],
  });
  return (
    <ContentListScreen
      total={total}
      contentList={contentList}
      loadError={<span lang="en">{fetchFailed}</span>}
      empty={{
        text: 'No data available',
        reason: 'Artikel yang ditambahkan di sini muncul di halaman Blog.',
      }}
      add={{ to: '/admin/manage-blog/add', label: 'Add Blog' }}
      deletion={{
        title: 'Delete Blog',
        detail: ({ author }) => author,
        remove,
        note: binNotice,
        onDone: () => showAlert({ tone: 'success', title: 'Deleted!', text: 'The blog has been deleted.' }),
        failed: deleteFailed,
        onFailure: () => showAlert({ tone: 'error', title: 'Error!', text: deleteFailed }),
      }}
    >
      {(region) => <DataTable caption="Blogs" columns={blogColumns} {...region} />}
    </ContentListScreen>
  );
}

/** Also shows an alert (requirements 4.9.3); the message in the list stays. */
function useAlertOnFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) void showAlert({ tone: 'error', title: 'Oops...', text: fetchFailed });
  }, [hasFailed]);
}
