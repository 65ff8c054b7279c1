import { type ComponentType, useEffect, useState } from 'react';
import { isNewInTab } from '#api/device-storage.ts';
import { OutdatedBuildError } from '#api/dynamic-import.ts';
import type { LoadPage } from '#api/screens/screen.ts';
import * as t from '#messages/app';
import { type LoadFailureProps, lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { BrokenPage } from './broken-page.tsx';

const loadedPages = new Map<LoadPage, ComponentType>();

/**
 * Loads a page so that its first rendering does not suspend, as prerendering and hydration require. A prefetched
 * page appears without its skeleton.
 */
export async function preloadPage(load: LoadPage, path: string): Promise<void> {
  const module = await load();
  await module.preloadPageAt?.(path);
  loadedPages.set(load, module.default);
}

export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazyComponent(load, MissingPage);
  return function Page() {
    // Chosen once: another component in its place would lose the state of the page.
    const [Chosen] = useState(() => loadedPages.get(load) ?? Lazy);
    return <Chosen />;
  };
}

/** Replaces a page whose code cannot be loaded. If a newer release exists, the page reloads once. */
function MissingPage({ error, onRetry }: LoadFailureProps) {
  const isOutdated = error instanceof OutdatedBuildError;
  useEffect(() => {
    if (isOutdated) reloadOnce();
  }, [isOutdated]);
  return isOutdated ? (
    <BrokenPage reason={error.message} actionLabel={t.reload} onAction={() => window.location.reload()} />
  ) : (
    <BrokenPage reason={error.message} actionLabel={t.tryAgain} onAction={onRetry} />
  );
}

const reloadedKey = 'reloaded-from';

/** Reloads unless this release already did: a misconfigured server must not cause a reload loop. */
function reloadOnce(): void {
  const release = document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '';
  // Without session storage a reload loop could not be detected.
  if (isNewInTab(reloadedKey, release)) window.location.reload();
}
