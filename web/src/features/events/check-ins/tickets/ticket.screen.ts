import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/check-ins/tickets';

export const ticketScreen: MemberScreen = {
  path: '/membership/events/:id/ticket',
  title: t.title,
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getTicket', { id })],
  load: () => import('./ticket-page.tsx'),
};
