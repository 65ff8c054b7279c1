import { limits } from 'contract/limits';
import type { UserRow } from 'contract/people';
import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminHead } from '#ui/admin-head.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { type Failure, FailureNotice } from '#ui/failure-notice.tsx';
import { MemberAdminLinks } from '#ui/member-admin-links.tsx';
import { Pager } from '#ui/pager.tsx';
import { usePage } from '#ui/use-page.ts';
import { useRowFocus } from '#ui/use-row-focus.ts';
import { DeleteUserDialog } from './delete-user-dialog.tsx';
import { AskDeleteContext, userColumns } from './user-columns.tsx';

const empty = {
  text: 'No user found',
  reason: 'Pengguna muncul di sini setelah mendaftar.',
  action: (
    <ButtonLink to="/admin/request-register" variant="secondary">
      Request Register
    </ButtonLink>
  ),
} as const;

/** All users, with edit and delete. */
export default function ManageUserPage() {
  const pages = usePage();
  const input = { page: pages.page, limit: limits.pageSize, after: pages.after };
  const list = useEndpoint('listUsers', input, { keepPrevious: true });
  const focus = useRowFocus();
  const [asked, setAsked] = useState<UserRow | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const askDelete = (user: UserRow) => {
    setFailure(null);
    setAsked(user);
  };
  return (
    <AskDeleteContext value={askDelete}>
      <AdminHead title="User Management" text="Manage member and their account here">
        <MemberAdminLinks />
      </AdminHead>
      <FailureNotice failure={failure} />
      <div className="grid gap-5">
        <DataTable
          caption="Users"
          columns={userColumns}
          list={list}
          loadError="Gagal mengambil data pengguna"
          empty={empty}
          focus={focus}
        />
        <Pager
          pages={pages}
          totalPages={list.data?.totalPages}
          lastId={list.data?.data.at(-1)?._id}
          isStale={list.isPlaceholderData}
        />
      </div>
      <DeleteUserDialog
        user={asked}
        onClose={() => setAsked(null)}
        onFailure={setFailure}
        returnFocus={focus.target}
      />
    </AskDeleteContext>
  );
}
