import type { User } from 'contract/schemas/people';
import { session } from '#api/session.ts';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';

export function ChangeEmail({ user }: { readonly user: User }) {
  if (user._id === session.userId()) return null;
  return (
    <Section id="member-email" title="Change E-mail">
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
    </Section>
  );
}
