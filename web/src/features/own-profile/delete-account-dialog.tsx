import { ApiError } from 'contract/errors';
import type { User } from 'contract/fields/people';
import { wording } from 'contract/words/wording';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { Field } from '#ui/forms/field.tsx';
import { PasswordControl } from '#ui/forms/password-control.tsx';

interface DeleteAccountDialogProps {
  readonly user: User;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onDeleted: (message: string) => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks for the password, then deletes the own account for good. */
export function DeleteAccountDialog(props: DeleteAccountDialogProps) {
  const { user, isOpen, onClose, onDeleted, returnFocus } = props;
  const password = useRef<HTMLInputElement>(null);
  const { attempt, isBusy, refusal, problem, forget } = useDeletion(onDeleted);
  const send = async () => {
    const isRefused = await attempt(password.current?.value ?? '');
    if (isRefused) password.current?.focus();
  };
  const close = () => {
    forget();
    onClose();
  };
  return (
    <ConfirmDialog
      lang="id"
      isOpen={isOpen}
      title="Hapus akun Anda?"
      content="Akun, data diri, foto, dan bukti pembayaran Anda dihapus sekarang juga. Tindakan ini tidak dapat dibatalkan."
      record={`${user.name} · ${user.email}`}
      confirmLabel="Hapus akun"
      busyLabel="Menghapus…"
      cancelLabel="Batal"
      isBusy={isBusy}
      error={problem}
      onConfirm={send}
      onCancel={close}
      initialFocus={password}
      returnFocus={returnFocus}
    >
      <PasswordQuestion ref={password} email={user.email} error={refusal} onSend={send} />
    </ConfirmDialog>
  );
}

interface PasswordQuestionProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly email: string;
  readonly error: string | undefined;
  readonly onSend: () => void;
}

function PasswordQuestion({ ref, email, error, onSend }: PasswordQuestionProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    // A browser that sends it by itself must not put the password into the address.
    <form method="post" noValidate aria-label="Kata sandi untuk menghapus akun" onSubmit={submit}>
      {/* Lets password managers know whose password it is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id={id} label="Kata sandi Anda" error={error}>
        {(control) => <PasswordControl {...control} ref={ref} autoComplete="current-password" required />}
      </Field>
      {/* Beside a second field Enter sends a form only by its button; the one to be seen stands below. */}
      <button type="submit" hidden>
        Hapus akun
      </button>
    </form>
  );
}

/** One attempt at a time; what is wrong with the password is told beside it, anything else beneath. */
function useDeletion(onDeleted: (message: string) => void) {
  const deletion = useAction('deleteOwnAccount');
  const [refusal, setRefusal] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const forget = () => {
    setRefusal(undefined);
    setProblem(undefined);
  };
  /** @returns whether it is the password that was refused */
  const attempt = async (password: string): Promise<boolean> => {
    if (deletion.isBusy) return false;
    forget();
    if (password === '') {
      setRefusal(wording.required);
      return true;
    }
    try {
      const { message } = await deletion.run({ password });
      onDeleted(message);
      return false;
    } catch (error) {
      const wrong = error instanceof ApiError ? error.fields?.password : undefined;
      setRefusal(wrong);
      if (wrong === undefined) setProblem(error instanceof Error ? error.message : String(error));
      return wrong !== undefined;
    }
  };
  return { attempt, isBusy: deletion.isBusy, refusal, problem, forget };
}
