import type { MessageTemplate } from 'contract/mails/contact-messages';
import { fillTemplate } from 'contract/rules/messages/templates';
import { useWatch } from 'react-hook-form';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { EditableList, EditableRowHead, rowFormSettings } from '#ui/lists/editable-list.tsx';

const refreshes = ['listMessageTemplates'] as const;
const fieldsHint = '{nama} dan {email} diganti dengan nama dan alamat pengirim pesan.';
const sample = { nama: 'Dewi Lestari', email: 'dewi@example.org' };

/** Lists the templates of answers, with forms to add and change them. */
export default function MessageTemplatesPage() {
  const list = useEndpoint('listMessageTemplates', {});
  return (
    <>
      <ScreenHead back="/admin/messages" />
      <RecordScreen record={list} loadError="Templat tidak dapat dimuat.">
        {({ data }) => (
          <div className="grid max-w-3xl gap-6">
            <Section id="new-template" title="Templat baru">
              <NewTemplate />
            </Section>
            <Section id="templates" title={`Templat (${data.length})`}>
              {data.length === 0 && <p className="text-muted">Belum ada templat.</p>}
              <EditableList
                rows={data}
                className="grid gap-5"
                rowClassName="grid gap-3 border-line border-t pt-4 first:border-t-0 first:pt-0"
                form={(template, onClose) => (
                  <EditTemplate template={template} onReload={() => void list.refetch()} onClose={onClose} />
                )}
              >
                {(template, onEdit) => <Template template={template} onEdit={onEdit} />}
              </EditableList>
            </Section>
          </div>
        )}
      </RecordScreen>
    </>
  );
}

function NewTemplate() {
  return (
    <EndpointForm
      name="addMessageTemplate"
      label="Templat baru"
      refreshes={refreshes}
      submitLabel="Simpan templat"
      onDone={clearAndToast}
    >
      {({ Text, TextArea }) => (
        <>
          <UnsavedGuard />
          <Text name="name" label="Nama" autoComplete="off" hint="Hanya dibaca admin." />
          <TextArea name="text" label="Isi" rows={6} hint={fieldsHint} />
          <Preview />
        </>
      )}
    </EndpointForm>
  );
}

interface EditTemplateProps {
  readonly template: MessageTemplate;
  readonly onReload: () => void;
  readonly onClose: () => void;
}

function EditTemplate({
  template: { _id: id, name, text, updatedAt },
  onReload,
  onClose,
}: EditTemplateProps) {
  return (
    <EndpointForm
      key={updatedAt}
      name="updateMessageTemplate"
      label={`Ubah ${name}`}
      fixed={{ id, basedOn: updatedAt }}
      defaults={{ name, text }}
      refreshes={refreshes}
      submitLabel="Simpan perubahan"
      onReload={onReload}
      {...rowFormSettings(onClose)}
    >
      {({ Text, TextArea }) => (
        <>
          <UnsavedGuard />
          <Text name="name" label="Nama" autoComplete="off" />
          <TextArea name="text" label="Isi" rows={6} hint={fieldsHint} />
          <Preview />
        </>
      )}
    </EndpointForm>
  );
}

/** Shows the written text as a sample sender would read it. */
function Preview() {
  const text: unknown = useWatch({ name: 'text' });
  if (typeof text !== 'string' || text.trim() === '') return null;
  return (
    <div className="grid gap-1 rounded-control bg-surface-sunken p-4">
      <p className="font-semibold text-sm">{`Pratinjau untuk ${sample.nama}`}</p>
      <p className="whitespace-pre-line wrap-anywhere">{fillTemplate(text, sample)}</p>
    </div>
  );
}

function Template({ template, onEdit }: { readonly template: MessageTemplate; readonly onEdit: () => void }) {
  const { _id: id, name, text } = template;
  const removal = useAction('deleteMessageTemplate', { refreshes });
  return (
    <>
      <EditableRowHead
        title={name}
        noun="templat"
        warning="Jawaban yang sudah dikirim tidak berubah."
        onEdit={onEdit}
        onDelete={() => removal.run({ id })}
      />
      <p className="whitespace-pre-line wrap-anywhere">{text}</p>
    </>
  );
}
