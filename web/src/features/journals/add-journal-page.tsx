import { useNavigate } from 'react-router-dom';
import { FormScreen } from '#parts/catalogue/form-screen.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { refusalOf } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

const back = '/admin/manage-journal';
/** In milliseconds (requirements 4.9.4). */
const successShownFor = 1500;

/** Adds a journal. */
export default function AddJournalPage() {
  const navigate = useNavigate();
  return (
    <FormScreen title="Add Journal" back={back}>
      <EndpointForm
        name="createJournal"
        keepsDraft
        label="Add Journal"
        refreshes={['listJournals', 'getTotalJournals']}
        submitLabel="Add Journal"
        busyLabel="Adding..."
        explain={(error) => refusalOf(error, 'Failed to add journal. Please try again.')}
        onDone={async ({ message }) => {
          await showAlert({ tone: 'success', title: 'Added!', text: message, closesAfter: successShownFor });
          navigate(back);
        }}
      >
        {({ Text, TextArea, File }) => (
          <>
            <UnsavedGuard />
            <Text name="title" label="Title" autoComplete="off" />
            <TextArea name="description" label="Description" rows={6} />
            <File name="file" label="File" />
          </>
        )}
      </EndpointForm>
    </FormScreen>
  );
}
