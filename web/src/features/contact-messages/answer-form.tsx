import type { ContactMessage } from 'contract/contact-messages';
import { ApiError } from 'contract/errors';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { InsertTemplate } from './insert-template.tsx';
import { changedByMessage } from './use-message-action.ts';

interface AnswerFormProps {
  readonly message: ContactMessage;
  /** Loads the thread again after a refusal, because another entry may be the reason. */
  readonly onRefused: () => void;
}

/** Mails an answer to the sender. A new entry in between refuses the answer, and the text stays in the form. */
export function AnswerForm({ message: { _id: id, name, email, entries }, onRefused }: AnswerFormProps) {
  return (
    <EndpointForm
      name="sendMessageAnswer"
      label="Jawaban"
      fixed={{ id }}
      submitValues={{ seen: entries.length }}
      refreshes={changedByMessage}
      keepsDraft
      submitLabel="Kirim jawaban"
      busyLabel="Mengirim…"
      explain={(error) => {
        if (error instanceof ApiError) onRefused();
        return undefined;
      }}
      onDone={({ message }, clear) => {
        clear();
        toast.success(message);
      }}
    >
      {({ TextArea }) => (
        <>
          <UnsavedGuard trustsDraft />
          <InsertTemplate values={{ nama: name, email }} />
          <TextArea
            name="text"
            label="Jawaban"
            rows={8}
            hint={`Dikirim ke ${email}. Pembuka “Yth. ${name},”, nama Anda, dan kutipan pesan ditambahkan sendiri.`}
          />
        </>
      )}
    </EndpointForm>
  );
}

/** Stores a note that only admins read. */
export function NoteForm({ message: { _id: id } }: Pick<AnswerFormProps, 'message'>) {
  return (
    <EndpointForm
      name="addMessageNote"
      label="Catatan internal"
      fixed={{ id }}
      refreshes={changedByMessage}
      keepsDraft
      submitLabel="Simpan catatan"
      busyLabel="Menyimpan…"
      onDone={({ message }, clear) => {
        clear();
        toast.success(message);
      }}
    >
      {({ TextArea }) => (
        <>
          <UnsavedGuard trustsDraft />
          <TextArea name="text" label="Catatan" rows={3} hint="Hanya dibaca admin, tidak pernah dikirim." />
        </>
      )}
    </EndpointForm>
  );
}
