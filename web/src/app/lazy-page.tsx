import type { ComponentType } from 'react';
import { lazyPart } from '#ui/base/lazy-part.tsx';
import { MissingPage } from './missing-page.tsx';

/** Loads the code of a page. */
export type LoadPage = () => Promise<{ readonly default: ComponentType }>;

const ready = new Map<LoadPage, ComponentType>();

/**
 * Loads a page so that its first rendering need not wait. Prerendering needs that, and so does hydration:
 * a page that waits for its code could not take over the HTML that is on screen.
 */
export async function makeReady(load: LoadPage): Promise<void> {
  ready.set(load, (await load()).default);
}

/** The component of a page, whose code comes when it is first shown. */
export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazyPart(load, MissingPage);
  return function Page() {
    const Ready = ready.get(load) ?? Lazy;
    return <Ready />;
  };
}
