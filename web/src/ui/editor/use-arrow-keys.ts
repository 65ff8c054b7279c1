import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Makes a toolbar one tab stop, at the last used button. Arrows, Home and End move between buttons. */
export function useArrowKeys() {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const setTabStop = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the buttons are mounted
  useEffect(() => setTabStop(buttons()[0]), []);
  const onKeyDown = (event: KeyboardEvent) => {
    const all = buttons();
    const at = all.indexOf(document.activeElement as HTMLButtonElement);
    const targets: Record<string, number> = {
      ArrowRight: (at + 1) % all.length,
      ArrowLeft: (at - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    };
    const target = all[targets[event.key] ?? -1];
    if (at === -1 || target === undefined) return;
    event.preventDefault();
    target.focus();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.target instanceof HTMLButtonElement) setTabStop(event.target);
  };
  return { bar, onKeyDown, onFocus };
}
