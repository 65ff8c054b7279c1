import type { AdminScreen } from '#api/screens/screen.ts';
import { contentListQueries } from '#shared/content-admin/edit-queries.ts';

export const manageBlogScreen: AdminScreen = {
  path: '/admin/manage-blog',
  title: 'Manage Blogs',
  label: 'Manage Blog',
  duty: 'content',
  sidebar: { group: 'content', position: 10 },
  prefetch: (visit) => contentListQueries('listWrittenBlogs', visit),
  load: () => import('./manage-blog-page.tsx'),
};
