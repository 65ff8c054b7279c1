import type { BlogCard } from 'contract/blogs';
import { useEffect, useState } from 'react';
import { call } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { useRemoval } from '#api/use-removal.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { showAlert } from '#ui/alert.ts';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { DeleteDialog } from '#ui/delete-dialog.tsx';
import { type Failure, FailureNotice, serverMessage } from '#ui/failure-notice.tsx';
import { Pager } from '#ui/pager.tsx';
import { useContentList } from '#ui/use-content-list.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { AskDeleteContext, blogColumns } from './blog-columns.tsx';

const add = <ButtonLink to="/admin/manage-blog/add">Add Blog</ButtonLink>;
const empty = {
  text: 'No data available',
  reason: 'Artikel yang ditambahkan di sini muncul di halaman Blog.',
  action: add,
} as const;

const fetchFailed = 'Failed to fetch blogs!';
const deleteFailed = 'Failed to delete the blog.';

/** The articles that admins wrote, newest first. */
export default function ManageBlogPage() {
  const total = useEndpoint('getTotalBlogs', {}).data?.totalBlogs;
  const { pages, list, totalPages } = useContentList('listBlogs', total);
  useAlertOnFailure(list.isError);
  const focus = useRowFocus();
  const [asked, setAsked] = useState<BlogCard | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const remove = useRemoval({
    list: 'listBlogs',
    send: (id) => call('deleteBlog', { id }),
    refreshes: ['getTotalBlogs'],
  });
  const askDelete = (blog: BlogCard) => {
    setFailure(null);
    setAsked(blog);
  };
  const tellFailure = ({ title }: BlogCard, error: unknown) => {
    setFailure({ record: title, text: deleteFailed, detail: serverMessage(error) });
    void showAlert({ tone: 'error', title: 'Error!', text: deleteFailed });
  };
  return (
    <AskDeleteContext value={askDelete}>
      <AdminHead title="Manage Blogs" total={total}>
        {add}
      </AdminHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DataTable
          caption="Blogs"
          columns={blogColumns}
          list={list}
          loadError={<span lang="en">{fetchFailed}</span>}
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
        title="Delete Blog"
        record={({ title, author }) => (
          <>
            <span className="block">{title}</span>
            <span className="block font-normal text-muted text-sm">{author}</span>
          </>
        )}
        remove={remove}
        onClose={() => setAsked(null)}
        onDone={() => showAlert({ tone: 'success', title: 'Deleted!', text: 'The blog has been deleted.' })}
        onFailure={tellFailure}
        returnFocus={focus.target}
      />
    </AskDeleteContext>
  );
}

/** SPEC section 8: also an alert; the message in the list stays. */
function useAlertOnFailure(hasFailed: boolean): void {
  useEffect(() => {
    if (hasFailed) void showAlert({ tone: 'error', title: 'Oops...', text: fetchFailed });
  }, [hasFailed]);
}
