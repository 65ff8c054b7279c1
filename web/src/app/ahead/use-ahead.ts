import { useEffect } from 'react';
import { type Location, matchPath } from 'react-router-dom';
import { askAhead, type Question } from '#api/questions.ts';
import { session } from '#api/session.ts';
import type { PageRoute } from '../page-route.tsx';
import { type Ahead, warmLinks } from './warm-links.ts';

export interface AheadOptions {
  /** Whether the stored token, by what it says of itself, leads to these pages at all; the guards have the last word. */
  readonly isLikely?: () => boolean;
  /** What all of these pages ask. */
  readonly always?: (account: string) => readonly Question[];
  /** Whether a page is open to the account, as far as that is known: what would be refused is not asked. */
  readonly opens?: (account: string, path: string) => boolean;
}

/** Code and first answers of pages of an account, side by side, while the guard still asks who is calling. */
export const aheadOf =
  (
    pages: readonly PageRoute[],
    { isLikely = () => true, always = () => [], opens = () => true }: AheadOptions = {},
  ): Ahead =>
  ({ pathname, search, state }, isVisit) => {
    const account = session.userId();
    if (account === null || !isLikely()) return;
    for (const { path, load, first } of pages) {
      const match = matchPath(path, pathname);
      if (match === null) continue;
      // Whoever shows it asks again for code that did not come.
      load().catch(() => undefined);
      const own = opens(account, pathname) ? first?.({ params: match.params, search, state }) : undefined;
      askAhead([...always(account), ...(own ?? [])], account, isVisit);
    }
  };

/** The entry of the browser's history that was loaded ahead last. */
let latest: string | undefined;

/**
 * Loads ahead where somebody comes to, however often that is rendered until it is shown, and where links lead that they
 * are about to follow.
 */
export function useAhead(ahead: Ahead, location: Location): void {
  useEffect(() => warmLinks(ahead), [ahead]);
  // The build renders the page for wrong addresses, which stands among them.
  if (import.meta.env.SSR || latest === location.key) return;
  latest = location.key;
  ahead(location, true);
}
