import type { Invitation, Seat } from 'contract/institutions';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { Field } from '#ui/forms/field.tsx';
import { afterSeatChange } from './after-seat-change.ts';

/** Change of a seat or an invitation, to apply after confirmation. */
export type SeatChange =
  | { readonly kind: 'remove' | 'replace'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

interface SeatDialogProps {
  /** Id of the institution. */
  readonly id: string;
  /** Null when the dialog is closed. */
  readonly change: SeatChange | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const fallsBack =
  'Keanggotaannya kembali ke masa yang ia bayar sendiri, atau berakhir bila tidak ada. Ia diberi tahu lewat email. Ini tidak dapat diurungkan: kursi hanya kembali dengan undangan baru.';

const words = {
  remove: { title: 'Lepaskan kursi?', content: fallsBack, confirm: 'Lepaskan', busy: 'Melepaskan…' },
  replace: { title: 'Ganti penghuni kursi?', content: fallsBack, confirm: 'Ganti', busy: 'Mengganti…' },
  withdraw: {
    title: 'Tarik undangan?',
    content:
      'Tautan di email undangan tidak berlaku lagi. Ini tidak dapat diurungkan; Anda dapat mengundang lagi.',
    confirm: 'Tarik',
    busy: 'Menarik…',
  },
} as const;

/**
 * Confirms the release of a seat or the withdrawal of an invitation. A replacement also asks for the email of
 * the successor.
 */
export function SeatDialog(props: SeatDialogProps) {
  const change = useDialogRecord(props.change);
  const email = useRef<HTMLInputElement>(null);
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    attempt: useSeatChange(props.id),
    explain: getErrorMessage,
    field: 'email',
    onFieldError: () => email.current?.focus(),
    onClose: props.onClose,
    onDone: ({ message }) => toast.success(message),
  });
  if (change === null) return null;
  const confirm = () => void run(change, email.current?.value ?? '');
  const { title, content, confirm: label, busy } = words[change.kind];
  return (
    <ConfirmDialog
      lang="id"
      isOpen={props.change !== null}
      title={title}
      content={content}
      record={
        change.kind === 'withdraw' ? change.invitation.email : `${change.seat.name} · ${change.seat.email}`
      }
      confirmLabel={label}
      busyLabel={busy}
      cancelLabel="Batal"
      isBusy={isBusy}
      error={error}
      onConfirm={confirm}
      onCancel={close}
      {...(change.kind === 'replace' ? { initialFocus: email } : {})}
      returnFocus={props.returnFocus}
    >
      {change.kind === 'replace' && <EmailQuestion ref={email} error={fieldError} onSend={confirm} />}
    </ConfirmDialog>
  );
}

/** @returns function that sends a change; `email` belongs to the successor */
function useSeatChange(id: string) {
  const refreshes = { refreshes: afterSeatChange };
  const removal = useAction('removeSeat', refreshes);
  const replacement = useAction('replaceSeat', refreshes);
  const withdrawal = useAction('withdrawInvitation', refreshes);
  return (change: SeatChange, email: string) => {
    if (change.kind === 'withdraw') return withdrawal.run({ id, invitation: change.invitation._id });
    const seat = { id, user: change.seat.userId };
    if (change.kind === 'remove') return removal.run(seat);
    if (email.trim() === '') throw missingField('email');
    return replacement.run({ ...seat, email });
  };
}

interface EmailQuestionProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  readonly onSend: () => void;
}

function EmailQuestion({ ref, error, onSend }: EmailQuestionProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate aria-label="Undang penggantinya" onSubmit={submit}>
      <Field id={id} label="Email penggantinya" error={error}>
        {(control) => (
          <input
            {...control}
            ref={ref}
            type="email"
            required
            autoComplete="off"
            autoCapitalize="none"
            className="control"
          />
        )}
      </Field>
    </form>
  );
}
