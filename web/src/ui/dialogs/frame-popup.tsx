import { Dialog } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import * as t from '#messages/ui/dialogs';
import { Button } from '#ui/base/button.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { dialogStyles } from './dialog-styles.ts';

export interface DialogFrameProps {
  readonly isOpen: boolean;
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
  /** Default: the first control. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
}

export function FramePopup({
  isOpen,
  title,
  children,
  onClose,
  returnFocus,
  initialFocus,
}: DialogFrameProps) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className={dialogStyles.viewport}>
          <Dialog.Popup className={dialogStyles.popup} initialFocus={initialFocus} finalFocus={returnFocus}>
            <header className="flex items-center justify-between gap-3 border-b border-line py-3 pr-3 pl-5">
              <Dialog.Title className={dialogStyles.title}>{title}</Dialog.Title>
              <Dialog.Close
                aria-label={t.closeDialog}
                className="grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-surface-sunken hover:text-ink"
              >
                <CloseIcon />
              </Dialog.Close>
            </header>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: text that scrolls must be reachable without a mouse */}
            <section tabIndex={0} aria-label={t.contentLabel} className="min-h-0 overflow-y-auto px-5 py-4">
              {children}
            </section>
            <footer className="flex justify-end border-t border-line px-5 py-3">
              <Dialog.Close render={<Button variant="secondary" />}>{t.close}</Dialog.Close>
            </footer>
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
