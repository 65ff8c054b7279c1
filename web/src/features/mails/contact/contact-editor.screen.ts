import type { AdminScreen } from '#api/screens/screen.ts';
import { editedContent } from '#shared/site-pages/edited-content.ts';

export const contactEditorScreen: AdminScreen = {
  path: '/admin/manage-content/contact',
  title: 'Konten: Contact',
  duty: 'content',
  prefetch: () => [editedContent('contact')],
  load: () => import('./contact-editor-page.tsx'),
};
