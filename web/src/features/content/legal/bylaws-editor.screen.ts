import type { AdminScreen } from '#api/screens/screen.ts';
import { editedTexts } from '#shared/site-pages/edited-content.ts';

export const bylawsEditorScreen: AdminScreen = {
  path: '/admin/manage-content/bylaws',
  title: 'Konten: AD/ART',
  duty: 'content',
  prefetch: () => editedTexts('bylaws'),
  load: () => import('./bylaws-editor-page.tsx'),
};
