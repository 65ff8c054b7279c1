import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const councilEditorScreen: AdminScreen = {
  path: '/admin/manage-content/council',
  title: 'Konten: Council and Committees',
  duty: 'content',
  prefetch: () => editedTexts('council'),
  load: () => import('./council-editor-page.tsx'),
};
