import { matchPath } from 'contract/rules/paths';
import { type PrefetchQuery, prefetchQuery } from '#api/prefetch-query.ts';
import type { PrefetchedScreen, ScreenLocation } from '#api/screens/screen.ts';
import { session } from '#api/session.ts';

/** Screens that share a layout and the queries of that layout. */
export interface ScreenGroup {
  /** Whether the role in the stored token allows these screens. The guards check it again. */
  readonly isLikely: () => boolean;
  readonly always: (account: string) => readonly PrefetchQuery[];
}

export const adminGroup: ScreenGroup = {
  isLikely: () => session.loginRole() === 'Admin',
  always: (id) => [prefetchQuery('getUser', { id }, { isLongLived: true })],
};

export const memberGroup: ScreenGroup = {
  isLikely: () => true,
  // The navigation bar shows it.
  always: () => [prefetchQuery('getLoginStatus', {}, { isLongLived: true })],
};

/** Finds the prefetch queries of the screen at an address. Empty if the group has no such screen. */
export function findQueries(
  { always }: ScreenGroup,
  screens: readonly PrefetchedScreen[],
  { pathname, search, state }: ScreenLocation,
  account: string,
): readonly PrefetchQuery[] {
  for (const { path, prefetch } of screens) {
    const params = matchPath(path, pathname);
    if (params !== undefined)
      return [...always(account), ...prefetch({ params, searchParams: new URLSearchParams(search), state })];
  }
  return [];
}
