import type { Place } from './firsts.ts';

/**
 * Loads what an address shows before it is shown.
 *
 * @param isVisit whether somebody is there already; else they only may go there
 */
export type Ahead = (to: Place, isVisit: boolean) => void;

/**
 * How long a pointer or the focus rests on a link until its screen is loaded: who only passes by loads nothing. Who
 * presses it down, with a finger too, is to follow once that is let go.
 */
const rests: Readonly<Record<string, number>> = { pointerover: 80, focusin: 80, pointerdown: 0 };

/** Who pays for each byte, or has few, loads what they ask for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Where a link leads to another screen, or a button (`data-ahead`) to another page of its list. */
function placeOf({ target }: Event): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const link = target.closest<HTMLElement>('a[href]:not([download], [target]), [data-ahead]');
  if (link instanceof HTMLAnchorElement) {
    const { origin, pathname, search } = link;
    const isElsewhere = origin === location.origin && pathname !== location.pathname;
    return isElsewhere ? { pathname, search, state: null } : undefined;
  }
  return link?.dataset.ahead && JSON.parse(link.dataset.ahead);
}

/**
 * Has links load their screens, and Previous and Next their rows, while a pointer or the focus rests on them, or as soon
 * as they are pressed. One listener for all of them, so that no link can be without it.
 *
 * @returns how to end that
 */
export function warmLinks(ahead: Ahead): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const begin = (event: Event) => {
    stop();
    const place = placeOf(event);
    if (place === undefined || savesData()) return;
    timer = setTimeout(() => ahead(place, false), rests[event.type]);
  };
  const ends = new AbortController();
  const options = { passive: true, signal: ends.signal };
  for (const name of Object.keys(rests)) document.addEventListener(name, begin, options);
  document.addEventListener('pointerout', stop, options);
  return () => {
    stop();
    ends.abort();
  };
}
