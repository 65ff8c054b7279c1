import type { EventParticipant, WrittenEventRegistration } from 'contract/event-registrations';
import { type PlacePool, poolFields, poolLabels } from 'contract/rules/events/pools';
import { type RefundTable, refundPercentAt } from 'contract/rules/events/refunds';
import { eventPriceLimits, type PriceKind, priceKinds, priceLabels } from 'contract/rules/money/event-prices';
import { adminListDateTime, isoDate, toDateTimeInput } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { priceText } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { pageParamsOf } from '#ui/lists/page-from-url.ts';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { createColumns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { AddParticipantSection, participantPath } from './add-participant.tsx';
import { AfterEvent } from './after-event.tsx';
import { CancelEvent } from './cancel-event.tsx';
import { CheckField } from './check-field.tsx';
import { EventManagersSection } from './event-managers-section.tsx';
import { ParticipantAnswers } from './participant-answers.tsx';
import { CancelPlace } from './refunds/cancel-place.tsx';
import { RefundTableFields } from './refunds/refund-table-fields.tsx';
import { useEventList } from './use-event-list.ts';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-event/registration/:id',
  title: 'Pendaftaran Acara',
  duty: 'events',
  eventManagers: true,
  prefetch: (visit) => {
    const { id = '' } = visit.params;
    return [
      prefetchQuery('getWrittenEventRegistration', { id }),
      prefetchQuery('listEventParticipants', { id, ...pageParamsOf(visit) }),
    ];
  },
};

const AskCancelContext = createContext<(participant: EventParticipant) => void>(() => undefined);

const helper = createColumns<EventParticipant>();

const columns = helper.columns([
  helper.accessor('person', {
    id: 'name',
    header: 'Nama',
    cell: ({ getValue }) => {
      const person = getValue();
      return person === null ? 'Data dihapus' : `${person.name}${person.isGuest ? ' (tanpa akun)' : ''}`;
    },
  }),
  helper.accessor('person', {
    id: 'email',
    header: 'Email',
    cell: ({ getValue }) => getValue()?.email ?? '',
  }),
  helper.accessor('price', {
    header: 'Harga',
    cell: ({ getValue }) => `${priceLabels[getValue().kind]}, ${priceText(getValue().amount)}`,
  }),
  helper.accessor('state', {
    header: 'Status',
    cell: ({ getValue }) =>
      getValue() === 'confirmed' ? (
        <StatusBadge tone="good" label="Terdaftar" />
      ) : (
        <StatusBadge tone="waiting" label="Belum dibayar" />
      ),
  }),
  helper.accessor('registeredAt', {
    header: 'Terdaftar',
    cell: ({ getValue }) => adminListDateTime(getValue()),
  }),
]);

function ParticipantActions({ participant }: { readonly participant: EventParticipant }) {
  const ask = useContext(AskCancelContext);
  return (
    <RowActions>
      <RowLink
        label="Tempat"
        rowName={participant.person?.name ?? ''}
        to={participantPath(participant._id)}
      />
      <RowButton
        label="Batalkan"
        rowName={participant.person?.name ?? 'Akun dihapus'}
        tone="danger"
        onPress={() => ask(participant)}
      />
    </RowActions>
  );
}

const actions = helper.columns([helper.actions((row) => <ParticipantActions participant={row} />)]);

const withAnswers = [
  ...columns,
  ...helper.columns([
    helper.accessor('answers', {
      header: 'Jawaban',
      cell: ({ row: { original } }) => <ParticipantAnswers participant={original} />,
    }),
  ]),
  ...actions,
];

const withoutAnswers = [...columns, ...actions];

/** Sets times and places of the registration for an event, and lists its participants. */
export default function EventRegistrationPage() {
  const { id = '' } = useParams();
  const record = useRecord('getWrittenEventRegistration', { id });
  return (
    <>
      <ScreenHead text={record.data?.event.title ?? ''} back={useEventList()}>
        <ButtonLink to={`/admin/manage-event/programme/${id}`} variant="secondary" size="small">
          Susunan acara
        </ButtonLink>
        <ButtonLink to={`/admin/manage-event/questions/${id}`} variant="secondary" size="small">
          Pertanyaan
        </ButtonLink>
        <ButtonLink to={`/admin/manage-event/waiting/${id}`} variant="secondary" size="small">
          Daftar tunggu
        </ButtonLink>
        <ButtonLink to={`/admin/events/${id}/check-in`} size="small">
          Check-in
        </ButtonLink>
      </ScreenHead>
      <RecordScreen record={record} loadError="Pendaftaran acara tidak dapat dimuat.">
        {(registration) => (
          <div className="grid gap-8">
            <Section id="registration-settings" title="Pengaturan">
              <SettingsForm
                key={record.formKey}
                registration={registration}
                onReload={record.reload}
                onSaved={record.reload}
              />
            </Section>
            <WaitingNotice registration={registration} />
            <AddParticipantSection event={registration.event._id} prices={registration.settings?.prices} />
            <Participants registration={registration} />
            <AfterEvent event={registration.event._id} />
            <EventManagersSection event={registration.event} />
            <CancelEvent event={registration.event} onCancelled={record.reload} />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

/** Shows how many people wait for an approval or for a place. */
function WaitingNotice({ registration: { event, waiting } }: Pick<SettingsFormProps, 'registration'>) {
  const path = `/admin/manage-event/waiting/${event._id}`;
  const lines = [
    { count: waiting.requested, text: 'permintaan menunggu persetujuan', to: `${path}?state=requested` },
    { count: waiting.waiting, text: 'orang menunggu tempat', to: path },
    { count: waiting.offered, text: 'tempat ditawarkan', to: `${path}?state=offered` },
  ].filter(({ count }) => count > 0);
  if (lines.length === 0) return null;
  return (
    <Notice tone="info">
      <ul>
        {lines.map(({ count, text, to }) => (
          <li key={to}>
            <Link to={to} className="text-link">{`${count} ${text}`}</Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

interface SettingsFormProps {
  readonly registration: WrittenEventRegistration;
  readonly onReload: () => Promise<void>;
  readonly onSaved: () => Promise<void>;
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
/** Returns the values of the fields of the refund table. */
const toRefundDefaults = (table: RefundTable = []) =>
  Object.fromEntries(
    ([1, 2, 3] as const).flatMap((step) => [
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

function SettingsForm({ registration, onReload, onSaved }: SettingsFormProps) {
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
      busyLabel="Menyimpan…"
      onReload={onReload}
      onDone={({ message }) => {
        toast.success(message);
        void onSaved();
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

/** Returns what the refund table returns now; everything for a cancelled event. */
function currentPercent({ event, settings }: WrittenEventRegistration): number {
  if (event.isCancelled) return 100;
  if (event.startDate === null) return 0;
  return refundPercentAt(settings?.refunds ?? [], new Date(event.startDate), new Date());
}

function Participants({ registration }: { readonly registration: WrittenEventRegistration }) {
  const [event, total] = [registration.event._id, registration.reservedPlaces];
  const [cancelled, setCancelled] = useState<EventParticipant | null>(null);
  const list = useList('listEventParticipants', { id: event });
  const call = useCall();
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasAnswers = list.list.data?.data.some(({ answers }) => answers.length > 0) === true;
  return (
    <Section id="participants" title={`Peserta (${list.list.data?.total ?? total})`} className="grid gap-4">
      <FailureNotice failure={failure} />
      <div className="justify-self-start">
        <RowsExport
          fetchRows={(options) => call('exportEventParticipants', { id: event }, options)}
          fileName={() => `peserta-${isoDate(new Date())}.csv`}
          isEmpty={(list.list.data?.total ?? 0) === 0}
          failureText="Gagal mengunduh daftar peserta"
          onFailure={setFailure}
        />
      </div>
      <AskCancelContext value={setCancelled}>
        <PagedTable
          {...list}
          caption="Peserta, yang pertama mendaftar dulu"
          columns={hasAnswers ? withAnswers : withoutAnswers}
          loadError="Gagal mengambil daftar peserta."
          empty={{ text: 'Belum ada peserta', reason: 'Orang yang mendaftar muncul di sini.' }}
        />
      </AskCancelContext>
      <CancelPlace
        event={event}
        percent={currentPercent(registration)}
        record={cancelled}
        onClose={() => setCancelled(null)}
        returnFocus={list.focus.findTarget}
      />
    </Section>
  );
}
