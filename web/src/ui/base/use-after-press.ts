import { useEffect, useRef } from 'react';

/** A finger's click comes a while after it was lifted. */
const clickOfFinger = 100;

/**
 * For what moves the page when an answer comes: a button that moves from under the pointer between its press and its
 * release is not clicked.
 *
 * @returns does it at once, or as soon as what is being pressed was let go; the last one asked for, if several were
 */
export function useAfterPress(): (move: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => {
    let timer: number | undefined;
    const press = () => {
      window.clearTimeout(timer);
      isPressed.current = true;
    };
    const end = () => {
      isPressed.current = false;
      waiting.current?.();
      waiting.current = undefined;
    };
    const release = ({ pointerType }: PointerEvent) => {
      timer = window.setTimeout(end, pointerType === 'mouse' ? 0 : clickOfFinger);
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
    if (isPressed.current) waiting.current = move;
    else move();
  });
  return afterPress;
}
