import { type RefObject, useEffect, useState } from 'react';

/** How far below or above the window, so that it is there when it comes into sight. */
const margin = '300px 0px';

/** Whether a place on the page has come into sight, or nearly. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (place.current === null) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return isNear;
}
