import type { UnlistedScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/money/receipt-checks';

export const receiptCheckScreen: UnlistedScreen = {
  path: '/receipt',
  title: t.title,
  load: () => import('./receipt-check-page.tsx'),
};
