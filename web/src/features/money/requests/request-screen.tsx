import type { RequestRow } from 'contract/schemas/request-rows';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { useScreenLabels } from '#api/duties.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { BulkDecision } from '#shared/requests/bulk-decision.tsx';
import { useDecisionQueue } from '#shared/requests/decision-queue.ts';
import { Button, ButtonLink } from '#ui/base/button.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DialogFrame, type DialogFrameProps } from '#ui/dialogs/dialog-frame.tsx';
import { useDialogRecord } from '#ui/dialogs/use-dialog-action.ts';
import { Missing } from '#ui/lists/cells.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { emptySearch, type ListSearch, ListSearchBar, useListSearch } from '#ui/lists/search-box.tsx';
import { SelectionBar, SelectionProvider, selectColumn, useRowSelection } from '#ui/lists/selection.tsx';
import type { Column } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import type { RowFocus } from '#ui/lists/use-row-focus.ts';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import {
  type RequestDialogKind,
  type RequestListActions,
  RequestListContext,
  useRequestList,
} from './request-cells.tsx';
import type { RequestKind } from './request-kinds.ts';

interface RequestScreenProps {
  readonly kind: RequestKind;
  /** Declared at module level; includes PaymentCell and RequestActionsCell. */
  readonly columns: readonly Column<RequestRow>[];
  /** Links to the other lists of this kind. */
  readonly tabs?: ReactNode;
  readonly details?: (row: RequestRow) => readonly { readonly label: string; readonly value: ReactNode }[];
}

interface OpenDialog {
  readonly kind: RequestDialogKind;
  readonly row: RequestRow;
}

export function RequestScreen(props: RequestScreenProps) {
  const search = useListSearch();
  return (
    <SelectionProvider list={JSON.stringify([props.kind.list, search.q])}>
      <RequestList {...props} search={search} />
    </SelectionProvider>
  );
}

function RequestList({ search, ...props }: RequestScreenProps & { readonly search: ListSearch }) {
  const { path, emptyReason } = props.kind;
  const title = useScreenLabels()(path);
  const columns = useMemo(() => [selectColumn, ...props.columns], [props.columns]);
  const { list, pages, focus } = useList(props.kind.list, { q: search.q });
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const actions = useListActions(setDialog);
  return (
    <RequestListContext value={actions}>
      <ScreenHead total={search.q === undefined ? list.data?.totalUsers : undefined}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={`${path}/review`} size="small" className="min-h-10">
            Meja tinjau
          </ButtonLink>
          <MemberAdminLinks />
        </div>
      </ScreenHead>
      {props.tabs !== undefined && <div className="mb-4">{props.tabs}</div>}
      <div className="mb-4">
        <ListSearchBar
          search={search}
          noun="permintaan"
          hint={props.kind.searchHint}
          found={list.isPlaceholderData ? undefined : list.data?.totalUsers}
        />
      </div>
      <RequestBulk rows={list.data?.data} returnFocus={focus.findTarget} />
      <div className="grid gap-5">
        <PagedTable
          caption={title}
          columns={columns}
          list={list}
          pages={pages}
          loadError="Gagal mengambil data pengguna"
          empty={search.q === undefined ? nothingWaits(emptyReason) : emptySearch(search, 'permintaan')}
          focus={focus}
        />
      </div>
      <RequestDialogs {...props} dialog={dialog} focus={focus} onClose={() => setDialog(null)} />
    </RequestListContext>
  );
}

interface RequestBulkProps {
  readonly rows: readonly RequestRow[] | undefined;
  readonly returnFocus: () => HTMLElement | null;
}

function RequestBulk({ rows = [], returnFocus }: RequestBulkProps) {
  const selection = useRowSelection<RequestRow>();
  const { asSeen } = useRequestList();
  const [isOpen, setOpen] = useState(false);
  const known = rows.filter((row) => row.bankLine !== null && row.needsReview === null);
  return (
    <>
      <div className="@container">
        <div className="mb-3 flex min-h-24 flex-wrap content-center items-center gap-x-3 gap-y-2 @4xl:min-h-11">
          {known.length > 0 && !known.every(({ _id }) => selection.has(_id)) && (
            <Button size="small" variant="secondary" onClick={() => selection.set(known, true)}>
              {`Pilih ${known.length} yang sudah masuk mutasi`}
            </Button>
          )}
          <SelectionBar rows={rows} hint="Pilih baris untuk menyetujui beberapa permintaan sekaligus.">
            <Button size="small" onClick={() => setOpen(true)}>
              Setujui yang dipilih
            </Button>
          </SelectionBar>
        </div>
      </div>
      <BulkDecision
        outcome={isOpen ? 'approve' : null}
        rows={selection.rows.map(asSeen)}
        onClose={() => setOpen(false)}
        returnFocus={returnFocus}
      />
    </>
  );
}

const nothingWaits = (reason: string) => ({
  text: 'No user found',
  reason,
  action: (
    <ButtonLink to="/admin/manage-user" variant="secondary">
      User Management
    </ButtonLink>
  ),
});

function useListActions(setDialog: (dialog: OpenDialog) => void): RequestListActions {
  const seen = useRef(new Map<string, string | null>());
  return useMemo(
    () => ({
      open: (kind, row) => {
        if (kind === 'proof') seen.current.set(row._id, row.paymentId);
        setDialog({ kind, row });
      },
      asSeen: (row) => ({ ...row, paymentId: seen.current.get(row._id) ?? row.paymentId }),
    }),
    [setDialog],
  );
}

interface RequestDialogsProps extends Pick<RequestScreenProps, 'kind' | 'details'> {
  readonly dialog: OpenDialog | null;
  readonly focus: RowFocus;
  readonly onClose: () => void;
}

function RequestDialogs({ kind, details, dialog, focus, onClose }: RequestDialogsProps) {
  const queue = useDecisionQueue();
  const selection = useRowSelection();
  const { asSeen } = useRequestList();
  const row = useDialogRecord(dialog?.row ?? null);
  if (row === null) return null;
  const shared = (name: RequestDialogKind) => ({
    isOpen: dialog?.kind === name,
    returnFocus: focus.findTarget,
  });
  const reject = (reason: string | undefined) => {
    selection.deselect([row._id]);
    queue.decide([{ row: asSeen(row), outcome: 'reject', reason }]);
    onClose();
  };
  return (
    <>
      <ImageOverlay
        {...shared('proof')}
        endpoint="getProof"
        id={row.paymentId ?? ''}
        title={`Bukti pembayaran ${row.name}`}
        onClose={onClose}
      />
      {details !== undefined && (
        <DetailDialog
          {...shared('detail')}
          title={`Detail: ${row.name}`}
          fields={details(row)}
          onClose={onClose}
        />
      )}
      <RejectDialog
        {...shared('reject')}
        rejection={kind.rejection}
        record={row.name}
        onReject={reject}
        onCancel={onClose}
      />
    </>
  );
}

interface DetailDialogProps extends Omit<DialogFrameProps, 'children'> {
  readonly fields: readonly { readonly label: string; readonly value: ReactNode }[];
}

function DetailDialog({ fields, ...frame }: DetailDialogProps) {
  return (
    <DialogFrame {...frame}>
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[11rem_1fr]">
        {fields.map(({ label, value }) => (
          <div key={label} className="grid gap-0.5 sm:col-span-2 sm:grid-cols-subgrid">
            <dt className="text-sm font-medium text-muted">{label}</dt>
            <dd className="wrap-anywhere">{value === '' ? <Missing /> : value}</dd>
          </div>
        ))}
      </dl>
    </DialogFrame>
  );
}
