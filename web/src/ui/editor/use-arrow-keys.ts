import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** Gives a toolbar one stop for Tab, at the button used last, and the arrow keys, Home and End between them. */
export function useArrowKeys() {
  const bar = useRef<HTMLDivElement>(null);
  const buttons = () => [...(bar.current?.querySelectorAll('button') ?? [])];
  const stopAt = (stop: Element | undefined) => {
    for (const button of buttons()) button.tabIndex = button === stop ? 0 : -1;
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the buttons are there
  useEffect(() => stopAt(buttons()[0]), []);
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
    if (event.target instanceof HTMLButtonElement) stopAt(event.target);
  };
  return { bar, onKeyDown, onFocus };
}
