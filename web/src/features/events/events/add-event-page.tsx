import { newRecord } from 'contract/schemas/working-kinds';
import { useNavigate } from 'react-router-dom';
import { Autosave, WhenSettled } from '#shared/content-admin/autosave.tsx';
import { FormScreen } from '#shared/content-admin/form-screen.tsx';
import { addFormSettings, ScheduleField, savedText } from '#shared/content-admin/publication.tsx';
import { useWorkingCopy } from '#shared/content-admin/use-working-copy.ts';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toServerFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { EventFields, neededToPublish } from './event-fields.tsx';

const back = '/admin/manage-event';

export default function AddEventPage() {
  const navigate = useNavigate();
  const copy = useWorkingCopy('event', newRecord);
  return (
    <FormScreen back={back}>
      <WhenSettled copy={copy}>
        <EndpointForm
          name="createEvent"
          serverDraft={copy.server}
          {...addFormSettings('Add Event')}
          defaults={{ content: '', link: [], publication: 'now' }}
          needs={neededToPublish}
          incomplete="Harap lengkapi semua bidang sebelum mengirim!"
          refreshes={['listWrittenEvents', 'listEvents', 'getTotalEvents']}
          explain={(error) => toServerFailure(error, 'Terjadi kesalahan saat menambahkan event.')}
          onDone={({ event }) => {
            toast.success(savedText(event, 'event ditambahkan.'));
            navigate(back);
          }}
        >
          {(fields) => (
            <>
              <UnsavedGuard />
              <EventFields fields={fields} />
              <ScheduleField fields={fields} noun="acara" />
              <fields.File
                name="bannerImage"
                label="Gambar banner"
                unreadableMessage="Error reading the file."
              />
              <Autosave copy={copy} basedOn={undefined} />
            </>
          )}
        </EndpointForm>
      </WhenSettled>
    </FormScreen>
  );
}
