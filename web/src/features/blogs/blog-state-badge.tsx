import type { BlogState } from 'contract/blogs';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';

const states: Readonly<Record<BlogState, { label: string; tone: BadgeTone }>> = {
  draft: { label: 'Draft', tone: 'idle' },
  scheduled: { label: 'Scheduled', tone: 'waiting' },
  published: { label: 'Published', tone: 'good' },
};

export const BlogStateBadge = ({ state }: { readonly state: BlogState }) => (
  <StatusBadge {...states[state]} />
);
