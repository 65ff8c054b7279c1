import type { ReportedActivity } from 'contract/credits/credits';
import { creditCategoryLabels } from 'contract/rules/events/credits';
import { adminListDate } from 'contract/text/dates';
import { createContext, useContext, useState } from 'react';
import { useCall } from '#api/account.ts';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { saveFile } from '#ui/base/save-file.ts';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { ReasonDialog } from '#ui/dialogs/reason-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { RecordDialogProps } from '#ui/dialogs/use-dialog-action.ts';
import { DateTimeCell } from '#ui/lists/cells.tsx';
import { type Failure, FailureNotice } from '#ui/lists/failure-notice.tsx';
import { PagedTable } from '#ui/lists/paged-table.tsx';
import { RowActions, RowButton } from '#ui/lists/row-button.tsx';
import { actionsColumn, type Columns } from '#ui/lists/table-columns.ts';
import { useList } from '#ui/lists/use-list.ts';
import { ImageOverlay } from '#ui/pictures/image-overlay.tsx';

interface ActivityActions {
  readonly approve: (activity: ReportedActivity) => void;
  readonly reject: (activity: ReportedActivity) => void;
  readonly show: (activity: ReportedActivity) => void;
}

const ActionsContext = createContext<ActivityActions | null>(null);

const columns: Columns<ReportedActivity> = [
  { header: 'Anggota', cell: ({ person }) => person?.name ?? 'Akun dihapus' },
  {
    header: 'Kegiatan',
    cell: (row) => (
      <span className="wrap-anywhere">
        {row.title}
        <span className="block text-muted text-sm">{adminListDate(`${row.day}T12:00:00+07:00`)}</span>
      </span>
    ),
  },
  { header: 'Kredit', cell: (row) => `${row.points} poin ${creditCategoryLabels[row.category]}` },
  { header: 'Dikirim', cell: ({ submittedAt }) => <DateTimeCell at={submittedAt} /> },
  actionsColumn((row) => <Actions activity={row} />),
];

function Actions({ activity }: { readonly activity: ReportedActivity }) {
  const actions = useContext(ActionsContext);
  if (actions === null) return null;
  return (
    <RowActions>
      <RowButton label="Bukti" rowName={activity.title} onPress={() => actions.show(activity)} />
      <RowButton
        label="Setujui"
        rowName={activity.title}
        tone="positive"
        onPress={() => actions.approve(activity)}
      />
      <RowButton
        label="Tolak"
        rowName={activity.title}
        tone="danger"
        onPress={() => actions.reject(activity)}
      />
    </RowActions>
  );
}

const refreshes = { refreshes: ['listReportedActivities'] } as const;

/** Lists reported activities with their evidence, and decides them. */
export default function CreditsPage() {
  const list = useList('listReportedActivities');
  const call = useCall();
  const approval = useAction('approveActivity', refreshes);
  const [toReject, setToReject] = useState<ReportedActivity | null>(null);
  const [shown, setShown] = useState<ReportedActivity | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const attempt = async (record: string, text: string, work: () => Promise<unknown>) => {
    setFailure(null);
    try {
      await work();
    } catch (error) {
      setFailure({ record, text, detail: getErrorReason(error) });
    }
  };
  const actions: ActivityActions = {
    approve: ({ _id: id, title }) =>
      void attempt(title, 'Gagal menyetujui.', async () =>
        toast.success(`${title}: ${(await approval.run({ id })).message}`),
      ),
    reject: setToReject,
    show: (activity) => {
      const { _id: id, title, evidence } = activity;
      if (evidence === 'image') return setShown(activity);
      void attempt(title, 'Gagal mengunduh bukti.', async () =>
        saveFile(await call('downloadActivityEvidence', { id })),
      );
    },
  };
  return (
    <ActionsContext value={actions}>
      <ScreenHead back="/admin/manage-event" />
      <div className="grid gap-5">
        <FailureNotice failure={failure} />
        <PagedTable
          {...list}
          caption="Kegiatan yang dilaporkan, yang paling lama menunggu dulu"
          columns={columns}
          loadError="Gagal mengambil kegiatan."
          empty={{
            text: 'Tidak ada yang menunggu',
            reason: 'Kegiatan yang dilaporkan anggota muncul di sini.',
          }}
        />
      </div>
      <RejectDialog record={toReject} onClose={() => setToReject(null)} returnFocus={list.focus.findTarget} />
      <ImageOverlay
        isOpen={shown !== null}
        title={`Bukti ${shown?.title ?? ''}`}
        endpoint="getActivityEvidence"
        id={shown?._id ?? ''}
        onClose={() => setShown(null)}
        returnFocus={list.focus.findTarget}
      />
    </ActionsContext>
  );
}

function RejectDialog(props: RecordDialogProps<ReportedActivity>) {
  const rejection = useAction('rejectActivity', refreshes);
  return (
    <ReasonDialog
      {...props}
      ask={({ person, title }) => ({
        title: 'Tolak kegiatan?',
        content: 'Anggota mendapat email dengan alasannya, dan buktinya dihapus.',
        record: `${person?.name ?? 'Akun dihapus'} · ${title}`,
        confirmLabel: 'Tolak',
        busyLabel: 'Menolak…',
      })}
      send={async ({ _id: id, title }, reason) => ({
        message: `${title}: ${(await rejection.run({ id, reason })).message}`,
      })}
    />
  );
}
