import type { Place } from './firsts.ts';

/**
 * Loads what an address shows before it is shown.
 *
 * @param isVisit whether somebody is there already; else they only may go there
 */
export type Ahead = (to: Place, isVisit: boolean) => void;

/** How long a pointer or the focus rests on a link until its screen is loaded: who only passes by loads nothing. */
const restMs = 80;

/** Who pays for each byte, or has few, loads what they ask for. */
const savesData = (): boolean =>
  (navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData === true;

const linkOf = ({ target }: Event): HTMLAnchorElement | null =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([download], [target])') : null;

/**
 * Has links load their screens while a pointer or the focus rests on them, or as soon as they are touched. One listener
 * for all of them, so that no link can be without it.
 *
 * @returns how to end that
 */
export function warmLinks(ahead: Ahead): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(timer);
  const begin = (event: Event) => {
    stop();
    const link = linkOf(event);
    if (link === null || link.origin !== location.origin || link.pathname === location.pathname) return;
    if (savesData()) return;
    const { pathname, search } = link;
    const warm = () => ahead({ pathname, search, state: null }, false);
    timer = setTimeout(warm, event.type === 'touchstart' ? 0 : restMs);
  };
  const begins = ['pointerover', 'focusin', 'touchstart'] as const;
  for (const name of begins) document.addEventListener(name, begin, { passive: true });
  document.addEventListener('pointerout', stop, { passive: true });
  return () => {
    stop();
    for (const name of begins) document.removeEventListener(name, begin);
    document.removeEventListener('pointerout', stop);
  };
}
