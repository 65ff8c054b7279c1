import type { PrefetchQuery } from '#api/prefetch-query.ts';

/** Current or next location, as a screen reads it. */
export interface ScreenLocation {
  readonly pathname: string;
  readonly search: string;
  readonly state: unknown;
}

/** Location of a screen that opens, with its route parameters and its account. */
export interface ScreenVisit extends Omit<ScreenLocation, 'pathname'> {
  readonly params: Readonly<Record<string, string>>;
  readonly account: string;
}

/** Returns the queries that a screen sends when it opens. */
export type ScreenQueries = (visit: ScreenVisit) => readonly PrefetchQuery[];

/** Prefetch queries of a group of screens, sent while their code loads and the guard checks access. */
export interface PrefetchTable<Path extends string = string> {
  /** Whether the role in the stored token allows these screens. The guards check it again. */
  readonly isLikely: () => boolean;
  /** Queries that all of the screens send. */
  readonly always: (account: string) => readonly PrefetchQuery[];
  /** Queries by route path. Route parameters have a colon. */
  readonly screens: Readonly<Record<Path, ScreenQueries>>;
}

/**
 * Returns the parameters of a route path at an address, or undefined if it does not match. Follows the
 * matching rules of the router.
 */
export function matchParams(path: string, pathname: string): Record<string, string> | undefined {
  const match = new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`, 'i').exec(pathname);
  return match === null ? undefined : { ...match.groups };
}

/** Finds the prefetch queries of the screen at an address. Empty if the table has no such screen. */
export function findQueries(
  { always, screens }: PrefetchTable,
  { pathname, search, state }: ScreenLocation,
  account: string,
): readonly PrefetchQuery[] {
  for (const [path, screenQueries] of Object.entries(screens)) {
    const params = matchParams(path, pathname);
    if (params !== undefined)
      return [...always(account), ...screenQueries({ params, search, state, account })];
  }
  return [];
}
