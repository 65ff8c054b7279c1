import { type RefObject, useEffect } from 'react';

/** What may stand at the lower edge of the window; the styles of what else is there know their heights. */
type EdgePart = '--decision-bar' | '--sticky-bar';

/** Tells the styles of the whole page how high something is that stays at the lower edge, in pixels. */
export function useEdgeHeight(part: EdgePart, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = place.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(part, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(part);
    };
  }, [part, place]);
}
