import type { Journal } from 'contract/journals';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { EditScreen } from '#parts/catalogue/edit-screen.tsx';
import { useListPath } from '#parts/catalogue/use-list-path.ts';
import { fileSize } from '#ui/base/file-size.ts';
import { toast } from '#ui/base/toast.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { failureWith } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

/** Changes a journal. */
export default function EditJournalPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-journal');
  const record = useEndpoint('getJournal', { id }, { fresh: true });
  return (
    <EditScreen title="Edit Journal" back={back} record={record} loadError="Failed to fetch journal data.">
      {(journal, reload) => <EditJournalForm journal={journal} back={back} onReload={reload} />}
    </EditScreen>
  );
}

interface EditJournalFormProps {
  readonly journal: Journal;
  readonly back: string;
  readonly onReload: () => void;
}

function EditJournalForm({ journal, back, onReload }: EditJournalFormProps) {
  const navigate = useNavigate();
  // As it was when the form opened: what is read in the background must not pass for what was edited.
  const [fixed] = useState(() => ({ id: journal._id, basedOn: journal.updatedAt }));
  const { title, description } = journal;
  return (
    <EndpointForm
      name="updateJournal"
      label="Edit Journal"
      fixed={fixed}
      defaults={{ title, description }}
      refreshes={['listJournals', 'getJournal']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => failureWith(error, 'Failed to update the journal')}
      onReload={onReload}
      onDone={({ journal: saved }) => {
        toast.success(`${saved.title}: jurnal diperbarui.`);
        navigate(back);
      }}
    >
      {({ Text, TextArea, File }) => (
        <>
          <UnsavedGuard />
          <Text name="title" label="Title" autoComplete="off" />
          <TextArea name="description" label="Description" rows={6} />
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
      {bytes !== null && <span className="text-muted"> ({fileSize(bytes)})</span>}
    </p>
  );
}
