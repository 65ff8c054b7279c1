import type { EventDetails } from 'contract/events';
import { jakartaInput } from 'contract/words/dates';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { LastChange } from '#parts/audit/last-change.tsx';
import { Autosave, OtherWriters } from '#parts/catalogue/autosave.tsx';
import { EditScreen } from '#parts/catalogue/edit-screen.tsx';
import { onceSettled, useWorkingCopy, type WorkingCopy } from '#parts/catalogue/use-working-copy.ts';
import { ShownText } from '#parts/content/shown-text.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { failureWith } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { EventFields } from './event-fields.tsx';

/** Changes an event. One that cannot be read leads back to the list (requirements 4.9.5). */
export default function EditEventPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-event');
  const navigate = useNavigate();
  const copy = useWorkingCopy('event', id);
  const record = useRecord('getEvent', { id }, { fresh: true });
  const isMissing = record.error !== null && record.data === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const alert = { tone: 'error', title: 'Oops...', text: 'Gagal mengambil data event!' } as const;
    void showAlert(alert).then(() => navigate(back, { replace: true }));
  }, [isMissing, navigate, back]);
  return (
    <EditScreen
      title="Edit Event"
      back={back}
      record={onceSettled(record, copy)}
      LastChange={LastChange}
      loadError="Gagal mengambil data event!"
    >
      {(event) => (
        <EditEventForm
          event={event}
          back={back}
          copy={copy}
          onReload={() => void copy.reload().then(record.reload)}
        />
      )}
    </EditScreen>
  );
}

interface EditEventFormProps {
  readonly event: EventDetails;
  readonly back: string;
  readonly copy: WorkingCopy;
  readonly onReload: () => void;
}

function EditEventForm({ event, back, copy, onReload }: EditEventFormProps) {
  const navigate = useNavigate();
  const { title, location, category, content, startDate, endDate, link, bannerImage, imageSize, imageSmall } =
    event;
  const dates = { startDate: jakartaInput(startDate), endDate: jakartaInput(endDate) };
  return (
    <EndpointForm
      name="updateEvent"
      keepsDraft
      serverDraft={copy.server}
      label="Edit Event"
      fixed={{ id: event._id, basedOn: event.updatedAt }}
      defaults={{ title, location, category, ...dates, content: JSON.stringify(content), link }}
      incomplete={<span lang="id">Harap lengkapi semua bidang sebelum mengirim!</span>}
      refreshes={['listEvents', 'getEvent']}
      submitLabel="Update"
      busyLabel="Updating..."
      explain={(error) => failureWith(error, 'Gagal memperbarui event!')}
      onReload={onReload}
      onDone={({ event: saved }) => {
        toast.success(`${saved.title}: event diperbarui.`);
        navigate(back);
      }}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <OtherWriters others={copy.others} />
          <EventFields fields={fields} Shown={ShownText} />
          <CurrentPicture label="Current banner" src={imageSmall?.src ?? bannerImage} size={imageSize} />
          <fields.File name="bannerImage" label="New banner image" unreadable="Error reading the file." />
          <Autosave copy={copy} basedOn={event.updatedAt} />
        </>
      )}
    </EndpointForm>
  );
}
