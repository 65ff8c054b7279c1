import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '#ui/base/button.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';
import { toast } from './toast.ts';
import { useConfirmation } from './use-dialog-action.ts';

type Words = 'title' | 'content' | 'record' | 'confirmLabel' | 'confirmVariant' | 'busyLabel' | 'children';
type Appearance = 'variant' | 'size' | 'icon' | 'className' | 'aria-label' | 'busy' | 'busyLabel';

interface ConfirmButtonProps<Reply> extends Pick<ConfirmDialogProps, Words> {
  readonly label: string;
  /** Appearance of the button. Default: secondary. */
  readonly button?: Pick<ButtonProps, Appearance>;
  /** Acts without a question, in place of the dialog. */
  readonly act?: (() => void) | undefined;
  readonly send: () => Promise<Reply>;
  /** Returns the message for a failure. Default: the message of the error. */
  readonly explain?: (error: unknown) => ReactNode;
  readonly onOpen?: () => void;
  /** Called after success. Default: shows the reply as a toast. */
  readonly onDone?: (reply: Reply) => void;
  /** Returns the element that gets the focus afterwards. Default: the button. */
  readonly returnFocus?: (button: HTMLElement | null) => HTMLElement | null;
}

const showReply = ({ message }: { readonly message: string }): void => toast.success(message);

/** Shows the reply about a record as a toast: 'Rina: …'. */
export const showReplyFor =
  (record: string) =>
  ({ message }: { readonly message: string }): void =>
    toast.success(`${record}: ${message}`);

/** Button whose action needs a confirmation. */
export function ConfirmButton<Reply extends { readonly message: string }>(props: ConfirmButtonProps<Reply>) {
  const {
    label,
    button: appearance,
    act,
    send,
    explain,
    onOpen,
    onDone = showReply,
    returnFocus,
    ...words
  } = props;
  const { button, dialog } = useConfirmation({ attempt: send, explain, onOpen, onDone });
  return (
    <>
      <Button variant="secondary" {...appearance} {...button} onClick={act ?? button.onClick}>
        {label}
      </Button>
      <ConfirmDialog
        {...words}
        {...dialog}
        returnFocus={() =>
          returnFocus === undefined ? dialog.returnFocus() : returnFocus(dialog.returnFocus())
        }
      />
    </>
  );
}
