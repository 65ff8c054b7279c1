import type { EventManagers } from 'contract/events/events';
import { useDutyCheck } from '#api/duties.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { ConfirmButton, showReplyFor } from '#ui/dialogs/confirm-button.tsx';
import { clearAndToast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

interface SectionProps {
  readonly event: { readonly _id: string; readonly title: string };
}

/** Names managers of one event. Only admins with the duty see it: managers name no others. */
export function EventManagersSection(props: SectionProps) {
  return useDutyCheck()('events') ? <Managers {...props} /> : null;
}

function Managers({ event }: SectionProps) {
  const record = useEndpoint('listEventManagers', { id: event._id });
  return (
    <Section id="managers" title="Pengelola acara ini" className="grid gap-4">
      <p className="text-muted">
        Pengelola adalah admin tanpa tugas Acara. Untuk acara ini saja, mereka mengatur pendaftaran dan
        peserta.
      </p>
      <RecordScreen record={record} isBrief loadError="Pengelola tidak dapat dimuat.">
        {({ managers, candidates }) => (
          <>
            {managers.length > 0 && (
              <ul className="grid gap-3">
                {managers.map((manager) => (
                  <Manager key={manager._id} event={event} manager={manager} />
                ))}
              </ul>
            )}
            {candidates.length === 0 ? (
              <p>Tidak ada admin lain yang dapat ditunjuk.</p>
            ) : (
              <NewManager event={event._id} candidates={candidates} />
            )}
          </>
        )}
      </RecordScreen>
    </Section>
  );
}

interface ManagerProps extends SectionProps {
  readonly manager: EventManagers['managers'][number];
}

function Manager({ event, manager: { _id, name, email } }: ManagerProps) {
  const removal = useAction('removeEventManager', { refreshes: ['listEventManagers'] });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3">
      <p className="min-w-0 wrap-anywhere">
        <span className="font-semibold">{name}</span> <span className="text-muted">{email}</span>
      </p>
      <ConfirmButton
        label="Hapus"
        button={{ size: 'small', 'aria-label': `Hapus pengelola ${name}` }}
        title="Hapus pengelola?"
        content="Orang ini tidak lagi melihat peserta acara ini. Akun admin dan tugasnya tetap."
        record={name}
        confirmLabel="Hapus pengelola"
        busyLabel="Menghapus…"
        send={() => removal.run({ id: event._id, admin: _id })}
        onDone={showReplyFor(name)}
      />
    </li>
  );
}

interface NewManagerProps {
  readonly event: string;
  readonly candidates: EventManagers['candidates'];
}

function NewManager({ event, candidates }: NewManagerProps) {
  return (
    <EndpointForm
      name="addEventManager"
      label="Tunjuk pengelola"
      fixed={{ id: event }}
      refreshes={['listEventManagers']}
      submitLabel="Tunjuk pengelola"
      onDone={clearAndToast}
    >
      {({ Select }) => (
        <Select
          name="admin"
          label="Admin"
          placeholder="Pilih admin"
          options={candidates.map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` }))}
        />
      )}
    </EndpointForm>
  );
}
