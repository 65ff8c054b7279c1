import type { AdminRow } from 'contract/accounts/admins';
import { type Duty, missingDutyText } from 'contract/rules/admins/duties';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { useDutyCheck } from '#api/duties.ts';
import { session } from '#api/session.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { reasonOr } from '#ui/base/error-message.ts';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { type RecordDialogProps, useRecordDialog } from '#ui/dialogs/use-dialog-action.ts';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AccountName } from './account-name.tsx';
import { AdminActionsContext, adminColumns } from './admin-columns.tsx';
import { DutiesChoice } from './duties-choice.tsx';
import { InviteForm } from './invite-form.tsx';
import { PromoteForm } from './promote-form.tsx';

const empty = { text: 'Belum ada admin', reason: 'Admin muncul di sini setelah akunnya dibuat.' } as const;

export default function AddAdminPage() {
  const list = useEndpoint('listAdmins', {});
  const focus = useRowFocus();
  const [toDemote, setToDemote] = useState<AdminRow | null>(null);
  const [toChange, setToChange] = useState<AdminRow | null>(null);
  const mayManage = useDutyCheck()('every');
  const actions = useMemo(() => ({ askDemote: setToDemote, askDuties: setToChange }), []);
  return (
    <AdminActionsContext value={mayManage ? actions : null}>
      <ScreenHead>
        <MemberAdminLinks />
      </ScreenHead>
      <div className="grid gap-6">
        {mayManage ? (
          <div className="grid items-start gap-6 xl:grid-cols-2">
            <InviteForm />
            <PromoteForm />
          </div>
        ) : (
          <Notice tone="info">{missingDutyText('every')}</Notice>
        )}
        <section aria-labelledby="admins-title" className="grid gap-3">
          <h2 id="admins-title" className="text-heading">
            Daftar admin
            {list.data !== undefined && (
              <span className="text-muted tabular-nums">{` (${list.data.data.length})`}</span>
            )}
          </h2>
          <DataTable
            caption="Daftar admin"
            columns={adminColumns}
            list={list}
            loadError="Gagal mengambil data admin"
            empty={empty}
            focus={focus}
          />
        </section>
      </div>
      <DutiesDialog record={toChange} onClose={() => setToChange(null)} returnFocus={focus.findTarget} />
      <DemoteDialog record={toDemote} onClose={() => setToDemote(null)} returnFocus={focus.findTarget} />
    </AdminActionsContext>
  );
}

const demotionOfOther =
  'Orang ini tidak dapat lagi mengelola situs dan keluar dari semua perangkat. Akunnya tetap ada sebagai anggota.';
const demotionOfSelf =
  'Anda tidak dapat lagi mengelola situs dan keluar dari semua perangkat. Masuk lagi sebagai anggota.';

function DemoteDialog(props: RecordDialogProps<AdminRow>) {
  const navigate = useNavigate();
  const self = useAccountId();
  const isSelf = props.record?._id === self;
  // Admins who demote themselves may no longer read these lists.
  const demotion = useAction('demoteAdmin', { refreshes: isSelf ? [] : ['listAdmins', 'listUsers'] });
  const { record: admin, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name }: AdminRow) => `${name}: ${(await demotion.run({ id: _id })).message}`,
    explain: reasonOr('Gagal mengubah peran admin.'),
    onDone: (message) => {
      toast.success(message);
      if (!isSelf) return;
      // The function also ends this session. Navigation is the same as after a logout.
      session.end(self);
      navigate('/membership');
    },
  });
  if (admin === null) return null;
  return (
    <ConfirmDialog
      title="Jadikan Anggota Biasa"
      content={admin._id === self ? demotionOfSelf : demotionOfOther}
      record={<AccountName account={admin} />}
      confirmLabel="Jadikan anggota"
      busyLabel="Menyimpan…"
      {...dialog}
    />
  );
}

function DutiesDialog(props: RecordDialogProps<AdminRow>) {
  const change = useAction('changeDuties', { refreshes: ['listAdmins', 'listAuditEntries'] });
  const [changed, setChanged] = useState<{ readonly of: AdminRow; readonly duties: Duty[] } | null>(null);
  const newDuties = changed?.of === props.record ? changed?.duties : undefined;
  const { record: admin, dialog } = useRecordDialog(props, {
    attempt: async ({ _id, name, duties }: AdminRow) =>
      `${name}: ${(await change.run({ id: _id, duties: newDuties ?? duties })).message}`,
    explain: reasonOr('Gagal mengubah tugas admin.'),
    onDone: (message) => toast.success(message),
  });
  if (admin === null) return null;
  return (
    <ConfirmDialog
      title="Ubah Tugas"
      content="Pilih tugas admin ini. Perubahan langsung berlaku dan dikabarkan lewat email."
      record={<AccountName account={admin} />}
      confirmLabel="Simpan tugas"
      confirmVariant="primary"
      busyLabel="Menyimpan…"
      {...dialog}
    >
      <DutiesChoice
        value={newDuties ?? admin.duties}
        onChange={(duties) => setChanged({ of: admin, duties })}
      />
    </ConfirmDialog>
  );
}
