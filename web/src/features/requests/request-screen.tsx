import { useQueryClient } from '@tanstack/react-query';
import type { UserRow } from 'contract/fields/people';
import { limits } from 'contract/rules/limits';
import { type ReactNode, useMemo, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { MemberAdminLinks } from '#parts/members/member-admin-links.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { type Failure, FailureNotice } from '#ui/base/failure-notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useDialogAction } from '#ui/dialogs/use-dialog-action.ts';
import { useDialogRecord } from '#ui/dialogs/use-dialog-record.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { Pager } from '#ui/lists/pager.tsx';
import { selectColumnOf, useRowSelection } from '#ui/lists/selection.tsx';
import type { Column } from '#ui/lists/table-columns.ts';
import { usePage } from '#ui/lists/use-page.ts';
import { type RowFocus, useRowFocus } from '#ui/lists/use-row-focus.ts';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';
import { DetailDialog } from './detail-dialog.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { RequestBulk } from './request-bulk.tsx';
import {
  changedByDecision,
  type RequestDialogKind,
  type RequestEndpoints,
  type RequestListActions,
  RequestListContext,
} from './request-row.tsx';

export interface RequestScreenProps {
  readonly title: string;
  /** Where the same requests are decided one at a time. */
  readonly desk: string;
  /** Declared at module level, with PaymentCell and RequestActionsCell among them. */
  readonly columns: readonly Column<UserRow>[];
  readonly endpoints: RequestEndpoints;
  readonly empty: { readonly text: string; readonly reason: string };
  readonly rejection: Rejection;
  /** Fields of the detail dialog. */
  readonly details?: (row: UserRow) => readonly { readonly label: string; readonly value: ReactNode }[];
}

export interface Rejection {
  readonly title: string;
  readonly content: string;
  readonly usualReasons: readonly string[];
  /** What is shown when it fails. */
  readonly failure: (error: unknown) => ReactNode;
}

interface Selection {
  readonly dialog: RequestDialogKind;
  readonly row: UserRow;
}

/** A list of requests that an admin decides on; stands in a SelectionProvider. */
export function RequestScreen(props: RequestScreenProps) {
  const { title, desk, endpoints, empty } = props;
  const columns = useMemo(() => [selectColumnOf<UserRow>(), ...props.columns], [props.columns]);
  const pages = usePage();
  const input = { page: pages.page, limit: limits.pageSize, after: pages.after };
  const list = useEndpoint(endpoints.list, input, { keepPrevious: true });
  const focus = useRowFocus();
  const [selection, setSelection] = useState<Selection | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const actions = useListActions(endpoints, setSelection, setFailure);
  return (
    <RequestListContext value={actions}>
      <ScreenHead title={title} total={list.data?.totalUsers}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={desk} size="small" className="min-h-10">
            Review desk
          </ButtonLink>
          <MemberAdminLinks />
        </div>
      </ScreenHead>
      <FailureNotice failure={failure} />
      <RequestBulk endpoints={endpoints} rows={list.data?.data} returnFocus={focus.target} />
      <div className="grid gap-5">
        <DataTable
          caption={title}
          columns={columns}
          list={list}
          loadError="Gagal mengambil data pengguna"
          empty={{
            ...empty,
            action: (
              <ButtonLink to="/admin/manage-user" variant="secondary">
                User Management
              </ButtonLink>
            ),
          }}
          focus={focus}
        />
        <Pager
          pages={pages}
          totalPages={list.data?.totalPages}
          lastId={list.data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <RequestDialogs {...props} selection={selection} focus={focus} onClose={() => setSelection(null)} />
    </RequestListContext>
  );
}

function useListActions(
  endpoints: RequestEndpoints,
  select: (selection: Selection) => void,
  setFailure: (failure: Failure | null) => void,
): RequestListActions {
  const queries = useQueryClient();
  return useMemo(
    () => ({
      endpoints,
      open: (dialog, row) => {
        setFailure(null);
        select({ dialog, row });
      },
      onApproved: (row, message) => {
        setFailure(null);
        toast.success(`${row.name}: ${message}`);
      },
      onFailure: (failure) => {
        setFailure(failure);
        // Most refusals mean that somebody else was first: the list then shows what became of the request.
        void queries.invalidateQueries({ queryKey: [endpoints.list] });
      },
    }),
    [endpoints, select, setFailure, queries],
  );
}

interface RequestDialogsProps extends Pick<RequestScreenProps, 'endpoints' | 'rejection' | 'details'> {
  readonly selection: Selection | null;
  readonly focus: RowFocus;
  readonly onClose: () => void;
}

/** At most one of them is open. */
function RequestDialogs({ endpoints, rejection, details, selection, focus, onClose }: RequestDialogsProps) {
  const row = useDialogRecord(selection?.row ?? null);
  if (row === null) return null;
  const shared = (dialog: RequestDialogKind) => ({
    isOpen: selection?.dialog === dialog,
    onClose,
    returnFocus: focus.target,
  });
  return (
    <>
      <ImageOverlay
        {...shared('proof')}
        endpoint="getPaymentProof"
        id={row._id}
        title={`Payment proof of ${row.name}`}
      />
      {details !== undefined && (
        <DetailDialog {...shared('detail')} title={`Detail: ${row.name}`} fields={details(row)} />
      )}
      <Reject {...shared('reject')} endpoints={endpoints} rejection={rejection} row={row} />
    </>
  );
}

interface RejectProps extends Pick<RequestScreenProps, 'endpoints' | 'rejection'> {
  readonly isOpen: boolean;
  readonly row: UserRow;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

function Reject({ endpoints, rejection, row, isOpen, onClose, returnFocus }: RejectProps) {
  const rejecting = useAction(endpoints.reject, { refreshes: changedByDecision(endpoints) });
  const selection = useRowSelection();
  const { run, isBusy, error, close } = useDialogAction({
    attempt: (reason: string | undefined) => rejecting.run({ id: row._id, reason }),
    explain: rejection.failure,
    onClose,
    onDone: ({ message }) => {
      selection.drop([row._id]);
      toast.success(`${row.name}: ${message}`);
    },
  });
  return (
    <RejectDialog
      isOpen={isOpen}
      title={rejection.title}
      content={rejection.content}
      usualReasons={rejection.usualReasons}
      record={row.name}
      isBusy={isBusy}
      error={error}
      onReject={run}
      onCancel={close}
      returnFocus={returnFocus}
    />
  );
}
