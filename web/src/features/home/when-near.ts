/**
 * Resolves after the load event, when everything that the page requested has arrived, including the largest
 * paint.
 */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Calls `then` once, when an element approaches the viewport.
 *
 * @param margin distance to the viewport in pixels
 * @returns function that stops waiting
 */
export function whenNear(element: HTMLElement, margin: number, then: () => void): () => void {
  const watch = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      watch.disconnect();
      then();
    },
    { rootMargin: `${margin}px` },
  );
  watch.observe(element);
  return () => watch.disconnect();
}
