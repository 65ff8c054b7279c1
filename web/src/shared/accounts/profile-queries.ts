import type { User } from 'contract/schemas/people';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';

export const photoQueries = ({ _id: id, profilePhoto }: User): PrefetchQuery[] =>
  profilePhoto === null ? [] : [prefetchQuery('getProfilePhoto', { id })];

/** Prefetches the member's own profile first, so that an expired token is refused only once. */
export const profileQuery = (next?: (user: User) => readonly PrefetchQuery[]): PrefetchQuery[] => [
  prefetchQuery('getProfile', {}, next === undefined ? {} : { next }),
];
