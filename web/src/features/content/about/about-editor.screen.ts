import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const aboutEditorScreen: AdminScreen = {
  path: '/admin/manage-content/about',
  title: 'Konten: About',
  duty: 'content',
  prefetch: () => editedTexts('about'),
  load: () => import('./about-editor-page.tsx'),
};
