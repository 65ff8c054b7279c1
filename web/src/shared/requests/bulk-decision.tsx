import { reviewReasonTexts } from 'contract/rules/review-reasons';
import type { UserRow } from 'contract/schemas/people';
import type { RequestRow } from 'contract/schemas/request-rows';
import { formatRupiah, rupiahOfSen } from 'contract/text/numbers';
import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { useRowSelection } from '#ui/lists/selection.tsx';
import { useDecisionQueue, useDecisions } from './decision-queue.ts';
import { isWaitingRow, type PendingDecision, requestKindOf } from './pending-decision.ts';
import { ReasonField, UndoHint } from './reason-field.tsx';
import { ReviewLink } from './review-link.tsx';
import { usualReasons } from './usual-reasons.ts';

type Outcome = PendingDecision['outcome'];

const words = {
  approve: { verb: 'Setujui', confirmVariant: 'primary' },
  reject: { verb: 'Tolak', confirmVariant: 'danger' },
} as const;

/** A row of the user list, or of a request list with bank data. */
type BulkRow = UserRow & Partial<Pick<RequestRow, 'bankLine' | 'event'>>;

interface BulkDecisionProps {
  /** Null when the dialog is closed. The last outcome is shown while it closes. */
  readonly outcome: Outcome | null;
  readonly rows: readonly BulkRow[];
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

/** One confirmation for all selected requests. Requests that need a review are skipped and listed. */
export function BulkDecision({ outcome, rows, onClose, returnFocus }: BulkDecisionProps) {
  const queue = useDecisionQueue();
  const selection = useRowSelection();
  const { pending } = useDecisions();
  const [latest, setLatest] = useState<Outcome>(outcome ?? 'approve');
  const [reason, setReason] = useState('');
  if (outcome !== null && outcome !== latest) setLatest(outcome);
  const waiting = rows.filter((row) => isWaitingRow(row) && !pending.some(({ id }) => id === row._id));
  const skipped = latest === 'approve' ? waiting.filter((row) => skipReason(row) !== undefined) : [];
  const decided = waiting.filter((row) => !skipped.includes(row));
  const others = rows.length - waiting.length;
  const { verb, confirmVariant } = words[latest];
  const trimmed = reason.trim();
  const close = () => {
    setReason('');
    onClose();
  };
  const decide = () => {
    const given = latest === 'reject' && trimmed !== '' ? trimmed : undefined;
    queue.decide(decided.map((row) => ({ row, outcome: latest, reason: given })));
    selection.deselect(decided.map(({ _id }) => _id));
    close();
  };
  return (
    <ConfirmDialog
      isOpen={outcome !== null}
      title={`${verb} yang Dipilih`}
      content={decided.length === 0 ? noneText(waiting.length) : `${verb} ${decided.length} permintaan?`}
      record={decided.length === 0 ? '-' : <Decided rows={decided} hasAmounts={latest === 'approve'} />}
      confirmLabel={decided.length === 0 ? 'OK' : verb}
      confirmVariant={confirmVariant}
      returnFocus={returnFocus}
      onConfirm={decided.length === 0 ? close : decide}
      onCancel={close}
    >
      {skipped.length > 0 && <Skipped rows={skipped} />}
      {others > 0 && (
        <p className="text-muted text-sm">{`${others} lainnya tidak menunggu persetujuan dan dilewati.`}</p>
      )}
      {decided.length > 0 && <UndoHint />}
      {latest === 'reject' && decided.length > 0 && (
        <ReasonField reason={reason} usualReasons={usualReasons.all} onChange={setReason} />
      )}
    </ConfirmDialog>
  );
}

const noneText = (waiting: number): string =>
  waiting === 0
    ? 'Tidak ada pilihan yang menunggu persetujuan.'
    : 'Semua pilihan harus ditinjau satu per satu di meja tinjau.';

/** Reason why a request is not approved without the review desk; undefined without one. */
function skipReason({ needsReview, amount, bankLine }: BulkRow): string | undefined {
  if (needsReview !== null) return reviewReasonTexts[needsReview];
  if (amount === null) return 'Nominal tagihannya tidak tercatat. Periksa di meja tinjau.';
  if (!bankLine || bankLine.why?.amountFits === true || bankLine.sen === amount * 100) return undefined;
  return `Mutasi ${rupiahOfSen(bankLine.sen)} berbeda dengan tagihan ${formatRupiah(amount)}. Periksa di meja tinjau.`;
}

interface DecidedProps {
  readonly rows: readonly BulkRow[];
  readonly hasAmounts: boolean;
}

/** Names, for an approval with amounts and their total. */
function Decided({ rows, hasAmounts }: DecidedProps): ReactNode {
  const total = rows.reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const line = 'flex flex-wrap justify-between gap-x-4';
  return (
    <>
      {rows.map(({ _id, name, amount }) => (
        <span key={_id} className={line}>
          <span>{name}</span>
          {hasAmounts && <span className="tabular-nums">{formatRupiah(amount ?? 0)}</span>}
        </span>
      ))}
      {hasAmounts && (
        <span className={`${line} mt-1 border-line-strong border-t pt-1`}>
          <span>{`Total ${rows.length} pembayaran`}</span>
          <span className="tabular-nums">{formatRupiah(total)}</span>
        </span>
      )}
    </>
  );
}

function Skipped({ rows }: { readonly rows: readonly BulkRow[] }) {
  return (
    <section
      aria-label="Dilewati"
      className="rounded-control bg-warning-soft px-4 py-2.5 text-sm text-warning"
    >
      <p className="font-semibold">{`${rows.length} dilewati:`}</p>
      <ul className="mt-1 grid max-h-48 gap-1.5 overflow-y-auto">
        {rows.map((row) => (
          <li key={row._id} className="wrap-anywhere">
            <strong>{row.name}</strong>: {skipReason(row)}{' '}
            <ReviewLink decision={{ id: row._id, name: row.name, kind: requestKindOf(row) }} />
          </li>
        ))}
      </ul>
    </section>
  );
}
