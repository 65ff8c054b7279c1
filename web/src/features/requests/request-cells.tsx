import type { UserRow } from 'contract/fields/people';
import { feeOf } from 'contract/rules/membership';
import { rupiah } from 'contract/words/text';
import { createContext, useContext } from 'react';
import { useAction } from '#api/use-action.ts';
import { useOneAtATime } from '#api/use-one-at-a-time.ts';
import { reasonOf } from '#ui/base/error-message.ts';
import type { Failure } from '#ui/base/failure-notice.tsx';
import { EyeIcon } from '#ui/base/icons.tsx';
import { CutCell } from '#ui/lists/cut-cell.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { useRowSelection } from '#ui/lists/selection.tsx';
import { changedByDecision, type RequestEndpoints } from './request-endpoints.ts';

export type RequestDialogKind = 'proof' | 'detail' | 'reject';

/** What the cells of a request list can do to the screen around them. */
export interface RequestListActions {
  readonly endpoints: RequestEndpoints;
  readonly open: (dialog: RequestDialogKind, row: UserRow) => void;
  readonly onApproved: (row: UserRow, message: string) => void;
  readonly onFailure: (failure: Failure) => void;
}

export const RequestListContext = createContext<RequestListActions | null>(null);

function useRequestList(): RequestListActions {
  const actions = useContext(RequestListContext);
  if (actions === null) throw new Error('A request cell stands outside a RequestScreen.');
  return actions;
}

/** What the person wrote, and beneath it whether the request is an institution's, which pays more. */
export function InstitutionCell({ row: { institution, seat } }: { readonly row: UserRow }) {
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

/** The eye that opens the payment proof. */
export function PaymentCell({ row }: { readonly row: UserRow }) {
  const { open } = useRequestList();
  return (
    <RowButton
      label="View payment proof"
      rowName={`of ${row.name}`}
      icon={<EyeIcon className="size-5" />}
      onPress={() => open('proof', row)}
    />
  );
}

export interface RequestActionsProps {
  readonly row: UserRow;
  readonly withDetail?: boolean;
}

/** View detail, approve, reject. Each row sends its own request, so that the others stay usable meanwhile. */
export function RequestActionsCell({ row, withDetail = false }: RequestActionsProps) {
  const { endpoints, open, onApproved, onFailure } = useRequestList();
  const selection = useRowSelection();
  const approval = useAction(endpoints.approve, { refreshes: changedByDecision(endpoints) });
  const oneAtATime = useOneAtATime();
  const approve = oneAtATime(async () => {
    try {
      const { message } = await approval.run({ id: row._id });
      selection.drop([row._id]);
      onApproved(row, message);
    } catch (error) {
      onFailure({
        record: row.name,
        text: 'Permintaan ini tidak dapat disetujui.',
        detail: reasonOf(error) ?? 'An error occurred. Please try again.',
      });
    }
  });
  return (
    <RowActions>
      {withDetail && <RowButton label="Detail" rowName={row.name} onPress={() => open('detail', row)} />}
      <RowButton
        label="Approve"
        rowName={row.name}
        tone="positive"
        isBusy={approval.isBusy}
        onPress={approve}
      />
      <RowButton
        label="Reject"
        rowName={row.name}
        tone="danger"
        onPress={() => !approval.isBusy && open('reject', row)}
      />
    </RowActions>
  );
}
