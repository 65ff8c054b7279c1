import { newRecord } from 'contract/schemas/working-kinds';
import type { AdminScreen } from '#api/screens/screen.ts';
import { workingCopies } from '#shared/content-admin/edit-queries.ts';

export const addEventScreen: AdminScreen = {
  path: '/admin/manage-event/add',
  title: 'Add Event',
  duty: 'content',
  prefetch: () => [workingCopies('event', newRecord)],
  load: () => import('./add-event-page.tsx'),
};
