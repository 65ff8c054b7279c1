import type { ComponentType } from 'react';
import { type LoadPart, lazyPart } from '#ui/base/lazy-part.tsx';
import { MissingPage } from './missing-page.tsx';

/** Loads the code of a page. */
export type LoadPage<P extends object = object> = LoadPart<P>;

const ready = new Map<unknown, unknown>();

/**
 * Loads a page so that its first rendering need not wait. Prerendering needs that, and so does hydration:
 * a page that waits for its code could not take over the HTML that is on screen.
 */
export async function makeReady<P extends object>(load: LoadPage<P>): Promise<void> {
  ready.set(load, (await load()).default);
}

/** The component of a page, whose code comes when it is first shown. */
export function lazyPage<P extends object>(load: LoadPage<P>): ComponentType<P> {
  const Lazy = lazyPart(load, MissingPage);
  return function Page(props: P) {
    const Ready = (ready.get(load) as ComponentType<P> | undefined) ?? Lazy;
    return <Ready {...props} />;
  };
}
