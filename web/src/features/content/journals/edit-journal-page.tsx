import type { WrittenJournal } from 'contract/content/journals';
import { LastChange } from '#shared/audit/last-change.tsx';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import {
  editFormSettings,
  ScheduleField,
  savedText,
  toStoredPublication,
} from '#shared/content-admin/publication.tsx';
import { PublicationStatus } from '#shared/content-admin/publication-state.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CitationInputs, citationDefaults } from './citation-inputs.tsx';
import { WrittenFile } from './written-file.tsx';

export default function EditJournalPage() {
  return (
    <EditScreen
      kind="journal"
      list="/admin/manage-journal"
      endpoint="getWrittenJournal"
      LastChange={LastChange}
      loadError="Gagal mengambil data jurnal."
    >
      {(journal, form) => <EditJournalForm journal={journal} {...form} />}
    </EditScreen>
  );
}

interface EditJournalFormProps extends EditFormProps {
  readonly journal: WrittenJournal;
}

function EditJournalForm({ journal, onReload, onSaved }: EditJournalFormProps) {
  const { title, description } = journal;
  const { publishAt } = toStoredPublication(journal);
  return (
    <EndpointForm
      name="updateJournal"
      label="Edit Journal"
      {...editFormSettings(journal)}
      fixed={{ id: journal._id, basedOn: journal.updatedAt }}
      defaults={{ title, description, ...citationDefaults(journal), publishAt, publication: 'keep' }}
      needs={['description']}
      refreshes={['listWrittenJournals', 'listJournals', 'getJournal']}
      explain={(error) => toFixedFailure(error, 'Failed to update the journal')}
      onReload={onReload}
      onDone={({ journal: saved }) => onSaved(savedText(saved, 'jurnal diperbarui.'))}
    >
      {({ Text, TextArea, File }) => (
        <>
          <UnsavedGuard />
          <PublicationStatus list="/admin/manage-journal" record={journal} />
          <Text name="title" label="Title" autoComplete="off" />
          <TextArea name="description" label="Description" rows={6} />
          <CitationInputs />
          <CurrentFile journal={journal} />
          <File name="file" label="Berkas baru" />
          {journal.state !== 'published' && <ScheduleField fields={{ Text }} noun="jurnal" />}
        </>
      )}
    </EndpointForm>
  );
}

function CurrentFile({ journal }: { readonly journal: WrittenJournal }) {
  const { file, fileName, fileSize: bytes } = journal;
  if (fileName === null) return null;
  return (
    <p className="text-sm">
      <span className="font-semibold">Berkas sekarang: </span>
      {file === null ? (
        <>
          <span className="wrap-anywhere">{`${fileName} `}</span>
          <WrittenFile journal={journal} />
        </>
      ) : (
        <>
          <a href={file} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
            {fileName}
            <span className="sr-only"> (dibuka di tab baru)</span>
          </a>
          {bytes !== null && <span className="text-muted"> ({formatFileSize(bytes)})</span>}
        </>
      )}
    </p>
  );
}
