import { useEffect } from 'react';
import { useCall } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { CatalogueScreen } from '#parts/catalogue/catalogue-screen.tsx';
import { keptInBin } from '#parts/catalogue/kept-in-bin.ts';
import { useCatalogue } from '#parts/catalogue/use-catalogue.ts';
import { showAlert } from '#ui/dialogs/alert.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { blogColumns } from './blog-columns.tsx';

const fetchFailed = 'Failed to fetch blogs!';
const deleteFailed = 'Failed to delete the blog.';

/** The articles that admins wrote, drafts and scheduled ones among them, changed last first. */
export default function ManageBlogPage() {
  const call = useCall();
  const total = useEndpoint('getTotalBlogs', {}).data?.writtenBlogs;
  const catalogue = useCatalogue('listWrittenBlogs', total);
  useAlertOnFailure(catalogue.list.isError);
  const remove = useRemoval({
    list: 'listWrittenBlogs',
    send: (id) => call('deleteBlog', { id }),
    refreshes: ['listBlogs', 'listBlogWords', 'getBlog', 'getTotalBlogs', 'listBin'],
  });
  return (
    <CatalogueScreen
      title="Manage Blogs"
      total={total}
      catalogue={catalogue}
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
        note: keptInBin,
        onDone: () => showAlert({ tone: 'success', title: 'Deleted!', text: 'The blog has been deleted.' }),
        failed: deleteFailed,
        onFailure: () => showAlert({ tone: 'error', title: 'Error!', text: deleteFailed }),
      }}
    >
      {(region) => <DataTable caption="Blogs" columns={blogColumns} {...region} />}
    </CatalogueScreen>
  );
}

/** Also an alert (requirements 4.9.3); the message in the list stays. */
function useAlertOnFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) void showAlert({ tone: 'error', title: 'Oops...', text: fetchFailed });
  }, [hasFailed]);
}
