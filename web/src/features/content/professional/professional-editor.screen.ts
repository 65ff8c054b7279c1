import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const professionalEditorScreen: AdminScreen = {
  path: '/admin/manage-content/professional',
  title: 'Konten: Professional',
  duty: 'content',
  prefetch: () => editedTexts('professional'),
  load: () => import('./professional-editor-page.tsx'),
};
