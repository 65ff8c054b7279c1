import type { WrittenBlogCard } from 'contract/content/blogs';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { PublicationBadge, translationColumn } from '#shared/content-admin/publication-state.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';

const helper = createColumns<WrittenBlogCard>();

/** Returns the date of the last change for a draft, and also the time for a scheduled article. */
function dateOf({ state, publishedAt, updatedAt }: WrittenBlogCard): string {
  if (publishedAt === null) return adminListDate(updatedAt);
  return state === 'scheduled' ? adminListDateTime(publishedAt) : adminListDate(publishedAt);
}

export const blogColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor(({ author }) => author || '–', { id: 'author', header: 'Author' }),
  helper.accessor(dateOf, { id: 'date', header: 'Tanggal' }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ row }) => <PublicationBadge state={row.original.state} />,
  }),
  helper.accessor('translation', translationColumn),
  helper.actions((row) => <ContentActions list="/admin/manage-blog" row={row} />),
]);
