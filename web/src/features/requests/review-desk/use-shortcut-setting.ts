import { useState } from 'react';

const storageKey = 'review-shortcuts';

/**
 * Returns whether single-key shortcuts are on (WCAG 2.1.4 requires a way to turn them off). Stored in this
 * browser.
 */
export function useShortcutSetting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, set];
}
