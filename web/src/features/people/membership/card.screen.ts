import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/membership/card';
import { photoQueries, profileQuery } from '#shared/accounts/profile-queries.ts';
import { isIssued } from './card/is-issued.ts';

export const cardScreen: MemberScreen = {
  path: '/membership/card',
  title: t.title,
  text: t.text,
  prefetch: () =>
    profileQuery((user) => [
      ...(isIssued(user) ? [prefetchQuery('getCard', {})] : []),
      ...photoQueries(user),
    ]),
  load: () => import('./card-page.tsx'),
};
