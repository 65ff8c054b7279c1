import { indonesianDateTime } from 'contract/text/dates';
import { Link } from 'react-router-dom';
import { useAccountId } from '#api/account.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { Notice } from '#ui/base/notice.tsx';

/** Shows an admin without a second factor the deadline after which the admin area is closed to them. */
export function FactorNotice() {
  const dueAt = useEndpoint('getUser', { id: useAccountId() }).data?.factorDueAt;
  if (dueAt === undefined) return null;
  return (
    <div lang="id" className="mb-6">
      <Notice tone="info">
        {`Verifikasi dua langkah wajib bagi admin. Tanpa itu halaman admin tertutup mulai ${indonesianDateTime(dueAt)}. `}
        <Link to="/profile/security" className="text-link">
          Siapkan sekarang
        </Link>
      </Notice>
    </div>
  );
}
