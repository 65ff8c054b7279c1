import { limits } from 'contract/limits';
import { useId, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export interface RejectDialogProps
  extends Pick<
    ConfirmDialogProps,
    'isOpen' | 'title' | 'content' | 'record' | 'isBusy' | 'error' | 'onCancel' | 'returnFocus'
  > {
  /** One press fills in one of these. */
  readonly usualReasons: readonly string[];
  /** The reason is trimmed; undefined without one. */
  readonly onReject: (reason: string | undefined) => void;
}

/** Asks before a request is turned down, and for the reason that the person is told by mail. */
export function RejectDialog({ usualReasons, onReject, ...dialog }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const [wasOpen, setWasOpen] = useState(dialog.isOpen);
  if (wasOpen !== dialog.isOpen) {
    setWasOpen(dialog.isOpen);
    setReason('');
  }
  const trimmed = reason.trim();
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      cancelLabel="Cancel"
      onConfirm={() => onReject(trimmed === '' ? undefined : trimmed)}
    >
      <ReasonField reason={reason} usualReasons={usualReasons} onChange={setReason} />
    </ConfirmDialog>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly usualReasons: readonly string[];
  readonly onChange: (reason: string) => void;
}

/** The reason of a rejection, as people type or pick it. */
export function ReasonField({ reason, usualReasons, onChange }: ReasonFieldProps) {
  const id = useId();
  return (
    <div lang="id" className="grid gap-2">
      <label htmlFor={id} className="text-sm font-semibold">
        Alasan penolakan <span className="font-normal text-muted">(opsional)</span>
      </label>
      <p id={`${id}-hint`} className="text-sm text-muted">
        Alasan ini dikirim ke pemohon lewat email.
      </p>
      <ul aria-label="Alasan yang sering dipakai" className="flex flex-wrap gap-2">
        {usualReasons.map((usual) => (
          <li key={usual}>
            <button
              type="button"
              aria-pressed={reason === usual}
              className="min-h-9 rounded-full border border-line-strong px-3 py-1 text-left text-sm hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong pointer-coarse:min-h-11"
              onClick={() => onChange(reason === usual ? '' : usual)}
            >
              {usual}
            </button>
          </li>
        ))}
      </ul>
      <textarea
        id={id}
        rows={3}
        maxLength={limits.reasonCharacters}
        aria-describedby={`${id}-hint`}
        className="control"
        value={reason}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
