import type { EventDetails } from 'contract/events';
import { toDateTimeInput } from 'contract/text/dates';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { AdminScreen } from '#api/screens/screen.ts';
import { LastChange } from '#shared/audit/last-change.tsx';
import { StoredTextPreview } from '#shared/content/stored-text-preview.tsx';
import { Autosave, OtherWriters } from '#shared/content-admin/autosave.tsx';
import { editQueries, workingCopies } from '#shared/content-admin/edit-queries.ts';
import { EditScreen } from '#shared/content-admin/edit-screen.tsx';
import {
  recordWhenSettled,
  useWorkingCopy,
  type WorkingCopy,
} from '#shared/content-admin/use-working-copy.ts';
import { showAlert } from '#ui/dialogs/alert.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { EventFields } from './event-fields.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-event/edit/:id',
  title: 'Edit Event',
  duty: 'content',
  prefetch: ({ params: { id = '' } }) => [workingCopies('event', id), ...editQueries('getEvent', id)],
};

/** Form that edits an event. A missing event redirects to the list (requirements 4.9.5). */
export default function EditEventPage() {
  const { id = '' } = useParams();
  const back = useListPath('/admin/manage-event');
  const navigate = useNavigate();
  const copy = useWorkingCopy('event', id);
  const record = useRecord('getEvent', { id }, { bypassCache: true });
  const isMissing = record.error !== null && record.data === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const alert = { tone: 'error', title: 'Oops...', text: 'Gagal mengambil data event!' } as const;
    void showAlert(alert).then(() => navigate(back, { replace: true }));
  }, [isMissing, navigate, back]);
  return (
    <EditScreen
      back={back}
      record={recordWhenSettled(record, copy)}
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
  const dates = { startDate: toDateTimeInput(startDate), endDate: toDateTimeInput(endDate) };
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
      explain={(error) => toFixedFailure(error, 'Gagal memperbarui event!')}
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
          <EventFields fields={fields} Shown={StoredTextPreview} />
          <CurrentPicture label="Current banner" src={imageSmall?.src ?? bannerImage} size={imageSize} />
          <fields.File
            name="bannerImage"
            label="New banner image"
            unreadableMessage="Error reading the file."
          />
          <Autosave copy={copy} basedOn={event.updatedAt} />
        </>
      )}
    </EndpointForm>
  );
}
