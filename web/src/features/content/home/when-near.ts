/** Resolves after the load event: everything that the page requested has then arrived. */
export function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => {
    window.addEventListener('load', () => resolve(), { once: true });
  });
}

/** Calls `then` once when an element is within `margin` pixels of the viewport. Returns its cancellation. */
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
