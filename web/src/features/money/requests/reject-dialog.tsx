import { useRef, useState } from 'react';
import { ReasonField, UndoHint } from '#shared/requests/reason-field.tsx';
import { numberKeys, useShortcuts } from '#ui/base/use-shortcuts.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/dialogs/confirm-dialog.tsx';
import type { RequestKind } from './request-kinds.ts';
import { useEarlyText } from './use-early-text.ts';

interface RejectDialogProps
  extends Pick<ConfirmDialogProps, 'isOpen' | 'record' | 'onCancel' | 'returnFocus'> {
  readonly rejection: RequestKind['rejection'];
  /** Number keys fill in a reason and Enter submits, before any focus change. */
  readonly withKeys?: boolean;
  /** Receives the trimmed reason; undefined without one. */
  readonly onReject: (reason: string | undefined) => unknown;
}

export function RejectDialog({ rejection, withKeys = false, onReject, ...dialog }: RejectDialogProps) {
  const { title, content, usualReasons } = rejection;
  const [reason, setReason] = useState('');
  const reasons = useRef<HTMLFieldSetElement>(null);
  const [wasOpen, setWasOpen] = useState(dialog.isOpen);
  if (wasOpen !== dialog.isOpen) {
    setWasOpen(dialog.isOpen);
    setReason('');
  }
  const trimmed = reason.trim();
  const send = () => onReject(trimmed === '' ? undefined : trimmed);
  const field = useRef<HTMLTextAreaElement>(null);
  const isTyped = reason !== '' && !usualReasons.some((usual) => usual === reason);
  useShortcuts(
    { ...(isTyped ? {} : numberKeys(usualReasons, setReason)), Enter: send },
    withKeys && dialog.isOpen,
    reasons,
    useEarlyText(field, reason, setReason),
  );
  const reasonField = (
    <ReasonField
      fieldRef={field}
      reason={reason}
      usualReasons={usualReasons}
      isNumbered={withKeys}
      onChange={setReason}
      {...(withKeys ? { onEnter: send } : {})}
    />
  );
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      content={content}
      confirmLabel="Reject"
      {...(withKeys ? { initialFocus: reasons } : {})}
      onConfirm={send}
    >
      {withKeys ? (
        <fieldset ref={reasons} tabIndex={-1} className="outline-none">
          <legend className="mb-2 text-sm text-muted pointer-coarse:sr-only">
            Tombol angka memilih alasan, Enter mengirim, Escape membatalkan.
          </legend>
          {reasonField}
        </fieldset>
      ) : (
        reasonField
      )}
      <UndoHint />
    </ConfirmDialog>
  );
}
