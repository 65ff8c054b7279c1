import type { AdminScreen } from '#api/screens/screen.ts';
import { editQueries, workingCopies } from '#shared/content-admin/edit-queries.ts';

export const editBlogScreen: AdminScreen = {
  path: '/admin/manage-blog/edit/:id',
  title: 'Edit Blog',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => [
    workingCopies('blog', id),
    ...editQueries('getWrittenBlog', 'blog', id),
  ],
  load: () => import('./edit-blog-page.tsx'),
};
