import type { ComponentType } from 'react';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import { MissingPage } from './missing-page.tsx';

/** Loads the code of a page. */
export type LoadPage = () => Promise<{
  readonly default: ComponentType;
  /** Of routes: has the page at a path ready with them. */
  readonly makePageReady?: (path: string) => Promise<void>;
}>;

const ready = new Map<LoadPage, ComponentType>();

/**
 * Loads a page so that its first rendering need not wait. Prerendering needs that, and so does hydration:
 * a page that waits for its code could not take over the HTML that is on screen.
 */
export async function makeReady(load: LoadPage, path: string): Promise<void> {
  const module = await load();
  await module.makePageReady?.(path);
  ready.set(load, module.default);
}

/** The component of a page, whose code comes when it is first shown. */
export function lazyPage(load: LoadPage): ComponentType {
  const Lazy = lazyPart(load, MissingPage);
  return function Page() {
    const Ready = ready.get(load) ?? Lazy;
    return <Ready />;
  };
}
