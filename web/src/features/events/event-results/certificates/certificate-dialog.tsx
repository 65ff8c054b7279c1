import type { EventAttendee } from 'contract/events/event-results';
import { limits } from 'contract/rules/limits';
import { useAction } from '#api/use-action.ts';
import { ReasonDialog, type ReasonQuestion } from '#ui/dialogs/reason-dialog.tsx';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';

export interface CertificateChange {
  readonly kind: 'correct' | 'revoke';
  readonly id: string;
  readonly certificate: NonNullable<EventAttendee['certificate']>;
}

const askFor = ({ kind, certificate: { name } }: CertificateChange): ReasonQuestion =>
  kind === 'correct'
    ? {
        title: 'Perbaiki nama?',
        content:
          'Sertifikat mendapat kode baru, dan peserta mendapat email. Kode lama menunjukkan bahwa sertifikat diganti.',
        record: name,
        label: 'Nama yang benar',
        field: 'name',
        maxLength: limits.nameCharacters,
        initialText: name,
        isLine: true,
        confirmLabel: 'Perbaiki',
        busyLabel: 'Memperbaiki…',
      }
    : {
        title: 'Cabut sertifikat?',
        content:
          'Halaman sertifikat menunjukkan bahwa sertifikat dicabut, dan peserta mendapat email. Ini tidak dapat diurungkan.',
        record: name,
        isLine: true,
        confirmLabel: 'Cabut',
        busyLabel: 'Mencabut…',
      };

const refreshes = { refreshes: ['listEventAttendees'] } as const;

/** Asks for the corrected name, or for the reason of a revocation. */
export function CertificateDialog(props: RecordDialogProps<CertificateChange>) {
  const correction = useAction('correctCertificate', refreshes);
  const revocation = useAction('revokeCertificate', refreshes);
  return (
    <ReasonDialog
      {...props}
      ask={askFor}
      send={({ kind, id }, text) =>
        kind === 'correct' ? correction.run({ id, name: text }) : revocation.run({ id, reason: text })
      }
    />
  );
}
