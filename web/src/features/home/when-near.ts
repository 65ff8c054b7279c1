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
