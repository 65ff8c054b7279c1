import type { BlogState, WrittenBlogCard } from 'contract/blogs';
import { adminListDate, adminListTime } from 'contract/words/dates';
import { CatalogueActions } from '#parts/catalogue/catalogue-actions.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { columnsOf } from '#ui/lists/table-columns.ts';

const helper = columnsOf<WrittenBlogCard>();

const states: Readonly<Record<BlogState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'idle' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
};

export const BlogStateBadge = ({ state }: { readonly state: BlogState }) => (
  <StatusBadge {...states[state]} />
);

/** Of a draft the day of its last change; of what is scheduled also the hour. */
function dateOf({ state, publishedAt, updatedAt }: WrittenBlogCard): string {
  if (publishedAt === null) return adminListDate(updatedAt);
  return state === 'scheduled' ? adminListTime(publishedAt) : adminListDate(publishedAt);
}

export const blogColumns = helper.columns([
  helper.accessor('title', { header: 'Title' }),
  helper.accessor(({ author }) => author || '–', { id: 'author', header: 'Author' }),
  helper.accessor(dateOf, { id: 'date', header: 'Date' }),
  helper.accessor('state', {
    header: 'State',
    cell: ({ row }) => <BlogStateBadge state={row.original.state} />,
  }),
  helper.display({
    id: 'actions',
    header: 'Actions',
    meta: { kind: 'actions' },
    cell: ({ row }) => <CatalogueActions list="/admin/manage-blog" row={row.original} />,
  }),
]);
