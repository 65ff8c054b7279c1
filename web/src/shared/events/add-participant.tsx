import type { AddedParticipant } from 'contract/events/check-ins';
import { placePools, poolLabels } from 'contract/rules/events/pools';
import { eventIdOf } from 'contract/rules/events/registration-ids';
import { priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import type { WrittenEventRegistration } from 'contract/schemas/events/registrations';
import { useNavigate } from 'react-router-dom';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { priceText } from './registration-text.ts';

const pools = placePools.map((pool) => ({ value: pool, label: poolLabels[pool] }));

/** Returns the path of the page with bill or ticket of a participant. */
export const participantPath = (registration: string): string =>
  `/admin/manage-event/participant/${eventIdOf(registration)}/${registration}`;

type Prices = NonNullable<WrittenEventRegistration['settings']>['prices'];

interface AddParticipantSectionProps {
  readonly event: string;
  /** Undefined before an admin opened the registration. */
  readonly prices: Prices | undefined;
}

/** Registers a person on the page of the participants. */
export function AddParticipantSection({ event, prices }: AddParticipantSectionProps) {
  const navigate = useNavigate();
  if (prices === undefined) return null;
  return (
    <Section id="add-participant" title="Tambah peserta">
      <AddParticipant event={event} prices={prices} onAdded={({ _id }) => navigate(participantPath(_id))} />
    </Section>
  );
}

interface AddParticipantProps {
  readonly event: string;
  readonly prices: Prices;
  readonly onAdded: (added: AddedParticipant) => void;
}

/** Form that registers a person, for example at the door. */
export function AddParticipant({ event, prices, onAdded }: AddParticipantProps) {
  const options = priceKinds.flatMap((kind) => {
    const price = prices[kind];
    return price === undefined
      ? []
      : [{ value: kind, label: `${priceLabels[kind]}, ${priceText(price.amount)}` }];
  });
  return (
    <EndpointForm
      name="addParticipant"
      label="Tambah peserta"
      fixed={{ id: event }}
      defaults={{ name: '', email: '', priceKind: '', pool: '', waiver: '' }}
      refreshes={['listEventParticipants', 'getWrittenEventRegistration', 'getEventRegistration']}
      submitLabel="Tambah peserta"
      busyLabel="Menambah…"
      onDone={(added) => {
        toast.success(added.message);
        onAdded(added);
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
  );
}
