import type { User } from 'contract/fields/people';
import { wording } from 'contract/words/wording';
import { type FormEvent, type RefObject, useId, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { fieldMessage, messageOf } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
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
  /** What is wrong with the password, which stands beside it; anything else stands beneath. */
  const [refusal, setRefusal] = useState<string>();
  const refuse = (message: string) => {
    setRefusal(message);
    password.current?.focus();
  };
  const deletion = useAction('deleteOwnAccount');
  const { run, isBusy, error, close } = useDialogAction({
    attempt: () => deletion.run({ password: password.current?.value ?? '' }),
    explain: (failure) => {
      const message = fieldMessage(failure, 'password');
      if (message === undefined) return messageOf(failure);
      refuse(message);
      return undefined;
    },
    onClose: () => {
      setRefusal(undefined);
      onClose();
    },
    onDone: ({ message }) => onDeleted(message),
  });
  const send = () => {
    if (isBusy) return;
    setRefusal(undefined);
    if (password.current?.value === '') refuse(wording.required);
    else void run();
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
      error={error}
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
