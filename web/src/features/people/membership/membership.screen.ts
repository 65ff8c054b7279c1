import { hasCreditRules } from 'contract/rules/events/credits';
import { hasOpenRequest } from 'contract/rules/membership';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { MemberScreen } from '#api/screens/screen.ts';
import * as t from '#messages/features/people/membership';
import { photoQueries, profileQuery } from '#shared/accounts/profile-queries.ts';
import { isIssued } from './card/is-issued.ts';

export const membershipScreen: MemberScreen = {
  path: '/membership',
  title: t.title,
  text: t.text,
  prefetch: () =>
    profileQuery((user) => [
      prefetchQuery('listUserPayments', { id: user._id }),
      prefetchQuery('listOwnAnnouncements', {}),
      ...(hasOpenRequest(user.isActive) ? [prefetchQuery('getUsualWait', {})] : []),
      ...(isIssued(user) ? [prefetchQuery('getCard', {})] : []),
      ...(hasCreditRules(user, new Date()) ? [prefetchQuery('getCreditProgress', {})] : []),
      ...photoQueries(user),
    ]),
  load: () => import('./membership-page.tsx'),
};
