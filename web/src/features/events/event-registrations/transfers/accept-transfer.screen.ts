import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-registrations/transfers';

export const acceptTransferScreen: MemberScreen = {
  path: '/membership/transfers',
  title: t.acceptTicket,
  // The code is in the query, and the transfer may end at any time.
  prefetch: () => [],
  load: () => import('./accept-transfer-page.tsx'),
};
