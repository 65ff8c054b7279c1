import type { WrittenEventCard } from 'contract/events/events';
import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';
import { RowButton } from '#ui/lists/row-button.tsx';

/** Copies an event, which serves as a template, and opens the form of the copy. */
export function CopyEvent({ event }: { readonly event: Pick<WrittenEventCard, '_id' | 'title'> }) {
  const days = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const copying = useAction('copyEvent', { refreshes: ['listWrittenEvents', 'getTotalEvents'] });
  const { button, dialog, fieldError } = useConfirmation({
    attempt: () => copying.run({ id: event._id, days: days.current?.value ?? '' }),
    field: 'days',
    onFieldError: () => days.current?.focus(),
    onDone: ({ message, _id }) => {
      toast.success(message);
      navigate(`/admin/manage-event/edit/${_id}`);
    },
  });
  return (
    <>
      <RowButton ref={button.ref} label="Salin" rowName={event.title} onPress={button.onClick} />
      <ConfirmDialog
        title="Salin acara"
        content="Salinan berisi teks, gambar, serta pengaturan pendaftaran dan sertifikat, tanpa peserta. Salinan tersimpan sebagai draf."
        record={event.title}
        confirmLabel="Salin"
        confirmVariant="primary"
        busyLabel="Menyalin…"
        initialFocus={days}
        {...dialog}
      >
        <DaysQuestion ref={days} error={fieldError} onSend={dialog.onConfirm} />
      </ConfirmDialog>
    </>
  );
}

interface DaysQuestionProps {
  readonly ref: RefObject<HTMLInputElement | null>;
  readonly error: string | undefined;
  readonly onSend: () => void;
}

function DaysQuestion({ ref, error, onSend }: DaysQuestionProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate aria-label="Tanggal salinan" onSubmit={submit}>
      <Field
        id={id}
        label="Geser semua tanggal (hari)"
        optional
        hint="Kosongkan jika tanggal acara belum pasti."
        error={error}
      >
        {(control) => <input {...control} ref={ref} type="number" inputMode="numeric" className="control" />}
      </Field>
    </form>
  );
}
