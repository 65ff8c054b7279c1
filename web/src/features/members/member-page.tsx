import { useLocation, useParams } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { prefetchQuery } from '#api/prefetch-query.ts';
import type { AdminScreen } from '#api/screens/screen.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { ChangeEmail } from './change-email.tsx';
import { FactorReset } from './factor-reset.tsx';
import { MemberAudit } from './member-audit.tsx';
import { MemberFacts } from './member-facts.tsx';
import { MemberPayments } from './member-payments.tsx';
import { MemberSessions } from './member-sessions.tsx';

export const screen: AdminScreen = {
  audience: 'admin',
  path: '/admin/manage-user/:id',
  title: 'Member',
  duty: ['people', 'money'],
  prefetch: ({ params: { id = '' } }) => [prefetchQuery('getUser', { id })],
};

export default function MemberPage() {
  const { id = '' } = useParams();
  const user = useEndpoint('getUser', { id });
  const back = useListPath('/admin/manage-user');
  const { state } = useLocation();
  const may = useDutyCheck();
  return (
    <>
      <ScreenHead text={user.data?.name ?? ''} back={back}>
        {user.data !== undefined && may('money') && (
          <ButtonLink to={`/admin/money/payments/${id}`} variant="secondary" size="small">
            Record payment
          </ButtonLink>
        )}
        {user.data !== undefined && may('people') && (
          <ButtonLink to={`/admin/manage-user/edit/${id}`} state={state} size="small">
            Edit
          </ButtonLink>
        )}
      </ScreenHead>
      <RecordScreen record={user} loadError="Gagal mengambil data pengguna">
        {(data) => (
          <div className="grid gap-6">
            <MemberFacts user={data} />
            {may('money') && <MemberPayments user={data} />}
            {may('people') && <MemberSessions user={data} />}
            {may(data.role === 'Admin' ? 'every' : 'people') && (
              <>
                <ChangeEmail user={data} />
                <FactorReset user={data} />
              </>
            )}
            {may('audit') && <MemberAudit id={data._id} />}
          </div>
        )}
      </RecordScreen>
    </>
  );
}
