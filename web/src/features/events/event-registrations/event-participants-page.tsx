import { refundPercentAt } from 'contract/rules/events/refunds';
import { priceLabels } from 'contract/rules/money/event-prices';
import type { EventParticipant, WrittenEventRegistration } from 'contract/schemas/events/registrations';
import { adminListDateTime, isoDate } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useCall } from '#api/account.ts';
import { AddParticipantSection, participantPath } from '#shared/events/add-participant.tsx';
import { EventScreen } from '#shared/events/event-screen-head.tsx';
import { priceText } from '#shared/events/registration-text.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Section } from '#ui/base/section.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { RowsExport } from '#ui/lists/rows-export.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { ParticipantAnswers } from './participant-answers.tsx';
import { CancelPlace } from './refunds/cancel-place.tsx';

const AskCancelContext = createContext<(participant: EventParticipant) => void>(() => undefined);

/** Name of a participant, and below it the institution that ordered the place. */
function NameCell({ participant: { person, group } }: { readonly participant: EventParticipant }) {
  if (group?.isNamed === false) return <span className="text-muted">{person?.name ?? 'Belum ada nama'}</span>;
  return (
    <span className="grid">
      <span>
        {person === null ? 'Data dihapus' : `${person.name}${person.isGuest ? ' (tanpa akun)' : ''}`}
      </span>
      {group !== null && <span className="text-muted text-xs">{`Rombongan ${group.institution}`}</span>}
    </span>
  );
}

const columns: Columns<EventParticipant> = [
  { header: 'Nama', cell: (row) => <NameCell participant={row} /> },
  { header: 'Email', cell: ({ person }) => person?.email ?? '' },
  { header: 'Harga', cell: ({ price }) => `${priceLabels[price.kind]}, ${priceText(price.amount)}` },
  {
    header: 'Status',
    cell: ({ state }) =>
      state === 'confirmed' ? (
        <StatusBadge tone="good" label="Terdaftar" />
      ) : (
        <StatusBadge tone="waiting" label="Belum dibayar" />
      ),
  },
  { header: 'Terdaftar', cell: ({ registeredAt }) => adminListDateTime(registeredAt) },
];

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
        label={participant.group === null ? 'Batalkan' : 'Batalkan rombongan'}
        rowName={participant.group?.institution ?? participant.person?.name ?? 'Akun dihapus'}
        tone="danger"
        onPress={() => ask(participant)}
      />
    </RowActions>
  );
}

const actions = actionsColumn<EventParticipant>((row) => <ParticipantActions participant={row} />);

const withAnswers: Columns<EventParticipant> = [
  ...columns,
  { header: 'Jawaban', cell: (row) => <ParticipantAnswers participant={row} /> },
  actions,
];

const withoutAnswers = [...columns, actions];

/** Lists the participants of an event, and registers further people. */
export default function EventParticipantsPage() {
  const { id = '' } = useParams();
  const record = useRecord('getWrittenEventRegistration', { id });
  return (
    <EventScreen
      record={record}
      loadError="Daftar peserta tidak dapat dimuat."
      links={
        <>
          <ButtonLink to={`/admin/manage-event/badges/${id}`} variant="secondary" size="small">
            Label nama
          </ButtonLink>
          <ButtonLink to={`/admin/events/${id}/check-in`} size="small">
            Check-in
          </ButtonLink>
        </>
      }
    >
      {(registration) => (
        <div className="grid gap-8">
          {registration.settings === null && <NotOpened event={registration.event._id} />}
          <WaitingNotice registration={registration} />
          <Participants registration={registration} />
          <AddParticipantSection event={registration.event._id} prices={registration.settings?.prices} />
        </div>
      )}
    </EventScreen>
  );
}

const NotOpened = ({ event }: { readonly event: string }) => (
  <Notice tone="info">
    Pendaftaran acara ini belum dibuka.{' '}
    <Link to={`/admin/manage-event/registration/${event}`} className="text-link">
      Buka pendaftaran
    </Link>
  </Notice>
);

interface ParticipantsProps {
  readonly registration: WrittenEventRegistration;
}

/** Shows how many people wait for an approval or for a place. */
function WaitingNotice({ registration: { event, waiting } }: ParticipantsProps) {
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

/** Returns what the refund table returns now; everything for a cancelled event. */
function currentPercent({ event, settings }: WrittenEventRegistration): number {
  if (event.isCancelled) return 100;
  if (event.startDate === null) return 0;
  return refundPercentAt(settings?.refunds ?? [], new Date(event.startDate), new Date());
}

function Participants({ registration }: ParticipantsProps) {
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
