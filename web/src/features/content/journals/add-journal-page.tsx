import { FormScreen, useAdded } from '#shared/content-admin/form-screen.tsx';
import { addFormSettings, ScheduleField } from '#shared/content-admin/publication.tsx';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CitationInputs } from './citation-inputs.tsx';

const back = '/admin/manage-journal';
/** Duration in milliseconds (requirements 4.9.4). */
const successDurationMs = 1500;

export default function AddJournalPage() {
  const onAdded = useAdded(back, successDurationMs);
  return (
    <FormScreen back={back}>
      <EndpointForm
        name="createJournal"
        {...addFormSettings('Add Journal')}
        defaults={{ publication: 'now' }}
        needs={['description']}
        refreshes={['listWrittenJournals', 'listJournals', 'getTotalJournals']}
        explain={(error) => toServerFailure(error, 'Failed to add journal. Please try again.')}
        onDone={({ message, journal }) => onAdded(journal, message)}
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
