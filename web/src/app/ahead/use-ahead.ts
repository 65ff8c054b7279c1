import { useEffect } from 'react';
import type { Location } from 'react-router-dom';
import { askAhead, takeReplies } from '#api/questions.ts';
import { session } from '#api/session.ts';
import type { PageRoute } from '../page-route.tsx';
import { type Firsts, paramsAt, questionsAt } from './firsts.ts';
import { type Ahead, warmLinks } from './warm-links.ts';

/**
 * Code and first answers of pages of an account, side by side, while the guard still asks who is calling.
 *
 * @param opens whether a page is open to the account, as far as that is known: what would be refused is not asked
 */
export const aheadOf =
  (
    pages: readonly PageRoute[],
    firsts: Firsts,
    opens: (account: string, path: string) => boolean = () => true,
  ): Ahead =>
  (place, isVisit) => {
    const account = session.userId();
    if (account === null || !firsts.isLikely()) return;
    const { pathname } = place;
    for (const { path, load, loadShown } of pages) {
      // Whoever shows it asks again for code that did not come.
      if (paramsAt(path, pathname) === undefined) continue;
      load().catch(() => undefined);
      loadShown?.().catch(() => undefined);
    }
    const questions = opens(account, pathname) ? questionsAt(firsts, place, account) : firsts.always(account);
    if (isVisit) takeReplies(questions, account);
    askAhead(questions, account, isVisit).catch(() => undefined);
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
