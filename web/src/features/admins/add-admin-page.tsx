import type { AdminRow } from 'contract/admins';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { MemberAdminLinks } from '#parts/members/member-admin-links.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { DataTable } from '#ui/lists/data-table.tsx';
import { useRowFocus } from '#ui/lists/use-row-focus.ts';
import { AskDemoteContext, adminColumns } from './admin-columns.tsx';
import { DemoteDialog } from './demote-dialog.tsx';
import { InviteForm } from './invite-form.tsx';
import { PromoteForm } from './promote-form.tsx';

const empty = { text: 'No admin found', reason: 'Admin muncul di sini setelah akunnya dibuat.' } as const;

/** Who is an admin, and the two ways to become one (requirements 4.8). */
export default function AddAdminPage() {
  const list = useEndpoint('listAdmins', {});
  const focus = useRowFocus();
  const [toDemote, setToDemote] = useState<AdminRow | null>(null);
  return (
    <AskDemoteContext value={setToDemote}>
      <ScreenHead title="Add Admin" text="Who may manage this site">
        <MemberAdminLinks />
      </ScreenHead>
      <div className="grid gap-6">
        <div className="grid items-start gap-6 xl:grid-cols-2">
          <InviteForm />
          <PromoteForm />
        </div>
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
      <DemoteDialog admin={toDemote} onClose={() => setToDemote(null)} returnFocus={focus.target} />
    </AskDemoteContext>
  );
}
