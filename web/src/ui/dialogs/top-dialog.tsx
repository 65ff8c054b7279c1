import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dialogLook } from './dialog-look.ts';

interface TopDialogProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** What Escape does; nothing unless told. */
  readonly onCancel?: () => void;
}

/**
 * A dialog above everything, other open dialogs too, that goes only when it is no longer rendered: presses outside do
 * nothing, and Escape what it is told to. The browser's own, whose top layer leaves all else inert whoever put it there, and which gives
 * the focus back. The page behind is blurred, as whoever is at the screen may be somebody else by now.
 */
export function TopDialog({ title, text, children, onCancel }: TopDialogProps) {
  const cancel = useRef(onCancel);
  cancel.current = onCancel;
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    element.showModal();
    // What is known already stands in the fields before it.
    [...element.querySelectorAll('input')].find(({ value }) => value === '')?.focus();
    const release = keepKeys(element, () => cancel.current?.());
    return () => {
      release();
      element.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      lang="id"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[calc(100%-1.5rem)] max-w-md overflow-y-auto rounded-panel border border-line bg-surface-raised text-ink shadow-float outline-none backdrop:bg-overlay backdrop:backdrop-blur-sm"
    >
      <div className="grid gap-4 p-5">
        <h2 id={`${id}-title`} className={dialogLook.title}>
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Neither the page nor the dialogs behind hear a key, Escape among them. */
function keepKeys(dialog: HTMLElement, onEscape: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    const isInside = event.target instanceof Node && dialog.contains(event.target);
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Escape' || (!isInside && event.key !== 'Tab')) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
