import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dialogStyles } from './dialog-styles.ts';

interface TopDialogProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
  /** Handles Escape. By default Escape does nothing. */
  readonly onCancel?: () => void;
}

/**
 * Modal dialog above everything, other dialogs included. It ignores presses outside.
 *
 * It is a native `<dialog>`: the top layer makes everything else inert, and restores the focus. The page
 * behind is blurred, because another person may be at the screen.
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
    // Skips fields that are already filled in.
    [...element.querySelectorAll('input')].find(({ value }) => value === '')?.focus();
    const release = trapKeys(element, () => cancel.current?.());
    return () => {
      release();
      element.close();
    };
  }, []);
  return createPortal(
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      className="m-auto w-[calc(100%-1.5rem)] max-w-md overflow-y-auto rounded-panel border border-line bg-surface-raised text-ink shadow-float outline-none backdrop:bg-overlay backdrop:backdrop-blur-sm"
    >
      <div className="grid gap-4 p-5">
        <h2 id={`${id}-title`} className={dialogStyles.title}>
          {title}
        </h2>
        <p id={`${id}-text`}>{text}</p>
        {children}
      </div>
    </dialog>,
    document.body,
  );
}

/** Stops all key events from reaching the page and other dialogs, and handles Escape. */
function trapKeys(dialog: HTMLElement, onEscape: () => void): () => void {
  const onKey = (event: KeyboardEvent) => {
    event.stopImmediatePropagation();
    const isInside = event.target instanceof Node && dialog.contains(event.target);
    if (event.key === 'Escape') onEscape();
    if (event.key === 'Escape' || (!isInside && event.key !== 'Tab')) event.preventDefault();
  };
  window.addEventListener('keydown', onKey, { capture: true });
  return () => window.removeEventListener('keydown', onKey, { capture: true });
}
