import type { RequestRow } from 'contract/fields/request-rows';
import { feeOf } from 'contract/rules/membership';
import { readableBillCode } from 'contract/rules/money/bills';
import { rupiah } from 'contract/words/text';
import { createContext, type RefObject, useContext, useLayoutEffect, useRef } from 'react';
import { decisionQueue } from '#parts/requests/decision-queue.ts';
import { intentText, type PendingDecision } from '#parts/requests/pending-decision.ts';
import { reviewPathOf } from '#parts/requests/review-link.tsx';
import { useDecisionOn } from '#parts/requests/use-decisions.ts';
import { bankWords } from '#parts/statements/match-words.ts';
import { EyeIcon } from '#ui/base/icons.tsx';
import { StatusBadge } from '#ui/base/status-badge.tsx';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { RowActions, RowButton, RowLink } from '#ui/lists/row-button.tsx';
import { useRowSelection } from '#ui/lists/selection.tsx';

export type RequestDialogKind = 'proof' | 'detail' | 'reject';

/** What the cells of a request list can do to the screen around them. */
export interface RequestListActions {
  readonly open: (dialog: RequestDialogKind, row: RequestRow) => void;
  /** The row with the payment whose proof was opened last: the list may have been read anew since. */
  readonly asSeen: (row: RequestRow) => RequestRow;
}

export const RequestListContext = createContext<RequestListActions | null>(null);

/** @throws Error outside a RequestScreen */
export function useRequestList(): RequestListActions {
  const actions = useContext(RequestListContext);
  if (actions === null) throw new Error('A request cell stands outside a RequestScreen.');
  return actions;
}

/** What the person wrote, and beneath it whether the request is an institution's, which pays more. */
export function InstitutionCell({ row: { institution, seat } }: { readonly row: RequestRow }) {
  return (
    <span className="grid">
      <CutCell text={institution} />
      {seat?.isCoordinator === true && (
        <span lang="id" className="text-nowrap text-muted text-xs">
          {`Institusi, ${rupiah(feeOf(seat))}`}
        </span>
      )}
    </span>
  );
}

/** The eye that opens the payment proof, and the code of the bill that it was handed in with. */
export function PaymentCell({ row }: { readonly row: RequestRow }) {
  const { open } = useRequestList();
  return (
    <span className="grid justify-items-start">
      <RowButton
        label="View payment proof"
        rowName={`of ${row.name}`}
        icon={<EyeIcon className="size-5" />}
        onPress={() => open('proof', row)}
      />
      {row.bill !== null && (
        <span className="text-nowrap text-muted text-xs tabular-nums">
          <span className="sr-only">Bill </span>
          {readableBillCode(row.bill)}
        </span>
      )}
      {row.bankLine !== null && (
        <span lang="id" className="mt-1">
          <StatusBadge tone="good" label={bankWords.known} />
        </span>
      )}
      {row.lacksMoney && (
        <span lang="id" className="mt-1">
          <StatusBadge tone="waiting" label={bankWords.missing} />
        </span>
      )}
    </span>
  );
}

export interface RequestActionsProps {
  readonly row: RequestRow;
  readonly withDetail?: boolean;
}

/** View detail, approve, reject; while a decision stands, that it does and how it is taken back. */
export function RequestActionsCell({ row, withDetail = false }: RequestActionsProps) {
  const { open } = useRequestList();
  const decision = useDecisionOn(row._id);
  const place = useRef<HTMLDivElement>(null);
  useFocusBesideChange(place, decision !== undefined);
  return (
    <div ref={place} data-under-decision={decision === undefined ? undefined : ''}>
      <RowActions>
        {withDetail && <RowButton label="Detail" rowName={row.name} onPress={() => open('detail', row)} />}
        {decision === undefined ? <Choices row={row} /> : <Taken decision={decision} />}
      </RowActions>
    </div>
  );
}

/** A request with something to see is approved where that is seen. */
function Choices({ row }: { readonly row: RequestRow }) {
  const { open, asSeen } = useRequestList();
  const selection = useRowSelection();
  const approve = () => {
    selection.drop([row._id]);
    decisionQueue.decide([{ row: asSeen(row), outcome: 'approve' }]);
  };
  return (
    <>
      {row.needsReview === null ? (
        <RowButton label="Approve" rowName={row.name} tone="positive" onPress={approve} />
      ) : (
        <RowLink label="Review" rowName={row.name} to={reviewPathOf(row)} />
      )}
      <RowButton label="Reject" rowName={row.name} tone="danger" onPress={() => open('reject', row)} />
    </>
  );
}

function Taken({ decision }: { readonly decision: PendingDecision }) {
  return (
    <>
      <span lang="id" className="self-center font-semibold text-nowrap">
        {intentText(decision)}
      </span>
      {decision.sentAt === undefined && (
        <span lang="id">
          <RowButton
            label="Urungkan"
            rowName={decision.name}
            onPress={() => decisionQueue.undo(decision.group)}
          />
        </span>
      )}
    </>
  );
}

/** The buttons of a row change places with a decision: the focus that one of them took along goes to what came. */
function useFocusBesideChange(place: RefObject<HTMLElement | null>, isTaken: boolean): void {
  const before = useRef(isTaken);
  useLayoutEffect(() => {
    if (before.current === isTaken) return;
    before.current = isTaken;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('a, button') ?? [])];
    buttons.at(isTaken ? -1 : -2)?.focus();
  }, [isTaken, place]);
}
