import { type RefObject, useEffect, useState } from 'react';

/** Distance from the viewport, so that the element is loaded before it becomes visible. */
const rootMargin = '300px 0px';

export function useNearViewport(elementRef: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (elementRef.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin },
    );
    observer.observe(elementRef.current);
    return () => observer.disconnect();
  }, [elementRef]);
  return isNear;
}
