import { ApiError } from 'contract/errors';
import type { ContactMessage } from 'contract/mails/contact-messages';
import { fillTemplate, type TemplateField } from 'contract/rules/messages/templates';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RowChoice } from '#shared/mails/row-choice.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { controlId } from '#ui/forms/form-context.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { listsOfMessages } from './use-message-action.ts';

interface ReplyFormsProps {
  readonly message: ContactMessage;
  /** Loads the thread again, and returns its number of entries; undefined after a failure. */
  readonly reload: () => Promise<number | undefined>;
}

/**
 * Answer and note. Entries count as read when the forms open, and when an own entry or a refusal loads the thread
 * again. One that appears otherwise may be unread, because the admin writes below it.
 */
export function ReplyForms({ message, reload }: ReplyFormsProps) {
  const [seen, setSeen] = useState(message.entries.length);
  const readAgain = async () => {
    // An entry that is shown already counts before the thread has loaded, so that a fast second press is sent.
    setSeen(message.entries.length);
    const count = await reload();
    if (count !== undefined) setSeen(count);
  };
  const onStored: EntryFormProps['onStored'] = ({ message: text }, clear) => {
    clear();
    toast.success(text);
    void readAgain();
  };
  return (
    <>
      <Section id="answer" title="Jawab">
        <AnswerForm message={message} seen={seen} onUnread={() => void readAgain()} onStored={onStored} />
      </Section>
      <details className="panel grid gap-4 p-5 sm:p-6">
        <summary className="w-fit cursor-pointer font-semibold">Tulis catatan internal</summary>
        <div className="mt-4">
          <NoteForm message={message} onStored={onStored} />
        </div>
      </details>
    </>
  );
}

interface EntryFormProps {
  readonly message: ContactMessage;
  readonly onStored: (reply: { readonly message: string }, clear: () => void) => void;
}

interface AnswerFormProps extends EntryFormProps {
  /** Number of entries that the admin has read. */
  readonly seen: number;
  /** Called after an unread entry refused the answer. */
  readonly onUnread: () => void;
}

/** Mails an answer to the sender. An unread entry refuses the answer, and the text stays in the form. */
function AnswerForm({ message: { _id: id, name, email }, seen, onUnread, onStored }: AnswerFormProps) {
  return (
    <EndpointForm
      name="sendMessageAnswer"
      label="Jawaban"
      fixed={{ id }}
      submitValues={{ seen }}
      refreshes={listsOfMessages}
      keepsDraft
      submitLabel="Kirim jawaban"
      busyLabel="Mengirim…"
      explain={(error) => {
        if (error instanceof ApiError && error.code === 'wrong-status') onUnread();
        return undefined;
      }}
      onDone={onStored}
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
function NoteForm({ message: { _id: id }, onStored }: EntryFormProps) {
  return (
    <EndpointForm
      name="addMessageNote"
      label="Catatan internal"
      fixed={{ id }}
      refreshes={listsOfMessages}
      keepsDraft
      submitLabel="Simpan catatan"
      onDone={onStored}
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

interface InsertTemplateProps {
  readonly values: Readonly<Record<TemplateField, string>>;
}

/** Inserts a template, with the fields of the message, at the cursor of the answer. */
function InsertTemplate({ values }: InsertTemplateProps) {
  const templates = useEndpoint('listMessageTemplates', {}).data?.data ?? [];
  const { setValue } = useFormContext();
  const insert = (id: string) => {
    const template = templates.find(({ _id }) => _id === id);
    const field = document.getElementById(controlId('sendMessageAnswer', 'text'));
    if (template === undefined || !(field instanceof HTMLTextAreaElement)) return;
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(fillTemplate(template.text, values), selectionStart, selectionEnd, 'end');
    setValue('text', field.value, { shouldDirty: true });
    field.focus();
  };
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      {templates.length > 0 && (
        <RowChoice
          className="w-full sm:max-w-xs"
          label="Sisipkan templat"
          placeholder="Pilih templat"
          rows={templates.map(({ _id, name }) => ({ _id, text: name }))}
          onChoose={insert}
        />
      )}
      <Link to="/admin/messages/templates" className="text-link">
        Kelola templat
      </Link>
    </div>
  );
}
