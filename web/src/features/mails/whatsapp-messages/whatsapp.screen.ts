import type { AdminScreen } from '#api/screens/screen.ts';
import { queueQueries } from './queue-filter.ts';

export const whatsappScreen: AdminScreen = {
  path: '/admin/whatsapp',
  title: 'Pesan WhatsApp',
  label: 'WhatsApp',
  text: 'Satu per satu, dari WhatsApp Anda sendiri, kepada anggota yang mengizinkan',
  duty: 'people',
  prefetch: ({ searchParams }) => queueQueries(searchParams),
  load: () => import('./whatsapp-page.tsx'),
};
