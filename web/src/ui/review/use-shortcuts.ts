import { useEffect, useRef, useState } from 'react';

const typing = 'input:not([type="checkbox"]), textarea, select, [contenteditable="true"]';
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(typing) !== null;

/**
 * Does something when a key is pressed anywhere on the page, but for where one types.
 *
 * @param actions by `event.key`, letters in lower case; a key that is held down acts once
 */
export function useShortcuts(actions: Readonly<Record<string, () => void>>, isOn: boolean): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    if (!isOn) return;
    const onKey = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
      if (defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
      const action = latest.current[key.length === 1 ? key.toLowerCase() : key];
      if (action === undefined) return;
      event.preventDefault();
      if (!repeat) action();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOn]);
}

const storageKey = 'review-shortcuts';

/** Whether single keys do anything (WCAG 2.1.4: they can be switched off); remembered in this browser. */
export function useShortcutSetting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, set];
}
