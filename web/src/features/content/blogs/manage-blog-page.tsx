import { binNotice } from '#shared/content-admin/bin-notice.ts';
import { ContentListScreen } from '#shared/content-admin/content-list-screen.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { blogColumns } from './blog-columns.tsx';

const fetchFailed = 'Failed to fetch blogs!';
/** Also shows an alert (requirements 4.9.3); the message in the list stays. */
const alertLoadError = () => void showAlert({ tone: 'error', title: 'Oops...', text: fetchFailed });
const deleteFailed = 'Failed to delete the blog.';

/** Articles written by admins, including drafts and scheduled ones; most recently changed first. */
export default function ManageBlogPage() {
  return (
    <ContentListScreen
      list="listWrittenBlogs"
      searched={{ noun: 'artikel', hint: 'Judul atau penulis.' }}
      loadError={fetchFailed}
      onLoadError={alertLoadError}
      empty={{
        text: 'No data available',
        reason: 'Artikel yang ditambahkan di sini muncul di halaman Blog.',
      }}
      add={{ to: '/admin/manage-blog/add', label: 'Add Blog' }}
      deletion={{
        title: 'Hapus artikel',
        detail: ({ author }) => author,
        endpoint: 'deleteBlog',
        refreshes: ['listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs', 'listBin'],
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
