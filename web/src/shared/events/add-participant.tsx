import type { WrittenEventRegistration } from 'contract/event-registrations';
import { placePools, poolLabels } from 'contract/rules/events/pools';
import { eventIdOf } from 'contract/rules/events/registration-ids';
import { priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import { useNavigate } from 'react-router-dom';
import { priceText } from '#shared/events/registration-text.ts';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';

const pools = placePools.map((pool) => ({ value: pool, label: poolLabels[pool] }));

/** Returns the path of the page with bill or ticket of a participant. */
export const participantPath = (registration: string): string =>
  `/admin/manage-event/participant/${eventIdOf(registration)}/${registration}`;

interface AddParticipantProps {
  readonly event: string;
  /** Undefined before an admin opened the registration. */
  readonly prices: NonNullable<WrittenEventRegistration['settings']>['prices'] | undefined;
}

/** Registers a person, for example at the door. */
export function AddParticipantSection({ event, prices }: AddParticipantProps) {
  const navigate = useNavigate();
  if (prices === undefined) return null;
  const options = priceKinds.flatMap((kind) => {
    const price = prices[kind];
    return price === undefined
      ? []
      : [{ value: kind, label: `${priceLabels[kind]}, ${priceText(price.amount)}` }];
  });
  return (
    <Section id="add-participant" title="Tambah peserta">
      <EndpointForm
        name="addParticipant"
        label="Tambah peserta"
        fixed={{ id: event }}
        defaults={{ name: '', email: '', priceKind: '', pool: '', waiver: '' }}
        refreshes={['listEventParticipants', 'getWrittenEventRegistration', 'getEventRegistration']}
        submitLabel="Tambah peserta"
        busyLabel="Menambah…"
        onDone={({ message, _id }) => {
          toast.success(message);
          navigate(participantPath(_id));
        }}
      >
        {({ Text, Select }) => (
          <>
            <div className="grid gap-5 sm:grid-cols-2">
              <Text
                name="email"
                label="Email"
                type="email"
                autoComplete="off"
                autoCapitalize="none"
                hint="Email akun mendaftarkan pemiliknya. Tanpa email, tidak ada email yang dikirim."
              />
              <Text name="name" label="Nama" autoComplete="off" hint="Wajib untuk orang tanpa akun." />
            </div>
            <Select
              name="priceKind"
              label="Harga"
              placeholder="Harga terendah yang berlaku"
              options={options}
            />
            <Select name="pool" label="Tempat dari" placeholder="Sesuai harganya" options={pools} />
            <Text
              name="waiver"
              label="Alasan gratis"
              autoComplete="off"
              hint="Kosongkan bila orang ini membayar. Alasannya tercatat di log audit."
            />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}
