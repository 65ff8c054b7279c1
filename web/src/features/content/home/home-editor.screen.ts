import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const homeEditorScreen: AdminScreen = {
  path: '/admin/manage-content/home',
  title: 'Konten: Home',
  duty: 'content',
  prefetch: () => editedTexts('home'),
  load: () => import('./home-editor-page.tsx'),
};
