import { ApiError } from 'contract/errors';
import type { Invitation, Seat } from 'contract/institutions';
import { wording } from 'contract/words/wording';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { toast } from '#ui/base/toast.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { Field } from '#ui/forms/field.tsx';
import { afterSeatChange } from './seat-refreshes.ts';

/** What is to be done once it was confirmed. */
export type Ask =
  | { readonly kind: 'remove' | 'replace'; readonly seat: Seat }
  | { readonly kind: 'withdraw'; readonly invitation: Invitation };

interface SeatDialogProps {
  /** Of the institution. */
  readonly id: string;
  /** Null while nothing is asked. */
  readonly asked: Ask | null;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

const fallsBack =
  'Keanggotaannya kembali ke masa yang ia bayar sendiri, atau berakhir bila tidak ada. Ia diberi tahu lewat email.';

const words = {
  remove: { title: 'Lepaskan kursi?', content: fallsBack, confirm: 'Lepaskan', busy: 'Melepaskan…' },
  replace: { title: 'Ganti penghuni kursi?', content: fallsBack, confirm: 'Ganti', busy: 'Mengganti…' },
  withdraw: {
    title: 'Tarik undangan?',
    content: 'Tautan di email undangan tidak berlaku lagi.',
    confirm: 'Tarik',
    busy: 'Menarik…',
  },
} as const;

/** Asks before a seat is freed or an invitation is taken back; whoever replaces somebody says by whom. */
export function SeatDialog({ id, asked, onClose, returnFocus }: SeatDialogProps) {
  const shown = useDialogRecord(asked);
  const email = useRef<HTMLInputElement>(null);
  const { run, isBusy, refusal, problem, forget } = useSeatAction(id);
  if (shown === null) return null;
  const close = () => {
    forget();
    onClose();
  };
  const confirm = async () => {
    if (await run(shown, email.current?.value ?? '')) close();
    else email.current?.focus();
  };
  const { title, content, confirm: label, busy } = words[shown.kind];
  return (
    <ConfirmDialog
      lang="id"
      isOpen={asked !== null}
      title={title}
      content={content}
      record={shown.kind === 'withdraw' ? shown.invitation.email : `${shown.seat.name} · ${shown.seat.email}`}
      confirmLabel={label}
      busyLabel={busy}
      cancelLabel="Batal"
      isBusy={isBusy}
      error={problem}
      onConfirm={confirm}
      onCancel={close}
      {...(shown.kind === 'replace' ? { initialFocus: email } : {})}
      returnFocus={returnFocus}
    >
      {shown.kind === 'replace' && <EmailQuestion ref={email} error={refusal} onSend={confirm} />}
    </ConfirmDialog>
  );
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

/** One attempt at a time; what is wrong with the address is told beside it, anything else beneath. */
function useSeatAction(id: string) {
  const refreshes = { refreshes: afterSeatChange };
  const removal = useAction('removeSeat', refreshes);
  const replacement = useAction('replaceSeat', refreshes);
  const withdrawal = useAction('withdrawInvitation', refreshes);
  const [refusal, setRefusal] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const forget = () => {
    setRefusal(undefined);
    setProblem(undefined);
  };
  const send = (ask: Ask, email: string) => {
    if (ask.kind === 'withdraw') return withdrawal.run({ id, invitation: ask.invitation._id });
    const seat = { id, user: ask.seat.userId };
    return ask.kind === 'remove' ? removal.run(seat) : replacement.run({ ...seat, email });
  };
  /** @returns whether it was done */
  const run = async (ask: Ask, email: string): Promise<boolean> => {
    forget();
    if (ask.kind === 'replace' && email.trim() === '') {
      setRefusal(wording.required);
      return false;
    }
    try {
      const { message } = await send(ask, email);
      toast.success(message);
      return true;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields?.email : undefined;
      setRefusal(wrong);
      if (wrong === undefined) setProblem(error instanceof Error ? error.message : String(error));
      return false;
    }
  };
  const isBusy = removal.isBusy || replacement.isBusy || withdrawal.isBusy;
  return { run, isBusy, refusal, problem, forget };
}
