import { useEffect, useRef } from 'react';

/** Delay after which a touch has triggered its click. */
const touchClickDelayMs = 100;

/** Delays layout changes until the release: a button that moves gets no click. Only the last change runs. */
export function useAfterPress(): (move: () => void) => void {
  const isPressed = useRef(false);
  const pending = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: number | undefined;
    const press = () => {
      window.clearTimeout(timer);
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      pending.current?.();
      pending.current = undefined;
    };
    const release = ({ pointerType }: PointerEvent) => {
      timer = window.setTimeout(end, pointerType === 'mouse' ? 0 : touchClickDelayMs);
    };
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      window.clearTimeout(timer);
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  const { current: afterPress } = useRef((move: () => void) => {
    if (isPressed.current) pending.current = move;
    else move();
  });
  return afterPress;
}
