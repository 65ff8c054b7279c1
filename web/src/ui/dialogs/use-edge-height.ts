import { type RefObject, useLayoutEffect } from 'react';

/** CSS variables for the heights of elements at the bottom edge of the viewport. */
type EdgeVariable = '--decision-bar' | '--sticky-bar';

/** Publishes the height of an element at the bottom edge in pixels, as a CSS variable of the document. */
export function useEdgeHeight(variable: EdgeVariable, elementRef: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = elementRef.current;
    if (element === null) return;
    const { style } = document.documentElement;
    const publish = () => style.setProperty(variable, `${element.offsetHeight}px`);
    // Before the next frame: toasts must not move while a saved form is replaced.
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(variable);
    };
  }, [variable, elementRef]);
}
