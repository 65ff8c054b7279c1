import type { User } from 'contract/fields/people';
import { useParams } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { MemberAudit } from './member-audit.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberPayments } from './member-payments.tsx';
import { useListState } from './use-list-state.ts';

/** All that is known of one member, to read: facts, payments with their proofs, and what was done. */
export default function MemberPage() {
  const { id = '' } = useParams();
  const user = useEndpoint('getUser', { id });
  const { path, state } = useListState();
  return (
    <>
      <ScreenHead title="Member" text={user.data?.name ?? ''}>
        <div className="flex flex-wrap gap-2">
          <ButtonLink to={path} variant="secondary" size="small">
            Back
          </ButtonLink>
          {user.isSuccess && (
            <ButtonLink to={`/admin/manage-user/edit/${id}`} state={state} size="small">
              Edit
            </ButtonLink>
          )}
        </div>
      </ScreenHead>
      {user.isPending && <Spinner label="Loading..." />}
      {user.isError && (
        <Notice tone="error" onRetry={() => user.refetch()}>
          <p lang="id">Gagal mengambil data pengguna</p>
          <p lang="id" className="text-sm font-normal">
            {user.error.message}
          </p>
        </Notice>
      )}
      {user.isSuccess && <Known user={user.data} />}
    </>
  );
}

function Known({ user }: { readonly user: User }) {
  return (
    <div className="grid gap-6">
      <MemberFacts user={user} />
      <MemberPayments user={user} />
      <MemberAudit id={user._id} />
    </div>
  );
}
