import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';

export const compareMembersScreen: AdminScreen = {
  path: '/admin/manage-user/compare',
  title: 'Bandingkan anggota',
  duty: 'people',
  prefetch: ({ searchParams }) => {
    const [one, other] = [searchParams.get('one') ?? '', searchParams.get('other') ?? ''];
    return one === '' || other === '' ? [] : [prefetchQuery('compareMembers', { one, other })];
  },
  load: () => import('./compare-members-page.tsx'),
};
