import type { WaitingPerson } from 'contract/events/event-registrations';
import type { WaitingState } from 'contract/rules/events/waiting';
import { priceLabels } from 'contract/rules/money/event-prices';
import { adminListDateTime } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { EventScreenHead } from '#shared/events/event-screen-head.tsx';
import { getErrorMessage } from '#ui/base/error-message.ts';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useRecord } from '#ui/forms/use-record.ts';
import { DateTimeCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Column, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { decisionQueries, type RejectedRequest, RequestDialog } from './request-dialog.tsx';
import { waitingStateOf } from './waiting-state.ts';

const stateLabels: Readonly<Record<WaitingState, string>> = {
  waiting: 'Menunggu tempat',
  offered: 'Ditawari tempat',
  requested: 'Permintaan',
};

const emptyTexts: Readonly<Record<WaitingState, { text: string; reason: string }>> = {
  waiting: {
    text: 'Belum ada yang menunggu',
    reason: 'Orang masuk daftar ini saat semua tempat terisi.',
  },
  offered: {
    text: 'Belum ada tawaran',
    reason: 'Tempat yang kosong ditawarkan kepada orang pertama di daftar tunggu.',
  },
  requested: {
    text: 'Belum ada permintaan',
    reason: 'Permintaan muncul di sini bila pendaftaran perlu persetujuan.',
  },
};

interface Decisions {
  readonly askReason: (person: WaitingPerson) => void;
  readonly onFailure: (failure: Failure | null) => void;
}

const DecisionsContext = createContext<Decisions>({
  askReason: () => undefined,
  onFailure: () => undefined,
});

const nameOf = ({ person }: WaitingPerson): string => person?.name ?? 'Akun dihapus';

const common: Columns<WaitingPerson> = [
  { header: 'Nama', cell: nameOf },
  { header: 'Email', cell: ({ person }) => person?.email ?? '' },
  { header: 'Harga', cell: ({ priceKind }) => priceLabels[priceKind] },
];

const joined: Column<WaitingPerson> = {
  header: 'Sejak',
  cell: ({ joinedAt }) => <DateTimeCell at={joinedAt} />,
};

const columns: Readonly<Record<WaitingState, Columns<WaitingPerson>>> = {
  waiting: [{ header: 'Urutan', cell: ({ position }) => position }, ...common, joined],
  offered: [
    ...common,
    {
      header: 'Ditahan sampai',
      cell: ({ offerUntil }) => (offerUntil === null ? '' : adminListDateTime(offerUntil)),
    },
  ],
  requested: [
    ...common,
    joined,
    {
      header: 'Jawaban',
      cell: ({ answers }) => answers.map(({ question, value }) => `${question}: ${value}`).join('; '),
    },
    actionsColumn((row) => <RequestActions request={row} />),
  ],
};

function RequestActions({ request }: { readonly request: WaitingPerson }) {
  const { id = '' } = useParams();
  const { askReason, onFailure } = useContext(DecisionsContext);
  const approval = useAction('approveEventRequest', { refreshes: decisionQueries });
  const approve = async () => {
    onFailure(null);
    try {
      toast.success((await approval.run({ id, request: request._id })).message);
    } catch (error) {
      const text = 'Permintaan tidak disetujui.';
      onFailure({ record: nameOf(request), text, detail: getErrorMessage(error) });
    }
  };
  return (
    <RowActions>
      <RowButton
        label="Setujui"
        rowName={nameOf(request)}
        tone="positive"
        isBusy={approval.isBusy}
        onPress={() => void approve()}
      />
      <RowButton label="Tolak" rowName={nameOf(request)} tone="danger" onPress={() => askReason(request)} />
    </RowActions>
  );
}

/** Lists the people who wait for a place, with an offer, or for an approval, and decides requests. */
export default function EventWaitingPage() {
  const { id = '' } = useParams();
  const state = waitingStateOf(useSearchParams()[0]);
  const record = useRecord('getWrittenEventRegistration', { id });
  const list = useList('listEventWaiting', { id, state });
  const [rejected, setRejected] = useState<RejectedRequest | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const counts = record.data?.waiting;
  const path = `/admin/manage-event/waiting/${id}`;
  const askReason = (person: WaitingPerson) =>
    setRejected({ event: id, request: person._id, name: nameOf(person) });
  return (
    <>
      <EventScreenHead event={id} title={record.data?.event.title} />
      <div className="grid gap-4">
        <TabLinks
          label="Keadaan"
          tabs={(['waiting', 'offered', 'requested'] as const).map((one) => ({
            to: one === 'waiting' ? path : `${path}?state=${one}`,
            label: `${stateLabels[one]} (${counts?.[one] ?? 0})`,
            isCurrent: one === state,
          }))}
        />
        <FailureNotice failure={failure} />
        <DecisionsContext value={{ askReason, onFailure: setFailure }}>
          <PagedTable
            key={state}
            {...list}
            caption={`${stateLabels[state]}, yang pertama dulu`}
            columns={columns[state]}
            loadError="Gagal mengambil daftar tunggu."
            empty={emptyTexts[state]}
          />
        </DecisionsContext>
      </div>
      <RequestDialog
        record={rejected}
        onClose={() => setRejected(null)}
        returnFocus={list.focus.findTarget}
      />
    </>
  );
}
