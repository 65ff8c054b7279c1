import { type RefObject, useEffect } from 'react';

/** CSS variables for the heights of elements at the bottom edge of the viewport. */
type EdgeVariable = '--decision-bar' | '--sticky-bar';

/** Publishes the height of an element at the bottom edge in pixels, as a CSS variable of the document. */
export function useEdgeHeight(variable: EdgeVariable, elementRef: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty(variable, `${element.offsetHeight}px`);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [variable, elementRef]);
}
