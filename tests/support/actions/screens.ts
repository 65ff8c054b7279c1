import { type Audience, readScreens } from '../../../web/read-screens.ts';

/** Screens that no sitemap lists, such as those behind a login. */

const pathsOf = (...audiences: readonly Audience[]): string[] =>
  readScreens(...audiences).map(({ path }) => path);

/** Returns the paths of all screens of the admin area, with this id in paths of one record. */
export const adminScreens = (id: string): string[] => pathsOf('admin').map((path) => path.replace(':id', id));

/** Paths of all screens that need a token and no role. */
export const memberScreens: readonly string[] = pathsOf('member');

/** Paths of public screens that the build does not prerender. */
export const unlistedScreens: readonly string[] = pathsOf('unlisted', 'invited');
