import { useEffect } from 'react';
import { OutdatedError } from '#api/load-code.ts';
import type { MissingPartProps } from '#ui/late/lazy-part.tsx';
import { BrokenPage } from './broken-page.tsx';

/**
 * In the place of a page whose code cannot be loaded. Nothing has been typed here yet: of a newer release the page is
 * loaded anew by itself, once.
 */
export function MissingPage({ error, onRetry }: MissingPartProps) {
  const isOutdated = error instanceof OutdatedError;
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return isOutdated ? (
    <BrokenPage reason={error.message} way="Muat ulang" onWay={() => window.location.reload()} />
  ) : (
    <BrokenPage reason={error.message} way="Coba lagi" onWay={onRetry} />
  );
}

const storageKey = 'reloaded-from';

/** Loads the page anew, unless this very release was already left so: a server that is wrong must not make us run in circles. */
function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  try {
    if (sessionStorage.getItem(storageKey) === release) return;
    sessionStorage.setItem(storageKey, release);
  } catch {
    // Who may not note it must not risk it.
    return;
  }
  window.location.reload();
}
