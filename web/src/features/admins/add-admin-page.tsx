import type { AdminRow } from 'contract/admins';
import { missingDutyText } from 'contract/rules/admins/duties';
import { useMemo, useState } from 'react';
import { useDutyCheck } from '#api/duties.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { MemberAdminLinks } from '#shared/members/member-admin-links.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AdminActionsContext, adminColumns } from './admin-columns.tsx';
import { DemoteDialog } from './demote-dialog.tsx';
import { DutiesDialog } from './duties-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { PromoteForm } from './promote-form.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/addAdmin',
  title: 'Add Admin',
  text: 'Admins and their duties',
  duty: 'none',
  prefetch: () => [prefetchQuery('listAdmins', {})],
};

const empty = { text: 'No admin found', reason: 'Admin muncul di sini setelah akunnya dibuat.' } as const;

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
          <Notice tone="info">
            <span lang="id">{missingDutyText('every')}</span>
          </Notice>
        )}
        <section aria-labelledby="admins-title" className="grid gap-3">
          <h2 id="admins-title" className="text-heading">
            Admins
            {list.data !== undefined && (
              <span className="text-muted tabular-nums">{` (${list.data.data.length})`}</span>
            )}
          </h2>
          <DataTable
            caption="Admins"
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
