import type { User } from 'contract/schemas/people';
import { adminListDateTime } from 'contract/text/dates';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Button } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Section } from '#ui/base/section.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';

const refreshes = ['getUserFactor', 'listAuditEntries'] as const;

export function FactorReset({ user: { _id: id, name } }: { readonly user: User }) {
  const { data } = useEndpoint('getUserFactor', { id });
  const request = useAction('askFactorReset', { refreshes });
  const cancellation = useAction('cancelFactorReset', { refreshes });
  const reset = data?.reset ?? null;
  const { button, dialog } = useConfirmation({
    attempt: () => (reset === null ? request.run({ id }) : cancellation.run({ id })),
    explain: reasonOr('Tidak ada jawaban dari server. Coba lagi.'),
    onDone: ({ message }) => toast.success(`${name}: ${message}`),
  });
  if (!data?.since || id === session.userId()) return null;
  const label = reset === null ? 'Reset two-step verification' : 'Cancel the reset';
  return (
    <Section id="member-factor" title="Two-step Verification">
      <p>
        {reset === null
          ? `On since ${adminListDateTime(data.since)}. Who has lost both the phone and the recovery codes gets in again after a reset: make sure who asks. It takes 24 hours; they and all admins are told.`
          : `${reset.by} asked for a reset. From ${adminListDateTime(reset.dueAt)} on the password alone lets them in.`}
      </p>
      <Button {...button} variant="secondary" size="small" className="justify-self-start">
        {label}
      </Button>
      <ConfirmDialog
        title={label}
        content={
          reset === null
            ? 'In 24 hours the password alone opens this account. Until then the reset can be cancelled; afterwards it cannot be undone. Did you make sure who asks?'
            : 'Keep the second factor of this account?'
        }
        record={name}
        {...dialog}
      />
    </Section>
  );
}
