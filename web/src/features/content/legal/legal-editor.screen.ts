import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const legalEditorScreen: AdminScreen = {
  path: '/admin/manage-content/legal',
  title: 'Konten: Legal',
  duty: 'content',
  prefetch: () => editedTexts('legal'),
  load: () => import('./legal-editor-page.tsx'),
};
