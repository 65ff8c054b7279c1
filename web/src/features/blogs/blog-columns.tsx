import type { BlogCard } from 'contract/blogs';
import { createContext, useContext } from 'react';
import { useLocation } from 'react-router-dom';
import { RowActions, RowButton, RowLink } from '#ui/row-button.tsx';
import { columnsOf } from '#ui/table-columns.ts';

/** Asks whether this article is to be deleted. */
export const AskDeleteContext = createContext<(blog: BlogCard) => void>(() => {});

const helper = columnsOf<BlogCard>();

export const blogColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('author', { header: 'Author' }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <BlogActions blog={row.original} />,
  }),
]);

function BlogActions({ blog }: { readonly blog: BlogCard }) {
  const askDelete = useContext(AskDeleteContext);
  const { search } = useLocation();
  const { _id, title } = blog;
  return (
    <RowActions>
      <RowLink label="Edit" rowName={title} to={`/admin/manage-blog/edit/${_id}`} state={{ list: search }} />
      <RowButton label="Delete" rowName={title} tone="danger" onPress={() => askDelete(blog)} />
    </RowActions>
  );
}
