import type { AdminScreen } from '#api/screens/screen.ts';
import { editQueries, workingCopies } from '#shared/content-admin/edit-queries.ts';

export const editEventScreen: AdminScreen = {
  path: '/admin/manage-event/edit/:id',
  title: 'Edit Event',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => [
    workingCopies('event', id),
    ...editQueries('getWrittenEvent', 'event', id),
  ],
  load: () => import('./edit-event-page.tsx'),
};
