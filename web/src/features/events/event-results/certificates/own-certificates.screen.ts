import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/events/event-results/certificates';

export const ownCertificatesScreen: MemberScreen = {
  path: '/membership/certificates',
  title: t.ownTitle,
  prefetch: () => [prefetchQuery('listOwnCertificates', {})],
  load: () => import('./own-certificates-page.tsx'),
};
