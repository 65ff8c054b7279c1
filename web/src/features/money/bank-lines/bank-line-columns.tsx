import type { BankLine } from 'contract/money/bank-lines';
import { formatBillCode } from 'contract/rules/money/bills';
import { adminListDate } from 'contract/text/dates';
import { rupiahOfSen } from 'contract/text/numbers';
import { createContext, useContext } from 'react';
import { Link } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { reasonText } from '#shared/statements/match-words.ts';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { selectColumn } from '#ui/lists/selection.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import type { NamedLine } from './line-bulk.tsx';

export type LineStep = 'match' | 'other' | 'undo' | 'same' | 'keep';

export const AskLineContext = createContext<(step: LineStep, line: BankLine) => void>(() => {});

/** Returns the label that identifies a line: 'Rp 149.877, 5 Sep 2026'. */
export const lineName = ({ sen, date }: BankLine): string => `${rupiahOfSen(sen)}, ${adminListDate(date)}`;

const day = 86_400_000;

/** Returns the age of a line: 'hari ini', 'kemarin', '3 hari'. */
function ageOf(date: string): string {
  const days = Math.floor((Date.now() - Date.parse(`${date}T00:00:00+07:00`)) / day);
  if (days <= 0) return 'hari ini';
  return days === 1 ? 'kemarin' : `${days} hari`;
}

export const bankLineColumns: Columns<NamedLine> = [
  selectColumn,
  {
    header: 'Tanggal',
    cell: (row) => (
      <span className="grid text-nowrap">
        <time dateTime={row.date}>{adminListDate(row.date)}</time>
        {row.state === 'unknown' && <span className="text-muted text-xs">{ageOf(row.date)}</span>}
      </span>
    ),
  },
  {
    header: 'Jumlah',
    cell: ({ sen }) => <span className="font-semibold text-nowrap tabular-nums">{rupiahOfSen(sen)}</span>,
  },
  {
    header: 'Teks bank',
    cell: (row) => (
      <span className="block max-w-md wrap-anywhere">
        {row.narrative === '' ? '-' : row.narrative}
        {row.reference !== null && <span className="block text-muted text-xs">{row.reference}</span>}
      </span>
    ),
  },
  { header: 'Untuk', cell: (row) => <UseCell line={row} /> },
  actionsColumn((row) => <LineActions line={row} />),
];

/** Bill code, with a link to its owner for admins with the duty `people`. */
function BillCode({ code }: { readonly code: string }) {
  const text = (
    <>
      <span className="sr-only">Tagihan </span>
      {formatBillCode(code)}
    </>
  );
  const className = 'inline-block py-1 text-nowrap tabular-nums';
  if (!useDutyCheck()('people')) return <span className={className}>{text}</span>;
  return (
    <Link to={`/admin/manage-user?q=${code}`} className={`text-link ${className}`}>
      {text}
    </Link>
  );
}

function UseCell({ line }: { readonly line: BankLine }) {
  if (line.twin !== null) return <TwinCell twin={line.twin} />;
  if (line.paidBill !== null) {
    return (
      <span className="grid justify-items-start gap-1">
        <StatusBadge tone="bad" label="Pembayaran kedua" />
        <BillCode code={line.paidBill} />
        <span className="text-muted text-xs">Tagihan ini sudah dibayar</span>
      </span>
    );
  }
  if (line.state === 'unknown') return <StatusBadge tone="waiting" label="Belum dikenali" />;
  if (line.state === 'other') return <StatusBadge tone="idle" label="Bukan iuran" />;
  return (
    <span className="grid justify-items-start gap-1">
      {line.bills.map((code) => (
        <BillCode key={code} code={code} />
      ))}
      <span className="text-muted text-xs">{reasonText(line)}</span>
    </span>
  );
}

function TwinCell({ twin }: { readonly twin: NonNullable<BankLine['twin']> }) {
  return (
    <span className="grid max-w-xs justify-items-start gap-1 wrap-anywhere">
      <StatusBadge
        {...(twin.isConfirmed
          ? { tone: 'idle', label: 'Mutasi yang sama' }
          : { tone: 'waiting', label: 'Mungkin ganda' })}
      />
      <span className="text-muted text-xs">{`Baris lain: ${twin.narrative}`}</span>
      <span className="text-muted text-xs">{`Dari ${twin.file}`}</span>
    </span>
  );
}

function LineActions({ line }: { readonly line: BankLine }) {
  const ask = useContext(AskLineContext);
  const name = lineName(line);
  if (line.twin?.isConfirmed === false) {
    return (
      <div>
        <RowActions>
          <RowButton label="Mutasi yang sama" rowName={name} onPress={() => ask('same', line)} />
          <RowButton label="Simpan keduanya" rowName={name} onPress={() => ask('keep', line)} />
        </RowActions>
      </div>
    );
  }
  if (line.state !== 'unknown') {
    return (
      <div>
        <RowActions>
          <RowButton label="Buka kembali" rowName={name} onPress={() => ask('undo', line)} />
        </RowActions>
      </div>
    );
  }
  return (
    <div>
      <RowActions>
        <RowButton label="Cocokkan" rowName={name} tone="positive" onPress={() => ask('match', line)} />
        <RowButton label="Bukan iuran" rowName={name} onPress={() => ask('other', line)} />
      </RowActions>
    </div>
  );
}
