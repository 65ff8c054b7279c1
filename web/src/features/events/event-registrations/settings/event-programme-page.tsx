import type { EventMaterial, ProgrammeSession, WrittenEventProgramme } from 'contract/events/events';
import { toDateTimeInput } from 'contract/text/dates';
import { useParams } from 'react-router-dom';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextAreaField, TextField } from '#ui/forms/form-fields.tsx';
import { ListField } from '#ui/forms/list-field.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';

/** Edits sessions and online link of an event. */
export default function EventProgrammePage() {
  const { id = '' } = useParams();
  const record = useRecord('getWrittenEventProgramme', { id });
  return (
    <EventScreen record={record} loadError="Susunan acara tidak dapat dimuat.">
      {(programme) => (
        <section className="panel max-w-4xl p-5 sm:p-8">
          <ProgrammeForm key={record.formKey} programme={programme} onReload={record.reload} />
        </section>
      )}
    </EventScreen>
  );
}

interface ProgrammeFormProps {
  readonly programme: WrittenEventProgramme;
  readonly onReload: () => Promise<void>;
}

const toInput = ({ startsAt, endsAt, capacity, ...texts }: ProgrammeSession) => ({
  ...texts,
  startsAt: toDateTimeInput(startsAt),
  endsAt: toDateTimeInput(endsAt),
  capacity: capacity === null ? '' : String(capacity),
});

function ProgrammeForm({ programme, onReload }: ProgrammeFormProps) {
  const { event, sessions, onlineLink, materials, updatedAt } = programme;
  return (
    <EndpointForm
      name="saveEventProgramme"
      label="Susunan acara"
      fixed={{ id: event._id, basedOn: updatedAt ?? undefined }}
      defaults={{ sessions: sessions.map(toInput), onlineLink, materials }}
      refreshes={['getEvent', 'listEvents', 'getEventOnlineLink']}
      submitLabel="Simpan"
      hasStickySubmit
      onReload={onReload}
      onDone={({ message }) => {
        toast.success(message);
        void onReload();
      }}
    >
      {({ Text }) => (
        <>
          <UnsavedGuard />
          <Text
            name="onlineLink"
            label="Tautan daring"
            type="url"
            inputMode="url"
            autoComplete="off"
            placeholder="https://"
            hint="Hanya peserta yang terdaftar melihatnya."
          />
          <ListField
            name="sessions"
            label="Sesi"
            entry="Sesi"
            newEntry={newSession(event.startDate)}
            hint="Tampil di halaman acara menurut waktunya (WIB)."
          >
            {(path) => <SessionFields path={path} />}
          </ListField>
          <ListField
            name="materials"
            label="Materi"
            entry="Materi"
            newEntry={newMaterial}
            hint="Salindia dan rekaman. Tampil di halaman acara setelah acara selesai."
          >
            {(path) => <MaterialFields path={path} />}
          </ListField>
        </>
      )}
    </EndpointForm>
  );
}

const newMaterial = { title: '', url: '', kind: 'slides' } as const;

const materialKindOptions = [
  { value: 'slides', label: 'Salindia' },
  { value: 'recording', label: 'Rekaman' },
  { value: 'other', label: 'Lainnya' },
] as const satisfies readonly { readonly value: EventMaterial['kind']; readonly label: string }[];

function MaterialFields({ path }: { readonly path: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name={`${path}.title`} label="Judul materi" autoComplete="off" />
      <SelectField
        name={`${path}.kind`}
        label="Jenis materi"
        options={materialKindOptions}
        placeholder="Pilih jenis"
      />
      <TextField
        name={`${path}.url`}
        label="Tautan materi"
        type="url"
        inputMode="url"
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  );
}

function newSession(startDate: string | null) {
  const startsAt = startDate === null ? '' : toDateTimeInput(startDate);
  return { title: '', startsAt, endsAt: startsAt, hall: '', speaker: '', description: '', capacity: '' };
}

function SessionFields({ path }: { readonly path: string }) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField name={`${path}.title`} label="Judul" autoComplete="off" className="sm:col-span-2" />
      <TextField name={`${path}.startsAt`} label="Mulai" type="datetime-local" />
      <TextField name={`${path}.endsAt`} label="Selesai" type="datetime-local" />
      <TextField name={`${path}.hall`} label="Ruang" autoComplete="off" />
      <TextField name={`${path}.capacity`} label="Kapasitas" type="number" inputMode="numeric" />
      <TextField name={`${path}.speaker`} label="Pembicara" autoComplete="off" className="sm:col-span-2" />
      <TextAreaField name={`${path}.description`} label="Keterangan" className="sm:col-span-2" />
    </div>
  );
}
