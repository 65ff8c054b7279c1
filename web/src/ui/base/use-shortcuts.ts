import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const typingSelector = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typingSelector) !== null;

/** Whether the focus is still inside a dialog that is closing. The next key is not meant for that dialog. */
const isInClosingDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="alertdialog"][data-closed]') !== null;

/** Whether the target is in an open dialog but outside `scope`, such as one of its buttons. */
const isOutsideScope = (target: EventTarget | null, scope: Element | null | undefined): boolean =>
  target instanceof Element && target.closest('[role="alertdialog"]') !== null && !scope?.contains(target);

/** Whether the key presses the focused button. */
const isPress = ({ key, target }: KeyboardEvent): boolean =>
  key === ' ' && target instanceof Element && target.closest('button') !== null;

/**
 * Registers keyboard shortcuts for the page, by `event.key` with lower case letters. They do not apply in
 * text fields or on the buttons of a dialog. Shortcuts of a dialog (`scope`) apply as soon as it opens,
 * before the focus has moved there: fast key presses all count. `onText` receives other characters.
 */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  isActive: boolean,
  scope?: RefObject<Element | null>,
  onText?: (event: KeyboardEvent) => void,
): void {
  const latest = useRef({ actions, onText });
  useLayoutEffect(() => {
    latest.current = { actions, onText };
  });
  useLayoutEffect(() => {
    if (!isActive) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (!isInClosingDialog(target) && (isTyping(target) || isOutsideScope(target, scope?.current))) return;
      const { actions, onText } = latest.current;
      const action = actions[key.length === 1 ? key.toLowerCase() : key];
      if (action === undefined) {
        if (key.length === 1 && !repeat && !isPress(event)) onText?.(event);
        return;
      }
      event.preventDefault();
      // Renders before the next key arrives, because that key is meant for the new screen.
      if (!repeat) flushSync(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isActive, scope]);
}

export const numberKeys = <T>(choices: readonly T[], pick: (choice: T) => void) =>
  Object.fromEntries(choices.map((choice, index) => [index + 1, () => pick(choice)]));
