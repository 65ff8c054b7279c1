import { newRecord } from 'contract/schemas/working-kinds';
import type { AdminScreen } from '#api/screens/screen.ts';
import { workingCopies } from '#shared/content-admin/edit-queries.ts';

export const addBlogScreen: AdminScreen = {
  path: '/admin/manage-blog/add',
  title: 'Add Blog',
  duty: 'content',
  prefetch: () => [workingCopies('blog', newRecord)],
  load: () => import('./add-blog-page.tsx'),
};
