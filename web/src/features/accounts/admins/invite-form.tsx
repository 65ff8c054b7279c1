import { ApiError } from 'contract/errors';
import { duties } from 'contract/rules/admins/duties';
import { wording } from 'contract/text/wording';
import { type FieldValues, useController } from 'react-hook-form';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import type { FormFailure } from '#ui/forms/submit/use-failure.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { DutiesChoice } from './duties-choice.tsx';

/** Explains an email address in use with the text of requirements 2.10.3. */
function explain(error: Error): FormFailure | undefined {
  if (!(error instanceof ApiError) || error.code !== 'user-exists') return undefined;
  return {
    message: <p>{wording.emailTaken}</p>,
    detail: 'Untuk menjadikan pemilik akun itu admin, cari emailnya di bagian anggota.',
    fields: { email: wording.emailTaken },
  };
}

function Duties() {
  const { field } = useController<FieldValues, 'duties'>({ name: 'duties' });
  return <DutiesChoice value={field.value} onChange={field.onChange} />;
}

/** Creates a new admin account for a person without an account. */
export function InviteForm() {
  return (
    <section aria-labelledby="invite-title" className="panel grid gap-5 p-5 sm:p-6">
      <div>
        <h2 id="invite-title" className="text-heading">
          Akun admin baru
        </h2>
        <p className="mt-1 text-sm text-muted">
          Tidak ada yang mengetahui kata sandi awalnya. Pemilik email menerima tautan untuk membuat kata
          sandinya sendiri.
        </p>
      </div>
      <EndpointForm
        name="createAdmin"
        defaults={{ duties: [...duties] }}
        label="Akun admin baru"
        refreshes={['listAdmins', 'listUsers', 'getTotalUsers']}
        submitLabel="Add Admin"
        busyLabel="Menambahkan…"
        explain={explain}
        onDone={clearAndToast}
      >
        {({ Text }) => (
          <>
            <UnsavedGuard />
            <Text name="name" label="Name" autoComplete="off" />
            <Text name="email" label="Email" type="email" autoComplete="off" autoCapitalize="none" />
            <Duties />
          </>
        )}
      </EndpointForm>
    </section>
  );
}
