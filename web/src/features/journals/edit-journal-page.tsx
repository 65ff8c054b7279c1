import type { Journal } from 'contract/journals';
import type { AdminScreen } from '#api/screens/screen.ts';
import { LastChange } from '#shared/audit/last-change.tsx';
import { editQueries } from '#shared/content-admin/edit-queries.ts';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CitationInputs, citationDefaults } from './citation-inputs.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-journal/edit/:id',
  title: 'Edit Journal',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => editQueries('getJournal', id),
};

export default function EditJournalPage() {
  return (
    <EditScreen
      list="/admin/manage-journal"
      endpoint="getJournal"
      LastChange={LastChange}
      loadError={<span lang="en">Failed to fetch journal data.</span>}
    >
      {(journal, form) => <EditJournalForm journal={journal} {...form} />}
    </EditScreen>
  );
}

interface EditJournalFormProps extends EditFormProps {
  readonly journal: Journal;
}

function EditJournalForm({ journal, onReload, onSaved }: EditJournalFormProps) {
  const { title, description } = journal;
  return (
    <EndpointForm
      name="updateJournal"
      keepsDraft
      label="Edit Journal"
      fixed={{ id: journal._id, basedOn: journal.updatedAt }}
      defaults={{ title, description, ...citationDefaults(journal) }}
      refreshes={['listJournals', 'getJournal']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => toFixedFailure(error, 'Failed to update the journal')}
      onReload={onReload}
      onDone={({ journal: saved }) => onSaved(`${saved.title}: jurnal diperbarui.`)}
    >
      {({ Text, TextArea, File }) => (
        <>
          <UnsavedGuard />
          <Text name="title" label="Title" autoComplete="off" />
          <TextArea name="description" label="Description" rows={6} />
          <CitationInputs />
          <CurrentFile journal={journal} />
          <File name="file" label="New file" />
        </>
      )}
    </EndpointForm>
  );
}

function CurrentFile({ journal: { file, fileName, fileSize: bytes } }: { readonly journal: Journal }) {
  if (file === null) return null;
  return (
    <p className="text-sm">
      <span className="font-semibold">Current file: </span>
      <a href={file} target="_blank" rel="noreferrer" className="text-link wrap-anywhere">
        {fileName}
        <span className="sr-only"> (opens a new tab)</span>
      </a>
      {bytes !== null && <span className="text-muted"> ({formatFileSize(bytes)})</span>}
    </p>
  );
}
