import { limits } from 'contract/limits';
import { type KeyboardEvent, type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx';

export interface RejectDialogProps
  extends Pick<
    ConfirmDialogProps,
    'isOpen' | 'title' | 'content' | 'record' | 'isBusy' | 'error' | 'onCancel' | 'returnFocus'
  > {
  /** One press fills in one of these. */
  readonly usualReasons: readonly string[];
  /** Number keys fill in the reasons and Enter sends, without a press on Tab before. */
  readonly withKeys?: boolean;
  /** The reason is trimmed; undefined without one. */
  readonly onReject: (reason: string | undefined) => void;
}

/** Asks before a request is turned down, and for the reason that the person is told by mail. */
export function RejectDialog({ usualReasons, withKeys = false, onReject, ...dialog }: RejectDialogProps) {
  const [reason, setReason] = useState('');
  const reasons = useRef<HTMLFieldSetElement>(null);
  const [wasOpen, setWasOpen] = useState(dialog.isOpen);
  if (wasOpen !== dialog.isOpen) {
    setWasOpen(dialog.isOpen);
    setReason('');
  }
  const trimmed = reason.trim();
  const send = () => onReject(trimmed === '' ? undefined : trimmed);
  return (
    <ConfirmDialog
      {...dialog}
      confirmLabel="Reject"
      busyLabel="Rejecting..."
      cancelLabel="Cancel"
      {...(withKeys ? { initialFocus: reasons } : {})}
      onConfirm={send}
    >
      {withKeys ? (
        <ReasonKeys
          ref={reasons}
          usualReasons={usualReasons}
          onPick={setReason}
          onSend={() => !dialog.isBusy && send()}
        >
          <ReasonField reason={reason} usualReasons={usualReasons} isNumbered onChange={setReason} />
        </ReasonKeys>
      ) : (
        <ReasonField reason={reason} usualReasons={usualReasons} onChange={setReason} />
      )}
    </ConfirmDialog>
  );
}

interface ReasonKeysProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  readonly usualReasons: readonly string[];
  readonly onPick: (reason: string) => void;
  readonly onSend: () => void;
  readonly children: ReactNode;
}

/** Takes the focus of the dialog, and with it the number keys and Enter. */
function ReasonKeys({ ref, usualReasons, onPick, onSend, children }: ReasonKeysProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const isText = event.target instanceof HTMLTextAreaElement;
    const usual = isText ? undefined : usualReasons[Number(event.key) - 1];
    if (event.key === 'Enter' && !event.shiftKey && !event.repeat && !event.nativeEvent.isComposing) onSend();
    else if (usual !== undefined) onPick(usual);
    else return;
    event.preventDefault();
  };
  return (
    <fieldset ref={ref} tabIndex={-1} className="outline-none" onKeyDown={onKeyDown}>
      <legend lang="id" className="mb-2 text-sm text-muted">
        Tombol angka memilih alasan, Enter mengirim, Escape membatalkan.
      </legend>
      {children}
    </fieldset>
  );
}

interface ReasonFieldProps {
  readonly reason: string;
  readonly usualReasons: readonly string[];
  /** Shows the number key of each reason. */
  readonly isNumbered?: boolean;
  readonly onChange: (reason: string) => void;
}

/** The reason of a rejection, as people type or pick it. */
export function ReasonField({ reason, usualReasons, isNumbered = false, onChange }: ReasonFieldProps) {
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
        {usualReasons.map((usual, index) => (
          <li key={usual}>
            <button
              type="button"
              aria-pressed={reason === usual}
              className="min-h-9 rounded-full border border-line-strong px-3 py-1 text-left text-sm hover:border-brand hover:text-brand aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong pointer-coarse:min-h-11"
              onClick={() => onChange(reason === usual ? '' : usual)}
            >
              {isNumbered && <kbd className="mr-1.5 font-bold text-muted">{index + 1}</kbd>}
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
