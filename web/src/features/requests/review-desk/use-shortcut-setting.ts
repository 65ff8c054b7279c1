import { useState } from 'react';

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
