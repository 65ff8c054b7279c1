import { useEffect } from 'react';
import { OutdatedBuildError } from '#api/dynamic-import.ts';
import type { LoadFailureProps } from '#ui/lazy/lazy-component.tsx';
import { BrokenPage } from './broken-page.tsx';

/** Replaces a page whose code cannot be loaded. If a newer release exists, the page reloads once. */
export function MissingPage({ error, onRetry }: LoadFailureProps) {
  const isOutdated = error instanceof OutdatedBuildError;
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return isOutdated ? (
    <BrokenPage reason={error.message} actionLabel="Muat ulang" onAction={() => window.location.reload()} />
  ) : (
    <BrokenPage reason={error.message} actionLabel="Coba lagi" onAction={onRetry} />
  );
}

const storageKey = 'reloaded-from';

/** Reloads unless this release already did: a misconfigured server must not cause a reload loop. */
function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  try {
    if (sessionStorage.getItem(storageKey) === release) return;
    sessionStorage.setItem(storageKey, release);
  } catch {
    // Without session storage a reload loop could not be detected.
    return;
  }
  window.location.reload();
}
