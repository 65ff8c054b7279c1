import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

/**
 * Returns a handler that directs typed characters into a text field before it has the focus. It also collects
 * them while the code of the dialog is loading.
 */
export function useEarlyText(
  field: RefObject<HTMLTextAreaElement | null>,
  text: string,
  onChange: (text: string) => void,
): (event: KeyboardEvent) => void {
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  return (event) => {
    const element = field.current;
    if (element === null) {
      event.preventDefault();
      flushSync(() => onChange(latest.current + event.key));
      return;
    }
    // The browser inserts the character of this key press into the element that has the focus now.
    element.focus();
    element.setSelectionRange(element.value.length, element.value.length);
  };
}
