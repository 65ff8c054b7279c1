import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import * as t from '#messages/ui/dialogs';
import { Button, type ButtonVariant } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { langOf } from '#ui/text/fixed-english.ts';
import { dialogStyles } from './dialog-styles.ts';
import { focusImmediately } from './focus-immediately.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly content: string;
  readonly record: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly busyLabel?: string;
  readonly confirmVariant?: ButtonVariant;
  readonly isBusy?: boolean;
  /** False while the action is not possible. The children say why. */
  readonly canConfirm?: boolean;
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Element with the initial focus, if it is not the cancel button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element that gets the focus afterwards. False if the next content takes it. */
  readonly returnFocus: () => HTMLElement | null | false;
}

export function ConfirmPopup(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { isOpen, isBusy = false, confirmLabel = t.yes, onCancel } = props;
  const cancelLabel = confirmLabel === t.yes ? t.no : t.cancel;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} />
        <AlertDialog.Viewport className={dialogStyles.viewport}>
          <AlertDialog.Popup
            className={dialogStyles.popup}
            initialFocus={focusImmediately(props.initialFocus ?? cancel)}
            finalFocus={props.returnFocus}
            aria-busy={isBusy}
          >
            <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-5 pb-4">
              <AlertDialog.Title className={dialogStyles.title} lang={langOf(props.title)}>
                {props.title}
              </AlertDialog.Title>
              <AlertDialog.Description render={<div />} className="grid gap-3">
                <p lang={langOf(props.content)}>{props.content}</p>
                <p
                  className={`rounded-control border-l-4 bg-surface-sunken px-4 py-2.5 font-semibold wrap-anywhere ${
                    props.confirmVariant === 'primary' ? 'border-brand' : 'border-danger'
                  }`}
                >
                  {props.record}
                </p>
              </AlertDialog.Description>
              {props.children}
              {props.error !== undefined && <Notice tone="error">{props.error}</Notice>}
            </div>
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              <Button
                ref={cancel}
                variant="secondary"
                lang={langOf(cancelLabel)}
                className="min-w-24"
                disabled={isBusy}
                onClick={onCancel}
              >
                {cancelLabel}
              </Button>
              <Button
                variant={props.confirmVariant ?? 'danger'}
                lang={langOf(confirmLabel)}
                className="min-w-24"
                busy={isBusy}
                disabled={props.canConfirm === false}
                busyLabel={props.busyLabel}
                onClick={props.onConfirm}
              >
                {confirmLabel}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
