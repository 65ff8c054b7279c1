import { feeOf } from 'contract/rules/membership';
import { formatBillCode } from 'contract/rules/money/bills';
import type { RequestRow } from 'contract/schemas/request-rows';
import { formatRupiah } from 'contract/text/numbers';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { useDecisionOn, useDecisionQueue } from '#shared/requests/decision-queue.ts';
import { intentText, type PendingDecision } from '#shared/requests/pending-decision.ts';
import { reviewPathOf } from '#shared/requests/review-link.tsx';
import { bankWords } from '#shared/statements/match-words.ts';
import { EyeIcon } from '#ui/base/icons.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { TruncatedCell } from '#ui/lists/cells.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { useRowSelection } from '#ui/lists/selection.tsx';

export type RequestDialogKind = 'proof' | 'detail' | 'reject';

export interface RequestListActions {
  readonly open: (dialog: RequestDialogKind, row: RequestRow) => void;
  /** Returns the row with the payment id of the last opened proof: a refetch may have changed the row. */
  readonly asSeen: (row: RequestRow) => RequestRow;
}

export const RequestListContext = createContext<RequestListActions | null>(null);

export function useRequestList(): RequestListActions {
  const actions = useContext(RequestListContext);
  if (actions === null) throw new Error('The request cell is outside a RequestScreen.');
  return actions;
}

/** Entered institution name, and below it a mark for institution requests, which have a higher fee. */
export function InstitutionCell({ row: { institution, seat } }: { readonly row: RequestRow }) {
  return (
    <span className="grid">
      <TruncatedCell text={institution} />
      {seat?.isCoordinator === true && (
        <span className="text-nowrap text-muted text-xs">{`Institusi, ${formatRupiah(feeOf(seat))}`}</span>
      )}
    </span>
  );
}

export function PaymentCell({ row }: { readonly row: RequestRow }) {
  const { open } = useRequestList();
  return (
    <span className="grid justify-items-start">
      {row.paymentId === null ? (
        <span className="text-muted">Tanpa bukti</span>
      ) : (
        <RowButton
          label="Lihat bukti pembayaran"
          rowName={row.name}
          icon={<EyeIcon className="size-5" />}
          onPress={() => open('proof', row)}
        />
      )}
      {row.bill !== null && (
        <span className="text-nowrap text-muted text-xs tabular-nums">
          <span className="sr-only">Tagihan </span>
          {formatBillCode(row.bill)}
        </span>
      )}
      {row.bankLine !== null && (
        <span className="mt-1">
          <StatusBadge tone="good" label={bankWords.known} />
        </span>
      )}
      {row.lacksMoney && (
        <span className="mt-1">
          <StatusBadge tone="waiting" label={bankWords.missing} />
        </span>
      )}
    </span>
  );
}

interface RequestActionsProps {
  readonly row: RequestRow;
  readonly withDetail: boolean;
}

export function RequestActionsCell({ row, withDetail }: RequestActionsProps) {
  const { open } = useRequestList();
  const decision = useDecisionOn(row._id);
  const place = useRef<HTMLDivElement>(null);
  useFocusAfterDecision(place, decision !== undefined);
  return (
    <div ref={place} data-under-decision={decision === undefined ? undefined : ''}>
      <RowActions>
        {withDetail && <RowButton label="Detail" rowName={row.name} onPress={() => open('detail', row)} />}
        {decision === undefined ? <Choices row={row} /> : <PendingDecisionState decision={decision} />}
      </RowActions>
    </div>
  );
}

/** A request that needs a review links to the review desk instead of approving directly. */
function Choices({ row }: { readonly row: RequestRow }) {
  const { open, asSeen } = useRequestList();
  const queue = useDecisionQueue();
  const selection = useRowSelection();
  const approve = () => {
    selection.deselect([row._id]);
    queue.decide([{ row: asSeen(row), outcome: 'approve' }]);
  };
  return (
    <>
      {row.needsReview === null ? (
        <RowButton label="Approve" rowName={row.name} tone="positive" onPress={approve} />
      ) : (
        <RowLink label="Tinjau" rowName={row.name} to={reviewPathOf(row)} />
      )}
      <RowButton label="Reject" rowName={row.name} tone="danger" onPress={() => open('reject', row)} />
    </>
  );
}

function PendingDecisionState({ decision }: { readonly decision: PendingDecision }) {
  const queue = useDecisionQueue();
  return (
    <>
      <span className="self-center font-semibold text-nowrap">{intentText(decision)}</span>
      {decision.sentAt === undefined && (
        <span>
          <RowButton label="Urungkan" rowName={decision.name} onPress={() => queue.undo(decision.group)} />
        </span>
      )}
    </>
  );
}

/** Moves the focus to the replacing button when a decision changes the buttons of a row. */
function useFocusAfterDecision(place: RefObject<HTMLElement | null>, isPending: boolean): void {
  const before = useRef(isPending);
  useLayoutEffect(() => {
    if (before.current === isPending) return;
    before.current = isPending;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    buttons.at(isPending ? -1 : -2)?.focus();
  }, [isPending, place]);
}
