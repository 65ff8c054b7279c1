import { type PlacePool, poolFields, poolLabels } from 'contract/rules/events/pools';
import type { RefundTable } from 'contract/rules/events/refunds';
import { eventPriceLimits, type PriceKind, priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import type { WrittenEventRegistration } from 'contract/schemas/events/registrations';
import { toDateTimeInput } from 'contract/text/dates';
import { useRef, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm, type FormFields } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { CheckField } from './check-field.tsx';
import { EventManagersSection } from './event-managers-section.tsx';

/** Sets times, places and prices of the registration for an event, names its managers, and cancels the event. */
export default function EventRegistrationPage() {
  const { id = '' } = useParams();
  const record = useRecord('getWrittenEventRegistration', { id });
  return (
    <EventScreen record={record} loadError="Pendaftaran acara tidak dapat dimuat.">
      {(registration) => (
        <div className="grid gap-8">
          <Section id="registration-settings" title="Pengaturan">
            <SettingsForm key={record.formKey} registration={registration} onReload={record.reload} />
          </Section>
          <EventManagersSection event={registration.event} />
          <CancelEvent event={registration.event} onCancelled={record.reload} />
        </div>
      )}
    </EventScreen>
  );
}

interface SettingsFormProps {
  readonly registration: WrittenEventRegistration;
  readonly onReload: () => Promise<void>;
}

type Prices = NonNullable<WrittenEventRegistration['settings']>['prices'];

/** Returns the values of the price fields; a new registration is free for members. */
const toPriceDefaults = (prices: Prices = { member: { amount: 0, early: null } }) =>
  Object.fromEntries(
    priceKinds.flatMap((kind) => [
      [`${kind}Price`, String(prices[kind]?.amount ?? '')],
      [`${kind}Early`, String(prices[kind]?.early ?? '')],
    ]),
  ) as Record<`${PriceKind}${'Price' | 'Early'}`, string>;

const poolHints: Readonly<Record<PlacePool, string>> = {
  general: 'Untuk semua pendaftar.',
  members: 'Hanya dengan harga anggota. Bila penuh, anggota memakai tempat umum.',
  speakers: 'Hanya diberikan pengurus.',
  sponsors: 'Hanya diberikan pengurus.',
};
const refundSteps = [1, 2, 3] as const;

/** Returns the values of the fields of the refund table. */
const toRefundDefaults = (table: RefundTable = []) =>
  Object.fromEntries(
    refundSteps.flatMap((step) => [
      [`refundDays${step}`, String(table[step - 1]?.daysBefore ?? '')],
      [`refundPercent${step}`, String(table[step - 1]?.percent ?? '')],
    ]),
  ) as Record<`refund${'Days' | 'Percent'}${1 | 2 | 3}`, string>;

const specialPools = ['members', 'speakers', 'sponsors'] as const satisfies readonly PlacePool[];

const toPoolField = (pool: PlacePool, reserved: number) => ({
  label: `Tempat ${poolLabels[pool].toLowerCase()}`,
  type: 'number' as const,
  inputMode: 'numeric' as const,
  hint: `${poolHints[pool]} Terisi: ${reserved}.`,
});

function SettingsForm({ registration, onReload }: SettingsFormProps) {
  const { event, settings, reserved } = registration;
  return (
    <EndpointForm
      name="saveEventRegistration"
      label="Pengaturan pendaftaran"
      fixed={{ id: event._id, basedOn: settings?.updatedAt }}
      defaults={{
        opensAt: settings === null ? '' : toDateTimeInput(settings.opensAt),
        closesAt: settings === null ? '' : toDateTimeInput(settings.closesAt),
        places: settings === null ? '' : String(settings.pools.general),
        memberPlaces: String(settings?.pools.members ?? 0),
        speakerPlaces: String(settings?.pools.speakers ?? 0),
        sponsorPlaces: String(settings?.pools.sponsors ?? 0),
        ...toPriceDefaults(settings?.prices),
        earlyUntil: settings?.earlyUntil ? toDateTimeInput(settings.earlyUntil) : '',
        holdHours: String(settings?.holdHours ?? eventPriceLimits.defaultHoldHours),
        hasWaitingList: settings?.hasWaitingList ?? true,
        needsApproval: settings?.needsApproval ?? false,
        allowsGuests: settings?.allowsGuests ?? true,
        ...toRefundDefaults(settings?.refunds),
      }}
      refreshes={['getEventRegistration', 'getEvent']}
      submitLabel={settings === null ? 'Buka pendaftaran' : 'Simpan'}
      onReload={onReload}
      onDone={({ message }) => {
        toast.success(message);
        void onReload();
      }}
    >
      {({ Text }) => (
        <>
          <UnsavedGuard />
          <Text name="opensAt" label="Dibuka" type="datetime-local" hint="Waktu Jakarta (WIB)." />
          <Text name="closesAt" label="Ditutup" type="datetime-local" hint="Waktu Jakarta (WIB)." />
          <fieldset className="grid gap-4 sm:grid-cols-2">
            <legend className="mb-1 font-semibold">Jumlah tempat</legend>
            <Text name="places" {...toPoolField('general', reserved.general)} />
            {specialPools.map((pool) => (
              <Text key={pool} name={poolFields[pool]} {...toPoolField(pool, reserved[pool])} />
            ))}
          </fieldset>
          <div className="grid gap-1">
            <CheckField
              name="hasWaitingList"
              label="Daftar tunggu"
              hint="Tempat yang kosong ditawarkan menurut urutan, masing-masing 24 jam."
            />
            <CheckField
              name="needsApproval"
              label="Pendaftaran perlu persetujuan"
              hint="Tempat dan tagihan diberikan setelah pengurus menyetujui."
            />
            <CheckField
              name="allowsGuests"
              label="Orang tanpa akun boleh mendaftar"
              hint="Berlaku bila ada harga Mahasiswa atau Umum."
            />
          </div>
          <fieldset className="grid gap-4">
            <legend className="mb-1 font-semibold">Harga</legend>
            <p className="text-muted text-sm">
              Tulis 0 bila gratis. Kosongkan bila jenis itu tidak dapat mendaftar.
            </p>
            {priceKinds.map((kind) => (
              <div key={kind} className="grid gap-4 sm:grid-cols-2">
                <Text name={`${kind}Price`} label={priceLabels[kind]} inputMode="numeric" />
                <Text name={`${kind}Early`} label={`${priceLabels[kind]}, harga awal`} inputMode="numeric" />
              </div>
            ))}
            <Text
              name="earlyUntil"
              label="Harga awal sampai"
              type="datetime-local"
              hint="Waktu Jakarta (WIB)."
            />
            <Text
              name="holdHours"
              label="Waktu membayar (jam)"
              type="number"
              inputMode="numeric"
              hint="Tempat yang belum dibayar dilepas setelahnya, tidak pernah antara 21.00 dan 07.00."
            />
          </fieldset>
          <RefundTableFields Text={Text} />
        </>
      )}
    </EndpointForm>
  );
}

/** Fields of the refund table in the settings of a registration. */
function RefundTableFields({ Text }: Pick<FormFields<'saveEventRegistration'>, 'Text'>) {
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 font-semibold">Pengembalian uang</legend>
      <p className="text-muted text-sm">
        Bagian harga yang kembali bila peserta batal. Setelah baris terakhir, uang tidak kembali.
      </p>
      {refundSteps.map((step) => (
        <div key={step} className="grid gap-4 sm:grid-cols-2">
          <Text
            name={`refundDays${step}`}
            label={`Paling lambat, hari sebelum acara (${step})`}
            inputMode="numeric"
          />
          <Text name={`refundPercent${step}`} label={`Persen yang kembali (${step})`} inputMode="numeric" />
        </div>
      ))}
    </fieldset>
  );
}

interface CancelEventProps {
  readonly event: { readonly _id: string; readonly title: string; readonly isCancelled: boolean };
  readonly onCancelled: () => Promise<void>;
}

/** Cancels an event with a reason, which its readers and the registered people get. */
function CancelEvent({ event, onCancelled }: CancelEventProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [cancelled, setCancelled] = useState<typeof event | null>(null);
  const cancelling = useAction('cancelEvent', {
    refreshes: ['getEvent', 'getEventRegistration', 'listEvents', 'listWrittenEvents'],
  });
  return (
    <Section id="cancellation" title="Pembatalan acara">
      {event.isCancelled ? (
        <Notice tone="info">Acara ini dibatalkan. Pendaftaran ditutup, dan peserta diberi tahu.</Notice>
      ) : (
        <>
          <p className="text-muted">
            Acara tetap tampil dengan tanda Dibatalkan, dan setiap peserta menerima email.
          </p>
          <Button
            ref={button}
            variant="danger"
            className="justify-self-start"
            onClick={() => setCancelled(event)}
          >
            Batalkan acara
          </Button>
        </>
      )}
      <ReasonDialog
        record={cancelled}
        ask={({ title }) => ({
          title: 'Batalkan acara?',
          content: 'Pembatalan tidak dapat diurungkan. Semua peserta menerima email dengan alasannya.',
          record: title,
          formLabel: 'Alasan pembatalan',
          // A text that is cut would be mailed to all.
          maxLength: null,
          confirmLabel: 'Batalkan acara',
          busyLabel: 'Membatalkan…',
        })}
        send={({ _id: id }, reason) => cancelling.run({ id, reason })}
        onClose={() => setCancelled(null)}
        onDone={() => void onCancelled()}
        returnFocus={() => button.current}
      />
    </Section>
  );
}
