import { hasOpenRequest } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import { isIssued } from '#features/membership/card/is-issued.ts';
import type { PrefetchTable, ScreenQueries } from './screen-queries.ts';

const photoQueries = ({ _id: id, profilePhoto }: User) =>
  profilePhoto === null ? [] : [prefetchQuery('getProfilePhoto', { id })];

/** Only one query uses the stored token at first: an expired token is then refused only once. */
const profile = (next?: (user: User) => readonly PrefetchQuery[]): ScreenQueries => {
  const options = next === undefined ? {} : { next };
  return () => [prefetchQuery('getProfile', {}, options)];
};

const screens = {
  '/membership': profile((user) => [
    prefetchQuery('listUserPayments', { id: user._id }),
    ...(hasOpenRequest(user.isActive) ? [prefetchQuery('getUsualWait', {})] : []),
    ...(isIssued(user) ? [prefetchQuery('getCard', {})] : []),
    ...photoQueries(user),
  ]),
  '/membership/renew': profile(),
  '/membership/institution': profile(({ seat }) =>
    seat?.isCoordinator === true
      ? [
          prefetchQuery('getInstitution', { id: seat.institutionId }),
          prefetchQuery('listInstitutionHistory', { id: seat.institutionId }),
        ]
      : [],
  ),
  '/profile': profile((user) => [
    prefetchQuery('listSessions', {}, { refetchOnMount: true }),
    prefetchQuery('getEmailChange', {}),
    ...photoQueries(user),
  ]),
  '/profile/security': () => [prefetchQuery('getFactor', {})],
} as const satisfies Readonly<Record<string, ScreenQueries>>;

export type MemberPath = keyof typeof screens;

/** Prefetch queries of the members' screens. */
export const memberQueries: PrefetchTable<MemberPath> = {
  isLikely: () => true,
  // The navigation bar shows it.
  always: () => [prefetchQuery('getLoginStatus', {}, { isLongLived: true })],
  screens,
};
