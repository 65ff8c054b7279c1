import type { EventAttendee } from 'contract/events/event-results';
import { limits } from 'contract/rules/limits';
import { useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

export interface CertificateChange {
  readonly kind: 'correct' | 'revoke';
  readonly id: string;
  readonly certificate: NonNullable<EventAttendee['certificate']>;
}

const words = {
  correct: {
    title: 'Perbaiki nama?',
    content:
      'Sertifikat mendapat kode baru, dan peserta mendapat email. Kode lama menunjukkan bahwa sertifikat diganti.',
    field: 'Nama yang benar',
    confirm: 'Perbaiki',
    busy: 'Memperbaiki…',
  },
  revoke: {
    title: 'Cabut sertifikat?',
    content:
      'Halaman sertifikat menunjukkan bahwa sertifikat dicabut, dan peserta mendapat email. Ini tidak dapat diurungkan.',
    field: 'Alasan',
    confirm: 'Cabut',
    busy: 'Mencabut…',
  },
} as const;

const refreshes = { refreshes: ['listEventAttendees'] } as const;

/** Asks for the corrected name, or for the reason of a revocation. */
export function CertificateDialog(props: RecordDialogProps<CertificateChange>) {
  const id = useId();
  const text = useRef<HTMLInputElement>(null);
  const correction = useAction('correctCertificate', refreshes);
  const revocation = useAction('revokeCertificate', refreshes);
  const send = ({ kind, id: certificate }: CertificateChange) => {
    const value = text.current?.value.trim() ?? '';
    if (value === '') throw missingField(kind === 'correct' ? 'name' : 'reason');
    return kind === 'correct'
      ? correction.run({ id: certificate, name: value })
      : revocation.run({ id: certificate, reason: value });
  };
  const {
    record: change,
    fieldError,
    dialog,
  } = useRecordDialog(props, {
    attempt: async (next: CertificateChange) => send(next),
    field: props.record?.kind === 'revoke' ? 'reason' : 'name',
    onFieldError: () => text.current?.focus(),
    onDone: ({ message }) => toast.success(message),
  });
  if (change === null) return null;
  const { title, content, field, confirm, busy } = words[change.kind];
  const isCorrection = change.kind === 'correct';
  return (
    <ConfirmDialog
      title={title}
      content={content}
      record={change.certificate.name}
      confirmLabel={confirm}
      busyLabel={busy}
      {...dialog}
      initialFocus={text}
    >
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          dialog.onConfirm();
        }}
      >
        <Field id={id} label={field} error={fieldError}>
          {(control) => (
            <input
              {...control}
              ref={text}
              type="text"
              required
              autoComplete="off"
              maxLength={isCorrection ? limits.nameCharacters : limits.reasonCharacters}
              defaultValue={isCorrection ? change.certificate.name : ''}
              className="control"
            />
          )}
        </Field>
      </form>
    </ConfirmDialog>
  );
}
