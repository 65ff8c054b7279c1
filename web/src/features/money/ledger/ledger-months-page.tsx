import type { LedgerMonth } from 'contract/money/ledger';
import { adminListDateTime, monthLabel } from 'contract/text/dates';
import { formatRupiah } from 'contract/text/numbers';
import { createContext, useContext, useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { RupiahCell } from '#ui/lists/cells.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { LedgerTabs } from './ledger-tabs.tsx';
import { adjacentYears, parseLedgerYear } from './ledger-year.ts';

interface Closing {
  /** Newest month that can be closed; undefined while loading. */
  readonly closable: string | undefined;
  readonly ask: (month: LedgerMonth) => void;
}

const ClosingContext = createContext<Closing>({ closable: undefined, ask: () => {} });

const ledgerMonthColumns: Columns<LedgerMonth> = [
  {
    header: 'Bulan',
    cell: ({ _id }) => (
      <Link to={`/admin/money/ledger?month=${_id}`} className="text-link text-nowrap">
        {monthLabel(_id)}
      </Link>
    ),
  },
  { header: 'Catatan', cell: ({ entries }) => <span className="tabular-nums">{entries}</span> },
  { header: 'Uang masuk', cell: ({ money }) => <RupiahCell amount={money} /> },
  { header: 'Pengeluaran', cell: ({ spent }) => <RupiahCell amount={spent} /> },
  { header: 'Iuran tahun buku', cell: ({ dues }) => <RupiahCell amount={dues} /> },
  { header: 'Status', cell: (row) => <MonthState month={row} /> },
  actionsColumn((row) => <MonthActions month={row} />),
];

function MonthState({ month }: { readonly month: LedgerMonth }) {
  const { closable } = useContext(ClosingContext);
  if (!month.isClosed) {
    const runs = closable !== undefined && month._id > closable;
    return <StatusBadge tone={runs ? 'idle' : 'waiting'} label={runs ? 'Berjalan' : 'Terbuka'} />;
  }
  return (
    <span className="grid justify-items-start gap-1">
      <StatusBadge tone="good" label="Ditutup" />
      {month.closed !== null && (
        <span className="text-muted text-xs wrap-anywhere">
          {`${month.closed.by}, ${adminListDateTime(month.closed.at)}`}
        </span>
      )}
    </span>
  );
}

function MonthActions({ month }: { readonly month: LedgerMonth }) {
  const { closable = '', ask } = useContext(ClosingContext);
  if (month.isClosed || month._id > closable) return null;
  return (
    <RowActions>
      <RowButton label="Tutup" rowName={monthLabel(month._id)} onPress={() => ask(month)} />
    </RowActions>
  );
}

export default function LedgerMonthsPage() {
  const year = parseLedgerYear(useSearchParams()[0]);
  const list = useEndpoint('listLedgerMonths', { year: String(year) }, { keepPrevious: true });
  const focus = useRowFocus();
  const [asked, setAsked] = useState<LedgerMonth | null>(null);
  const closable = list.data?.closable;
  const closing = useMemo(() => ({ closable, ask: setAsked }), [closable]);
  const { before, after } = adjacentYears(year);
  return (
    <ClosingContext value={closing}>
      <ScreenHead />
      <div className="grid gap-5">
        <LedgerTabs />
        <div className="flex flex-wrap items-center gap-3">
          <h2 className="mr-auto text-xl font-bold">{year}</h2>
          <ButtonLink to={`?year=${before}`} variant="secondary" size="small">
            {before}
          </ButtonLink>
          {after !== undefined && (
            <ButtonLink to={`?year=${after}`} variant="secondary" size="small">
              {after}
            </ButtonLink>
          )}
        </div>
        <DataTable
          caption={`Bulan tahun ${year}, terbaru dulu`}
          columns={ledgerMonthColumns}
          list={list}
          loadError="Gagal mengambil bulan buku kas"
          empty={{ text: 'Belum ada bulan', reason: 'Tahun ini belum mulai.' }}
          focus={focus}
        />
      </div>
      <CloseMonthDialog record={asked} onClose={() => setAsked(null)} returnFocus={focus.findTarget} />
    </ClosingContext>
  );
}

function CloseMonthDialog(props: RecordDialogProps<LedgerMonth>) {
  const { run: close } = useAction('closeLedgerMonth', { refreshes: ['listLedgerMonths'] });
  const { record: month, dialog } = useRecordDialog(props, {
    attempt: ({ _id }: LedgerMonth) => close({ month: _id }),
    explain: reasonOr('Bulan ini gagal ditutup. Coba lagi.'),
    onDone: ({ message }) => toast.success(message),
  });
  if (month === null) return null;
  return (
    <ConfirmDialog
      title="Tutup Bulan"
      content="Bulan ini dan bulan sebelumnya tidak dapat ditambah lagi. Bulan yang ditutup tidak dapat dibuka kembali."
      record={`${monthLabel(month._id)}: ${month.entries} catatan, uang masuk ${formatRupiah(month.money)}, pengeluaran ${formatRupiah(month.spent)}`}
      confirmLabel="Tutup bulan"
      confirmVariant="primary"
      busyLabel="Menutup…"
      {...dialog}
    >
      <p className="text-muted text-sm">
        Cocokkan dulu dengan mutasi bank. Kesalahan yang ditemukan kemudian diperbaiki dengan koreksi, yang
        dicatat di bulan berjalan.
      </p>
    </ConfirmDialog>
  );
}
