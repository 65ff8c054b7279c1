import { type Account, admins } from 'contract/accounts/admins';
import { type Duty, duties } from 'contract/rules/admins/duties';
import { userListLabel } from 'contract/rules/membership';
import { adminWording } from 'contract/text/admin-wording';
import { type FormEvent, useRef, useState } from 'react';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorReason, reasonOr } from '#ui/base/error-message.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { AccountName } from './account-name.tsx';
import { DutiesChoice } from './duties-choice.tsx';

const checkEmail = admins.findAccount.input.shape.email;

/** Returns the reason that an account cannot become an admin; undefined when it can. */
function obstacle(account: Account | null): string | undefined {
  if (account === null) return 'Tidak ada akun dengan email ini.';
  if (account.role === 'Admin') return `${account.name} sudah berperan sebagai admin.`;
  return account.isActive === 'waitingApproval' ? adminWording.applicantStays : undefined;
}

function useLookup(onFound: (account: Account) => void) {
  const call = useCall();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const lookUp = async (address: string) => {
    const email = checkEmail.safeParse(address);
    if (!email.success) return setError(email.error.issues[0]?.message);
    setBusy(true);
    try {
      const { account } = await call('findAccount', { email: email.data });
      const problem = obstacle(account);
      setError(problem);
      if (account !== null && problem === undefined) onFound(account);
    } catch (failure) {
      setError(getErrorReason(failure) ?? 'Gagal mencari akun. Coba lagi.');
    } finally {
      setBusy(false);
    }
  };
  return { error, isBusy, lookUp };
}

export function PromoteForm() {
  const input = useRef<HTMLInputElement>(null);
  const [candidate, setCandidate] = useState<Account | null>(null);
  const { error, isBusy, lookUp } = useLookup(setCandidate);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    await lookUp(input.current?.value ?? '');
    input.current?.focus();
  };
  return (
    <section aria-labelledby="promote-title" className="panel grid gap-5 p-5 sm:p-6">
      <div>
        <h2 id="promote-title" className="text-heading">
          Jadikan anggota sebagai admin
        </h2>
        <p className="mt-1 text-sm text-muted">
          Cari akun yang sudah ada dengan alamat email lengkapnya. Keanggotaannya tidak berubah.
        </p>
      </div>
      <form noValidate aria-label="Jadikan anggota sebagai admin" className="grid gap-5" onSubmit={submit}>
        <Field id="promote-email" label="Email anggota" error={error}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              required
              autoComplete="off"
              autoCapitalize="none"
              className="control"
            />
          )}
        </Field>
        <Button
          type="submit"
          variant="secondary"
          className="justify-self-start"
          busy={isBusy}
          busyLabel="Mencari…"
        >
          Cari anggota
        </Button>
      </form>
      <PromoteDialog
        record={candidate}
        onClose={() => setCandidate(null)}
        onPromoted={() => {
          if (input.current !== null) input.current.value = '';
        }}
        returnFocus={() => input.current}
      />
    </section>
  );
}

interface PromoteDialogProps extends RecordDialogProps<Account> {
  readonly onPromoted: () => void;
}

function PromoteDialog({ onPromoted, ...props }: PromoteDialogProps) {
  const [chosen, setChosen] = useState<Duty[]>([...duties]);
  const promotion = useAction('promoteToAdmin', { refreshes: ['listAdmins', 'listUsers'] });
  const { record: account, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name }: Account) =>
      `${name}: ${(await promotion.run({ id: _id, duties: chosen })).message}`,
    explain: reasonOr('Gagal mengubah peran anggota.'),
    onDone: (message) => {
      setChosen([...duties]);
      onPromoted();
      toast.success(message);
    },
  });
  if (account === null) return null;
  return (
    <ConfirmDialog
      title="Jadikan Anggota sebagai Admin"
      content="Orang ini dapat melihat dan mengubah semua yang termasuk tugasnya, dan harus masuk lagi."
      record={
        <>
          <AccountName account={account} />
          <span className="block text-sm font-normal text-muted">{userListLabel(account.isActive)}</span>
        </>
      }
      confirmLabel="Jadikan admin"
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
    >
      <DutiesChoice value={chosen} onChange={setChosen} />
    </ConfirmDialog>
  );
}
