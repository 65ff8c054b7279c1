import { type RefObject, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/** Whether the focus is still on its way out of a dialog that has been answered: the next key is none of its. */
const isLeft = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="alertdialog"][data-closed]') !== null;

/** Whether a key is meant for something in an open dialog that is not part of `scope`: one of its buttons. */
const isElsewhere = (target: EventTarget | null, scope: Element | null | undefined): boolean =>
  target instanceof Element && target.closest('[role="alertdialog"]') !== null && !scope?.contains(target);

/**
 * Does something when a key is pressed anywhere on the page, but for where one types and for the buttons of a
 * dialog. Keys of a dialog count as soon as it is open, while the focus is still on its way there: who presses
 * three keys in a row means all three.
 *
 * @param actions by `event.key`, letters in lower case; a key that is held down acts once
 * @param scope the part of a dialog in which the keys count
 */
export function useShortcuts(
  actions: Readonly<Record<string, () => void>>,
  isOn: boolean,
  scope?: RefObject<Element | null>,
): void {
  const latest = useRef(actions);
  useLayoutEffect(() => {
    latest.current = actions;
  });
  useLayoutEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey) return;
      if (!isLeft(target) && (isTyping(target) || isElsewhere(target, scope?.current))) return;
      const action = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (action === undefined) return;
      event.preventDefault();
      // On screen before the next key comes: that one is meant for what this one has brought.
      if (!repeat) flushSync(action);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn, scope]);
}

/** The actions of the number keys: 1 picks the first of them. */
export const numberKeys = <T>(choices: readonly T[], pick: (choice: T) => void) =>
  Object.fromEntries(choices.map((choice, index) => [index + 1, () => pick(choice)]));
