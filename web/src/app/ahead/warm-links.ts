import type { Place } from './firsts.ts';

/**
 * Loads what an address shows before it is shown.
 *
 * @param isVisit whether somebody is there already; else they only may go there
 */
export type Ahead = (to: Place, isVisit: boolean) => void;

/** How long a pointer or the focus rests on a link until its screen is loaded: who only passes by loads nothing. */
const restMs = 80;

/** Who presses a button of a mouse down, or touches, is to follow once that is let go. */
const atOnce: ReadonlySet<string> = new Set(['touchstart', 'pointerdown']);

/** Who pays for each byte, or has few, loads what they ask for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

/** Where a link leads to another screen, or a button (`data-ahead`) to another page of the list on this one. */
function placeOf({ target }: Event): Place | undefined {
  if (!(target instanceof Element)) return undefined;
  const { ahead } = target.closest<HTMLElement>('button[data-ahead]:not(:disabled)')?.dataset ?? {};
  const { pathname, origin } = location;
  if (ahead !== undefined) return { pathname, ...JSON.parse(ahead) };
  const link = target.closest<HTMLAnchorElement>('a[href]:not([download], [target])');
  if (link === null || link.origin !== origin || link.pathname === pathname) return undefined;
  return { pathname: link.pathname, search: link.search, state: null };
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
    timer = setTimeout(() => ahead(place, false), atOnce.has(event.type) ? 0 : restMs);
  };
  const begins = ['pointerover', 'focusin', 'touchstart', 'pointerdown'] as const;
  for (const name of begins) document.addEventListener(name, begin, { passive: true });
  document.addEventListener('pointerout', stop, { passive: true });
  return () => {
    stop();
    for (const name of begins) document.removeEventListener(name, begin);
    document.removeEventListener('pointerout', stop);
  };
}
