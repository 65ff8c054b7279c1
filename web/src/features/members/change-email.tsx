import type { User } from 'contract/schemas/people';
import { session } from '#api/session.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';

/** Changes the email address of a member who can no longer open the old one. */
export function ChangeEmail({ user }: { readonly user: User }) {
  if (user._id === session.userId()) return null;
  return (
    <section aria-labelledby="member-email" className="panel grid gap-4 p-5 sm:p-6">
      <h2 id="member-email" className="text-heading">
        Change E-mail
      </h2>
      <EndpointForm
        name="changeUserEmail"
        label="Change e-mail"
        fixed={{ id: user._id }}
        refreshes={[
          'getUser',
          'listUsers',
          'listRegistrationRequests',
          'listRenewalRequests',
          'listAuditEntries',
        ]}
        submitLabel="Change e-mail"
        busyLabel="Changing..."
        explain={(error) => toFixedFailure(error, 'Alamat email tidak dapat diganti.')}
        onDone={({ message }, clear) => {
          clear();
          toast.success(`${user.name}: ${message}`);
        }}
      >
        {({ Text }) => (
          <Text
            name="email"
            label="New e-mail"
            type="email"
            inputMode="email"
            autoComplete="off"
            hint="Make sure who asks. All their sessions end, both addresses are told, and the new one has to be verified."
            className="max-w-xl"
          />
        )}
      </EndpointForm>
    </section>
  );
}
