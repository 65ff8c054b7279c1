import type { EndpointName } from 'contract';
import type { Invitation, Seat } from 'contract/institutions/institutions';
import { type FormEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/institutions/institutions';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

/** The profile is first: a user who is no longer a coordinator loads nothing else. */
export const afterSeatChange: readonly EndpointName[] = [
  'getProfile',
  'getInstitution',
  'listInstitutionHistory',
];

export type SeatChange =
  | { readonly kind: 'remove' | 'replace'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

/** Returns the dialog for changes of seats. The control that opened it gets the focus, or else that of `focusAfter`. */
export function useSeatDialog(id: string, focusAfter: () => HTMLElement | null) {
  const [change, setChange] = useState<SeatChange | null>(null);
  const opener = useRef<HTMLElement | null>(null);
  const ask = (next: SeatChange) => {
    opener.current = document.activeElement as HTMLElement | null;
    setChange(next);
  };
  const dialog: ReactNode = (
    <SeatDialog
      id={id}
      record={change}
      onClose={() => setChange(null)}
      returnFocus={() => (opener.current?.isConnected === true ? opener.current : focusAfter())}
    />
  );
  return { ask, dialog };
}

interface SeatDialogProps extends RecordDialogProps<SeatChange> {
  readonly id: string;
}

const words = {
  remove: {
    title: t.releaseTitle,
    content: t.seatLossContent,
    confirmLabel: t.release,
    busyLabel: t.releasing,
  },
  replace: {
    title: t.replaceTitle,
    content: t.seatLossContent,
    confirmLabel: t.replace,
    busyLabel: t.replacing,
  },
  withdraw: {
    title: t.withdrawTitle,
    content: t.withdrawContent,
    confirmLabel: t.withdraw,
    busyLabel: t.withdrawing,
  },
} as const;

/** Confirms a change. A replacement also asks for the email of the successor. */
function SeatDialog({ id, ...props }: SeatDialogProps) {
  const email = useRef<HTMLInputElement>(null);
  const send = useSeatChange(id);
  const {
    record: change,
    fieldError,
    dialog,
  } = useRecordDialog(props, {
    attempt: (next: SeatChange) => send(next, email.current?.value ?? ''),
    field: 'email',
    onFieldError: () => email.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (change === null) return null;
  return (
    <ConfirmDialog
      {...words[change.kind]}
      record={
        change.kind === 'withdraw' ? change.invitation.email : `${change.seat.name} · ${change.seat.email}`
      }
      {...dialog}
      {...(change.kind === 'replace' ? { initialFocus: email } : {})}
    >
      {change.kind === 'replace' && (
        <EmailQuestion ref={email} error={fieldError} onSend={dialog.onConfirm} />
      )}
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
    <form noValidate aria-label={t.inviteSuccessor} onSubmit={submit}>
      <Field id={id} label={t.successorEmail} error={error}>
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
