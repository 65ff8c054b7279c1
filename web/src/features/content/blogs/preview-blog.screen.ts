import type { AdminScreen } from '#api/screens/screen.ts';
import { previewQueries } from '#shared/content-admin/edit-queries.ts';

export const previewBlogScreen: AdminScreen = {
  path: '/admin/manage-blog/preview/:id',
  title: 'Pratinjau artikel',
  duty: 'content',
  prefetch: (visit) => previewQueries('getWrittenBlog', 'blog', visit),
  load: () => import('./preview-blog-page.tsx'),
};
