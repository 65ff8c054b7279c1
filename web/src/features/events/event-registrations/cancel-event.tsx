import { type FormEvent, type RefObject, useId, useRef } from 'react';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { missingField, useConfirmation } from '#ui/dialogs/use-dialog-action.ts';
import { Field } from '#ui/forms/field.tsx';

interface CancelEventProps {
  readonly event: { readonly _id: string; readonly title: string; readonly isCancelled: boolean };
  readonly onCancelled: () => Promise<void>;
}

/** Cancels an event with a reason, which its readers and the registered people get. */
export function CancelEvent({ event, onCancelled }: CancelEventProps) {
  const reason = useRef<HTMLTextAreaElement>(null);
  const cancelling = useAction('cancelEvent', {
    refreshes: ['getEvent', 'getEventRegistration', 'listEvents', 'listWrittenEvents'],
  });
  const { button, dialog, fieldError } = useConfirmation({
    attempt: async () => {
      const text = reason.current?.value.trim() ?? '';
      if (text === '') throw missingField('reason');
      return cancelling.run({ id: event._id, reason: text });
    },
    field: 'reason',
    onFieldError: () => reason.current?.focus(),
    onDone: ({ message }) => {
      toast.success(message);
      void onCancelled();
    },
  });
  return (
    <Section id="cancellation" title="Pembatalan acara">
      {event.isCancelled ? (
        <Notice tone="info">Acara ini dibatalkan. Pendaftaran ditutup, dan peserta diberi tahu.</Notice>
      ) : (
        <>
          <p className="text-muted">
            Acara tetap tampil dengan tanda Dibatalkan, dan setiap peserta menerima email.
          </p>
          <Button {...button} variant="danger" className="justify-self-start">
            Batalkan acara
          </Button>
        </>
      )}
      <ConfirmDialog
        title="Batalkan acara?"
        content="Pembatalan tidak dapat diurungkan. Semua peserta menerima email dengan alasannya."
        record={event.title}
        confirmLabel="Batalkan acara"
        busyLabel="Membatalkan…"
        initialFocus={reason}
        {...dialog}
      >
        <ReasonQuestion ref={reason} error={fieldError} onSend={dialog.onConfirm} />
      </ConfirmDialog>
    </Section>
  );
}

interface ReasonQuestionProps {
  readonly ref: RefObject<HTMLTextAreaElement | null>;
  readonly error: string | undefined;
  readonly onSend: () => void;
}

function ReasonQuestion({ ref, error, onSend }: ReasonQuestionProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form noValidate aria-label="Alasan pembatalan" onSubmit={submit}>
      <Field id={id} label="Alasan" error={error}>
        {(control) => <textarea {...control} ref={ref} rows={3} required className="control" />}
      </Field>
    </form>
  );
}
