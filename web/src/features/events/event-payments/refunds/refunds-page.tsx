import type { EventRefund } from 'contract/events/event-payments';
import { type RefundReason, refundStateLabels, refundStates } from 'contract/rules/events/refunds';
import { createContext, useContext, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { EventPaymentTabs } from '#shared/requests/event-payment-tabs.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { type BadgeTone, StatusBadge } from '#ui/base/status-badge.tsx';
import { TabLinks } from '#ui/base/tab-links.tsx';
import { DateCell, Missing, RupiahCell } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { CloseDialog } from './close-refund-dialog.tsx';
import { ApproveDialog, PayDialog, payeeOf } from './refund-dialogs.tsx';
import { parseRefundState } from './refund-state.ts';

interface Change {
  readonly kind: 'approve' | 'pay' | 'close';
  readonly refund: EventRefund;
}

const AskContext = createContext<(change: Change) => void>(() => undefined);

const tones: Readonly<Record<EventRefund['state'], BadgeTone>> = {
  'needs-account': 'idle',
  ready: 'waiting',
  approved: 'waiting',
  paid: 'good',
};

const reasonTexts: Readonly<Record<RefundReason, string>> = {
  owner: 'Dibatalkan peserta',
  admin: 'Dibatalkan pengurus',
  event: 'Acara dibatalkan',
  late: 'Tempat sudah terisi',
  unpaid: 'Selisih tidak dibayar',
};

const columns: Columns<EventRefund> = [
  {
    header: 'Penerima',
    cell: ({ person }) => (
      <span className="wrap-anywhere">
        {person?.name ?? 'Akun dihapus'}
        <span className="block text-muted text-sm">{person?.email}</span>
      </span>
    ),
  },
  {
    header: 'Acara',
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.event.title}
        <span className="block text-muted text-sm">{reasonTexts[row.reason]}</span>
        {row.note !== '' && <span className="block text-muted text-sm">{row.note}</span>}
        {row.closingReason !== null && (
          <span className="block text-muted text-sm">{`Ditutup: ${row.closingReason}`}</span>
        )}
      </span>
    ),
  },
  { header: 'Jumlah', cell: ({ amount }) => <RupiahCell amount={amount} /> },
  { header: 'Rekening', cell: (row) => <Account refund={row} /> },
  { header: 'Dibuka', cell: ({ openedAt }) => <DateCell at={openedAt} /> },
  {
    header: 'Status',
    cell: ({ state }) => <StatusBadge tone={tones[state]} label={refundStateLabels[state]} />,
  },
  actionsColumn((row) => <RefundActions refund={row} />),
];

function Account({ refund: { account, lastDigits, reference } }: { readonly refund: EventRefund }) {
  if (account === null) return lastDigits === null ? <Missing /> : <span>{`••••${lastDigits}`}</span>;
  return (
    <span className="wrap-anywhere">
      <span className="tabular-nums">{`${account.bank} ${account.number}`}</span>
      <span className="block text-muted text-sm">{account.holder}</span>
      {reference !== null && <span className="block text-muted text-sm">{`Referensi ${reference}`}</span>}
    </span>
  );
}

function RefundActions({ refund }: { readonly refund: EventRefund }) {
  const ask = useContext(AskContext);
  const { state, needsSecondAdmin, isApprovedByCaller } = refund;
  const canApprove = state === 'ready' && needsSecondAdmin;
  const canPay = state === 'approved' ? !isApprovedByCaller : state === 'ready' && !needsSecondAdmin;
  if (state === 'paid') return null;
  return (
    <RowActions>
      {state === 'approved' && isApprovedByCaller && (
        <span className="text-muted text-sm">Admin lain mencatat transfernya.</span>
      )}
      {canApprove && (
        <RowButton
          label="Setujui"
          rowName={payeeOf(refund)}
          tone="positive"
          onPress={() => ask({ kind: 'approve', refund })}
        />
      )}
      {canPay && (
        <RowButton
          label="Catat transfer"
          rowName={payeeOf(refund)}
          onPress={() => ask({ kind: 'pay', refund })}
        />
      )}
      <RowButton label="Tutup" rowName={payeeOf(refund)} onPress={() => ask({ kind: 'close', refund })} />
    </RowActions>
  );
}

const stateTabs = [
  { state: undefined, to: '/admin/event-payments/refunds', label: 'Belum ditransfer' },
  ...refundStates.map((state) => ({
    state,
    to: `/admin/event-payments/refunds?state=${state}`,
    label: refundStateLabels[state],
  })),
];

/** Refunds of event payments: those that wait for a transfer, and by state. */
export default function RefundsPage() {
  const state = parseRefundState(useSearchParams()[0]);
  const list = useList('listEventRefunds', { state });
  const [change, setChange] = useState<Change | null>(null);
  const dialog = (kind: Change['kind']) => ({
    record: change?.kind === kind ? change.refund : null,
    onClose: () => setChange(null),
    returnFocus: list.focus.findTarget,
  });
  return (
    <AskContext value={setChange}>
      <ScreenHead total={state === undefined ? list.list.data?.total : undefined} />
      <div className="grid gap-5">
        <EventPaymentTabs />
        <TabLinks
          label="Pengembalian menurut status"
          tabs={stateTabs.map((tab) => ({ ...tab, isCurrent: tab.state === state }))}
        />
        <PagedTable
          {...list}
          caption={`Pengembalian uang acara: ${state === undefined ? 'belum ditransfer' : refundStateLabels[state].toLowerCase()}`}
          columns={columns}
          loadError="Gagal mengambil daftar pengembalian."
          empty={{
            text: 'Tidak ada pengembalian',
            reason: 'Tempat berbayar yang dibatalkan membuka pengembalian di sini.',
          }}
        />
      </div>
      <ApproveDialog {...dialog('approve')} />
      <PayDialog {...dialog('pay')} />
      <CloseDialog {...dialog('close')} />
    </AskContext>
  );
}
