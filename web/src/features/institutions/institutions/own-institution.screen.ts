import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/institutions/institutions';
import { profileQuery } from '#shared/accounts/profile-queries.ts';

export const ownInstitutionScreen: MemberScreen = {
  path: '/membership/institution',
  title: t.title,
  prefetch: () =>
    profileQuery(({ seat }) =>
      seat?.isCoordinator === true
        ? [
            prefetchQuery('getInstitution', { id: seat.institutionId }),
            prefetchQuery('listInstitutionHistory', { id: seat.institutionId }),
          ]
        : [],
    ),
  load: () => import('./own-institution-page.tsx'),
};
