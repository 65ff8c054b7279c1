import type { OwnPlace } from 'contract/schemas/events/registrations';
import { formatDateTime } from 'contract/text/dates';
import { fill } from 'contract/text/language/fill';
import { useAction } from '#api/use-action.ts';
import * as t from '#messages/features/events/event-registrations/transfers';
import { Button } from '#ui/base/button.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useAttempt } from '#ui/dialogs/use-attempt.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface TransferPlaceProps {
  readonly event: string;
  readonly transfer: OwnPlace['transfer'];
}

/** Transfers a place to another person, or shows the open transfer. */
export function TransferPlace({ event, transfer }: TransferPlaceProps) {
  const withdrawal = useAction('withdrawEventTransfer', { refreshes: ['getEventRegistration'] });
  const { attempt, notice } = useAttempt();
  const withdraw = () => attempt(async () => toast.success((await withdrawal.run({ id: event })).message));
  return (
    <Section id="transfer" title={t.transferTicket} className="grid gap-4">
      {notice}
      {transfer === null ? (
        <EndpointForm
          name="offerEventTransfer"
          label={t.transferTicket}
          fixed={{ id: event }}
          refreshes={['getEventRegistration']}
          submitLabel={t.sendTransfer}
          busyLabel={t.sending}
          onDone={({ message }) => toast.success(message)}
        >
          {({ Text }) => <Text name="email" label={t.recipientEmail} type="email" hint={t.recipientHint} />}
        </EndpointForm>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="wrap-anywhere">
            {fill(t.transferredTo, { email: transfer.email, time: formatDateTime(transfer.expiresAt) })}
          </p>
          <Button variant="secondary" busy={withdrawal.isBusy} busyLabel={t.withdrawing} onClick={withdraw}>
            {t.withdrawTransfer}
          </Button>
        </div>
      )}
    </Section>
  );
}
