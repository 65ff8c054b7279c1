import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const senderScreen: AdminScreen = {
  path: '/admin/mails/sender',
  title: 'Pengirim Email',
  text: 'Catatan DNS yang membuat email kami dipercaya',
  duty: 'people',
  prefetch: () => [prefetchQuery('checkSender', {})],
  load: () => import('./sender-page.tsx'),
};
