import type { Invitation, Seat } from 'contract/institutions';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { messageOf } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { Field } from '#ui/forms/field.tsx';
import { afterSeatChange } from './after-seat-change.ts';

/** What is to be done with a seat or an invitation once it was confirmed. */
export type SeatChange =
  | { readonly kind: 'remove' | 'replace'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

interface SeatDialogProps {
  /** Of the institution. */
  readonly id: string;
  /** Null while nothing is to be done. */
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

/** Asks before a seat is freed or an invitation is taken back; whoever replaces somebody says by whom. */
export function SeatDialog(props: SeatDialogProps) {
  const change = useDialogRecord(props.change);
  const email = useRef<HTMLInputElement>(null);
  const { run, isBusy, error, fieldError, close } = useDialogAction({
    attempt: useSeatChange(props.id),
    explain: messageOf,
    field: 'email',
    onRefused: () => email.current?.focus(),
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

/** @returns sends a change; `email` is that of the person who takes the seat over */
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
