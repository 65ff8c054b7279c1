import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';

export const eventCertificatesScreen: AdminScreen = {
  path: '/admin/manage-event/certificates/:id',
  title: 'Sertifikat Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: (visit) => {
    const { id = '' } = visit.params;
    return [
      prefetchQuery('getCertificateSettings', { id }),
      prefetchQuery('listEventAttendees', { id, ...pageParamsOf(visit) }),
    ];
  },
  load: () => import('./event-certificates-page.tsx'),
};
