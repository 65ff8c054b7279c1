import type { OwnPlace } from 'contract/event-registrations';
import { formatDateTime } from 'contract/text/dates';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface TransferPlaceProps {
  readonly event: string;
  readonly transfer: OwnPlace['transfer'];
}

/** Offers a place to another person, or shows the open offer. */
export function TransferPlace({ event, transfer }: TransferPlaceProps) {
  const withdrawal = useAction('withdrawEventTransfer', { refreshes: ['getEventRegistration'] });
  const [refusal, setRefusal] = useState<string>();
  const withdraw = async () => {
    setRefusal(undefined);
    try {
      toast.success((await withdrawal.run({ id: event })).message);
    } catch (error) {
      setRefusal(getErrorMessage(error));
    }
  };
  return (
    <Section id="transfer" title="Alihkan tiket" className="grid gap-4">
      {refusal !== undefined && <Notice tone="error">{refusal}</Notice>}
      {transfer === null ? (
        <EndpointForm
          name="offerEventTransfer"
          label="Alihkan tiket"
          fixed={{ id: event }}
          refreshes={['getEventRegistration']}
          submitLabel="Kirim tawaran"
          busyLabel="Mengirim…"
          onDone={({ message }) => toast.success(message)}
        >
          {({ Text }) => (
            <Text
              name="email"
              label="Email penerima"
              type="email"
              hint="Penerima membuka tautan di email dalam 72 jam. Tiket Anda berlaku sampai diterima."
            />
          )}
        </EndpointForm>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="wrap-anywhere">
            {`Ditawarkan kepada ${transfer.email}, sampai ${formatDateTime(transfer.expiresAt)} WIB.`}
          </p>
          <Button variant="secondary" busy={withdrawal.isBusy} busyLabel="Menarik…" onClick={withdraw}>
            Tarik tawaran
          </Button>
        </div>
      )}
    </Section>
  );
}
