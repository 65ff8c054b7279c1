/** Resolves when everything that the page itself asked for is here, its largest paint included. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

/**
 * Does something once, when an element comes near the window.
 *
 * @param margin how near, in pixels
 * @returns gives up waiting
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
