import { useState } from 'react';

const storageKey = 'review-shortcuts';

/** Single-key shortcuts can be turned off (WCAG 2.1.4). Stored in this browser. */
export function useShortcutSetting(): readonly [isOn: boolean, set: (isOn: boolean) => void] {
  const [isOn, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off');
  const set = (next: boolean) => {
    localStorage.setItem(storageKey, next ? 'on' : 'off');
    setOn(next);
  };
  return [isOn, set];
}
