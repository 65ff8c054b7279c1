import type { WrittenBlogCard } from 'contract/content/blogs';
import { adminListDate, adminListDateTime } from 'contract/text/dates';
import { ContentActions } from '#shared/content-admin/content-actions.tsx';
import { PublicationBadge, translationColumn } from '#shared/content-admin/publication-state.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';

/** Returns the date of the last change for a draft, and also the time for a scheduled article. */
function dateOf({ state, publishedAt, updatedAt }: WrittenBlogCard): string {
  if (publishedAt === null) return adminListDate(updatedAt);
  return state === 'scheduled' ? adminListDateTime(publishedAt) : adminListDate(publishedAt);
}

export const blogColumns: Columns<WrittenBlogCard> = [
  { header: 'Title', cell: ({ title }) => title },
  { header: 'Author', cell: ({ author }) => author || '–' },
  { header: 'Tanggal', cell: dateOf },
  { header: 'Status', cell: (row) => <PublicationBadge state={row.state} /> },
  translationColumn,
  actionsColumn((row) => <ContentActions list="/admin/manage-blog" row={row} />),
];
