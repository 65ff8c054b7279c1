import { limits } from 'contract/rules/limits';
import { isValidAt, untilText } from 'contract/rules/membership';
import type { User } from 'contract/schemas/people';
import { formatDate } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { type FormEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { deleteAllDrafts } from '#api/drafts.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/people/own-profile';
import { Button } from '#ui/base/button.tsx';
import { TrashIcon } from '#ui/base/icons.tsx';
import { Section } from '#ui/base/section.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { missingField, useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { PasswordControl } from '#ui/forms/password-control.tsx';
import { ProfileLayout } from './profile-layout.tsx';

/** Deletion of the user's own account (requirements 3.7.6). */
export default function DeletionPage() {
  const profile = useEndpoint('getProfile', {});
  const [farewell, setFarewell] = useState<string>();
  if (farewell !== undefined) return <Farewell notice={farewell} />;
  return (
    <ProfileLayout heading={{ title: t.deletionTitle }} profile={profile}>
      {(user) => <DeleteAccount user={user} onDeleted={setFarewell} />}
    </ProfileLayout>
  );
}

/** Ends the session on unmount: ending it earlier would make the route guard navigate to /login. */
function Farewell({ notice }: { readonly notice: string }) {
  const navigate = useNavigate();
  const account = useAccountId();
  useEffect(() => {
    navigate('/', { replace: true, state: { notice } });
  }, [navigate, notice]);
  useEffect(() => endSessionOnLeave(account), [account]);
  return <Spinner label={t.loading} className="size-10" />;
}

let logoutTimer: ReturnType<typeof setTimeout> | undefined;

/** In strict mode React unmounts and remounts immediately, which must not end the session. */
function endSessionOnLeave(account: string): () => void {
  clearTimeout(logoutTimer);
  return () => {
    logoutTimer = setTimeout(() => {
      session.end(account);
      deleteAllDrafts();
    });
  };
}

const listDeletedData = (user: User): readonly string[] => [t.deletedData, t.deletedProofs, lossOf(user)];

/** Names the remaining membership, which a deletion ends without a refund. */
const lossOf = ({ validUntil }: User): string =>
  validUntil === null || !isValidAt(validUntil, new Date())
    ? t.lossOfAccount
    : fill(t.lossOfMembership, { until: untilText(validUntil, formatDate) });

const retainedData = [
  {
    what: t.paymentRecords,
    why: t.paymentRecordsReason,
  },
  {
    what: fill(t.activityLog, { days: limits.erasure.forgetDays }),
    why: t.activityLogReason,
  },
  { what: t.ownMemberNumber, why: t.memberNumberReason },
  {
    what: fill(t.mailCopies, { days: limits.erasure.forgetDays }),
    why: t.mailCopiesReason,
  },
];

interface DeleteAccountProps {
  readonly user: User;
  readonly onDeleted: (message: string) => void;
}

function DeleteAccount({ user, onDeleted }: DeleteAccountProps) {
  return (
    <Section id="profile-deletion" title={t.deleteAccount} className="panel grid gap-5 p-5 sm:p-8">
      <p>{fill(t.deletionText, { days: limits.erasure.undoDays })}</p>
      <Consequences user={user} />
      <DeleteAccountButton user={user} onDeleted={onDeleted} />
    </Section>
  );
}

function Consequences({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">{t.deletedTitle}</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          {listDeletedData(user).map((what) => (
            <li key={what}>{what}</li>
          ))}
        </ul>
      </div>
      <div className="grid content-start gap-2">
        <h3 className="font-semibold">{t.retainedTitle}</h3>
        <ul className="grid list-disc gap-1.5 pl-5">
          {retainedData.map(({ what, why }) => (
            <li key={what}>
              {what} <span className="text-muted">{why}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function DeleteAccountButton({ user, onDeleted }: DeleteAccountProps) {
  const password = useRef<HTMLInputElement>(null);
  const deletion = useAction('deleteOwnAccount');
  const { button, dialog, fieldError } = useConfirmation({
    attempt: () => {
      const value = password.current?.value ?? '';
      if (value === '') throw missingField('password');
      return deletion.run({ password: value });
    },
    field: 'password',
    onFieldError: () => password.current?.focus(),
    onDone: ({ message }) => onDeleted(message),
  });
  return (
    <>
      <Button
        {...button}
        variant="secondary"
        icon={<TrashIcon />}
        className="justify-self-start border-danger! text-danger!"
      >
        {t.deleteOwnAccount}
      </Button>
      <ConfirmDialog
        title={t.deleteAccountTitle}
        content={fill(t.deleteAccountContent, { loss: lossOf(user), days: limits.erasure.undoDays })}
        record={`${user.name} · ${user.email}`}
        confirmLabel={t.deleteAccount}
        busyLabel={t.deleting}
        {...dialog}
        initialFocus={password}
      >
        <PasswordQuestion ref={password} email={user.email} error={fieldError} onSend={dialog.onConfirm} />
      </ConfirmDialog>
    </>
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
    // A native submit must not put the password into the URL.
    <form method="post" noValidate aria-label={t.passwordForm} onSubmit={submit}>
      {/* Identifies the account for password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <Field id={id} label={t.ownPassword} error={error}>
        {(control) => <PasswordControl {...control} ref={ref} autoComplete="current-password" required />}
      </Field>
      {/* With a second field, Enter submits only through a submit button. The visible button is outside the form. */}
      <button type="submit" hidden>
        {t.deleteAccount}
      </button>
    </form>
  );
}
