import { useNavigate } from 'react-router-dom';
import { FormScreen } from '#shared/content-admin/form-screen.tsx';
import { addFormSettings, ScheduleField, savedText } from '#shared/content-admin/publication.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CitationInputs } from './citation-inputs.tsx';

const back = '/admin/manage-journal';
/** Duration in milliseconds (requirements 4.9.4). */
const successDurationMs = 1500;

export default function AddJournalPage() {
  const navigate = useNavigate();
  return (
    <FormScreen back={back}>
      <EndpointForm
        name="createJournal"
        {...addFormSettings('Add Journal')}
        defaults={{ publication: 'now' }}
        needs={['description']}
        refreshes={['listWrittenJournals', 'listJournals', 'getTotalJournals']}
        explain={(error) => toServerFailure(error, 'Failed to add journal. Please try again.')}
        onDone={async ({ message, journal }) => {
          if (journal.state !== 'published') toast.success(savedText(journal, message));
          else
            await showAlert({
              tone: 'success',
              title: 'Berhasil',
              text: message,
              autoCloseMs: successDurationMs,
            });
          navigate(back);
        }}
      >
        {({ Text, TextArea, File }) => (
          <>
            <UnsavedGuard />
            <Text name="title" label="Title" autoComplete="off" />
            <TextArea name="description" label="Description" rows={6} />
            <CitationInputs />
            <File name="file" label="File" />
            <ScheduleField fields={{ Text }} noun="jurnal" />
          </>
        )}
      </EndpointForm>
    </FormScreen>
  );
}
