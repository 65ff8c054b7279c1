import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const messageTemplatesScreen: AdminScreen = {
  path: '/admin/messages/templates',
  title: 'Templat jawaban',
  text: 'Teks yang sering dipakai untuk menjawab pesan',
  duty: 'people',
  prefetch: () => [prefetchQuery('listMessageTemplates', {})],
  load: () => import('./message-templates-page.tsx'),
};
