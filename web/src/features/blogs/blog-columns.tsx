import type { BlogCard } from 'contract/blogs';
import { CatalogueActions } from '#parts/catalogue/catalogue-actions.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

const helper = columnsOf<BlogCard>();

export const blogColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor('author', { header: 'Author' }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <CatalogueActions list="/admin/manage-blog" row={row.original} />,
  }),
]);
