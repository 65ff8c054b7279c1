import type { ComponentType } from 'react';
import type { LoadPage } from '#api/screens/screen.ts';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import { MissingPage } from './missing-page.tsx';

const loadedPages = new Map<LoadPage, ComponentType>();

/** Loads a page so that its first rendering does not suspend, as prerendering and hydration require. */
export async function preloadPage(load: LoadPage, path: string): Promise<void> {
  const module = await load();
  await module.preloadPageAt?.(path);
  loadedPages.set(load, module.default);
}

export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazyComponent(load, MissingPage);
  return function Page() {
    const Ready = loadedPages.get(load) ?? Lazy;
    return <Ready />;
  };
}
