import type { WrittenEvent } from 'contract/events/events';
import { useNavigate, useParams } from 'react-router-dom';
import { LastChange } from '#shared/audit/last-change.tsx';
import { StoredTextPreview } from '#shared/content/stored-text-preview.tsx';
import { Autosave, OtherWriters } from '#shared/content-admin/autosave.tsx';
import { type EditFormProps, EditScreen } from '#shared/content-admin/edit-screen.tsx';
import {
  editFormSettings,
  ScheduleField,
  savedText,
  toStoredPublication,
} from '#shared/content-admin/publication.tsx';
import { PublicationStatus } from '#shared/content-admin/publication-state.tsx';
import { useWorkingCopy, type WorkingCopy } from '#shared/content-admin/use-working-copy.ts';
import { EventTabs } from '#shared/events/event-screen-head.tsx';
import { showAlert } from '#ui/dialogs/alert.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { EventFields, neededToPublish, toEventValues } from './event-fields.tsx';

const loadError = 'Gagal mengambil data event!';

/** Form that edits an event. A missing event redirects to the list (requirements 4.9.5). */
export default function EditEventPage() {
  const { id = '' } = useParams();
  const copy = useWorkingCopy('event', id);
  const navigate = useNavigate();
  const leave = (back: string, deletion: string | undefined) => {
    const text = deletion === undefined ? loadError : `${loadError} ${deletion}`;
    const alert = { tone: 'error', title: 'Oops...', text } as const;
    void showAlert(alert).then(() => navigate(back, { replace: true }));
  };
  return (
    <EditScreen
      kind="event"
      list="/admin/manage-event"
      endpoint="getWrittenEvent"
      copy={copy}
      tabs={<EventTabs event={id} />}
      LastChange={LastChange}
      Preview={StoredTextPreview}
      loadError={loadError}
      onMissing={leave}
    >
      {(event, form) => <EditEventForm event={event} copy={copy} {...form} />}
    </EditScreen>
  );
}

interface EditEventFormProps extends EditFormProps {
  readonly event: WrittenEvent;
  readonly copy: WorkingCopy;
}

function EditEventForm({ event, copy, onReload, onSaved }: EditEventFormProps) {
  const { bannerImage, imageSize, imageSmall } = event;
  const { publishAt } = toStoredPublication(event);
  return (
    <EndpointForm
      name="updateEvent"
      serverDraft={copy.server}
      label="Edit Event"
      {...editFormSettings(event)}
      fixed={{ id: event._id, basedOn: event.updatedAt }}
      defaults={{ ...toEventValues(event), publishAt, publication: 'keep' }}
      needs={neededToPublish}
      incomplete="Harap lengkapi semua bidang sebelum mengirim!"
      refreshes={['listWrittenEvents', 'listEvents', 'getEvent']}
      explain={(error) => toFixedFailure(error, 'Gagal memperbarui event!')}
      onReload={onReload}
      onDone={({ event: saved }) => onSaved(savedText(saved, 'event diperbarui.'))}
    >
      {(fields) => (
        <>
          <UnsavedGuard />
          <OtherWriters others={copy.others} />
          <PublicationStatus list="/admin/manage-event" record={event} />
          <EventFields fields={fields} Shown={StoredTextPreview} />
          {event.state !== 'published' && <ScheduleField fields={fields} noun="acara" />}
          <CurrentPicture label="Banner sekarang" src={imageSmall?.src ?? bannerImage} size={imageSize} />
          <fields.File
            name="bannerImage"
            label="Gambar banner baru"
            unreadableMessage="Error reading the file."
          />
          <Autosave copy={copy} basedOn={event.updatedAt} />
        </>
      )}
    </EndpointForm>
  );
}
