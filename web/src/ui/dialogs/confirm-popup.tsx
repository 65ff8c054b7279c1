import { AlertDialog } from '@base-ui/react/alert-dialog';
import { type ReactNode, type RefObject, useRef } from 'react';
import { Button, type ButtonVariant } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { dialogStyles } from './dialog-styles.ts';
import { focusImmediately } from './focus-immediately.ts';

export interface ConfirmDialogProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly lang?: 'en' | 'id';
  readonly content: string;
  readonly record: ReactNode;
  readonly children?: ReactNode;
  readonly confirmLabel?: string;
  readonly busyLabel?: string;
  readonly confirmVariant?: ButtonVariant;
  readonly isBusy?: boolean;
  readonly error?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  /** Element with the initial focus, if it is not the cancel button. */
  readonly initialFocus?: RefObject<HTMLElement | null>;
  /** Returns the element that gets the focus afterwards. False if the next content takes it. */
  readonly returnFocus: () => HTMLElement | null | false;
}

const cancelLabels = { en: 'Cancel', id: 'Batal' } as const;

export function ConfirmPopup(props: ConfirmDialogProps) {
  const cancel = useRef<HTMLButtonElement>(null);
  const { isOpen, isBusy = false, lang = 'en', confirmLabel, onCancel } = props;
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && !isBusy && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogStyles.backdrop} />
        <AlertDialog.Viewport className={dialogStyles.viewport}>
          <AlertDialog.Popup
            lang={lang}
            className={dialogStyles.popup}
            initialFocus={focusImmediately(props.initialFocus ?? cancel)}
            finalFocus={props.returnFocus}
            aria-busy={isBusy}
          >
            <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-5 pb-4">
              <AlertDialog.Title className={dialogStyles.title}>{props.title}</AlertDialog.Title>
              <AlertDialog.Description render={<div />} className="grid gap-3">
                <p>{props.content}</p>
                <p
                  className={`rounded-control border-l-4 bg-surface-sunken px-4 py-2.5 font-semibold wrap-anywhere ${
                    props.confirmVariant === 'primary' ? 'border-brand' : 'border-danger'
                  }`}
                >
                  {props.record}
                </p>
              </AlertDialog.Description>
              {props.children}
              {props.error !== undefined && (
                <Notice tone="error">
                  <div lang="id">{props.error}</div>
                </Notice>
              )}
            </div>
            <footer className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              <Button
                ref={cancel}
                variant="secondary"
                className="min-w-24"
                disabled={isBusy}
                onClick={onCancel}
              >
                {confirmLabel === undefined ? 'No' : cancelLabels[lang]}
              </Button>
              <Button
                variant={props.confirmVariant ?? 'danger'}
                className="min-w-24"
                busy={isBusy}
                busyLabel={props.busyLabel}
                onClick={props.onConfirm}
              >
                {confirmLabel ?? 'Yes'}
              </Button>
            </footer>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
