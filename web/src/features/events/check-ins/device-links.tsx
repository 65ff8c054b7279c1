import type { CheckInLink } from 'contract/events/check-ins';
import { association } from 'contract/text/association';
import { adminListDateTime } from 'contract/text/dates';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { CopyButton } from '#shared/payments/copy-button.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { QrPicture } from '#ui/pictures/qr-picture.tsx';

/** Links for volunteers without account. Each opens the check-in of this event only. */
export function DeviceLinks({ event }: { readonly event: string }) {
  const links = useEndpoint('listCheckInLinks', { id: event });
  const [code, setCode] = useState<string>();
  return (
    <Section id="device-links" title="Perangkat panitia">
      <p className="text-muted">
        Tautan ini membuka check-in acara ini tanpa akun, sampai 24 jam setelah acara selesai.
      </p>
      {code !== undefined && <NewLink code={code} />}
      <EndpointForm
        name="createCheckInLink"
        label="Tautan baru"
        fixed={{ id: event }}
        defaults={{ label: '' }}
        refreshes={['listCheckInLinks']}
        submitLabel="Buat tautan"
        busyLabel="Membuat…"
        onDone={(reply) => setCode(reply.code)}
      >
        {({ Text }) => <Text name="label" label="Nama perangkat" hint="Misalnya nama pintu." />}
      </EndpointForm>
      <RecordScreen record={links} isBrief loadError="Tautan tidak dapat dimuat.">
        {({ data }) => (
          <ul className="grid empty:hidden">
            {data.map((link) => (
              <Link key={link._id} event={event} link={link} />
            ))}
          </ul>
        )}
      </RecordScreen>
    </Section>
  );
}

function NewLink({ code }: { readonly code: string }) {
  const address = `${association.siteUrl}/check-in#${code}`;
  return (
    <div className="grid justify-items-start gap-3">
      <Notice tone="success">Pindai kode ini dengan perangkat panitia. Kode hanya tampil sekali.</Notice>
      <QrPicture text={address} label="Kode QR tautan check-in" />
      <CopyButton text={address}>Salin tautan</CopyButton>
    </div>
  );
}

function Link({ event, link }: { readonly event: string; readonly link: CheckInLink }) {
  const { _id, label, createdAt, revokedAt } = link;
  const revoking = useAction('revokeCheckInLink', { refreshes: ['listCheckInLinks'] });
  const { button, dialog } = useConfirmation({
    attempt: () => revoking.run({ id: event, link: _id }),
    onDone: () => undefined,
  });
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-t py-3">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{label}</p>
        <p className="text-muted text-sm">
          {revokedAt === null
            ? `Dibuat ${adminListDateTime(createdAt)}`
            : `Dicabut ${adminListDateTime(revokedAt)}`}
        </p>
      </div>
      {revokedAt === null && (
        <Button {...button} variant="quiet" size="small">
          Cabut <span className="sr-only">{label}</span>
        </Button>
      )}
      <ConfirmDialog
        title="Cabut tautan?"
        content="Perangkat ini langsung tidak dapat mengirim pemindaian lagi."
        record={label}
        confirmLabel="Cabut tautan"
        busyLabel="Mencabut…"
        {...dialog}
      />
    </li>
  );
}
