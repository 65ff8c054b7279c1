import { useState } from 'react';
import { useEndpoint } from '#api/use-endpoint.ts';
import { BackLink } from '#ui/base/back-link.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { InstitutionForm } from './institution-form.tsx';
import { InstitutionHistory } from './institution-history.tsx';
import { InstitutionSummary } from './institution-summary.tsx';
import { OwnSeats } from './own-seats.tsx';

/** What coordinators see to: the record, the seats, and what happened to them. */
export default function OwnInstitutionPage() {
  const profile = useEndpoint('getProfile', {});
  const seat = profile.data?.seat;
  return (
    <div className="wrap grid gap-8 py-8 sm:py-12">
      <div>
        <BackLink to="/membership">Kembali ke keanggotaan</BackLink>
        <h1 className="mt-4 text-title wrap-anywhere">{seat?.institution ?? 'Institusi saya'}</h1>
      </div>
      {profile.isPending && <Spinner label="Memuat…" className="size-10" />}
      {profile.isError && profile.data === undefined && (
        <Notice tone="error" onRetry={() => profile.refetch()}>
          Data tidak dapat dimuat.
        </Notice>
      )}
      {profile.data !== undefined && seat?.isCoordinator !== true && (
        <Notice tone="info">Halaman ini untuk koordinator institusi.</Notice>
      )}
      {profile.data !== undefined && seat?.isCoordinator === true && (
        <Own id={seat.institutionId} userId={profile.data._id} />
      )}
    </div>
  );
}

function Own({ id, userId }: { readonly id: string; readonly userId: string }) {
  const institution = useEndpoint('getInstitution', { id });
  /** Grows when the form is to start anew with what is stored now. */
  const [opened, setOpened] = useState(0);
  const restart = () => setOpened((count) => count + 1);
  if (institution.data === undefined) {
    return institution.isError ? (
      <Notice tone="error" onRetry={() => institution.refetch()}>
        <p>Data institusi tidak dapat dimuat.</p>
        <p className="font-normal text-sm">{institution.error.message}</p>
      </Notice>
    ) : (
      <Spinner label="Memuat…" className="size-10" />
    );
  }
  return (
    <>
      <InstitutionSummary institution={institution.data} />
      <OwnSeats institution={institution.data} userId={userId} />
      <InstitutionForm
        key={opened}
        institution={institution.data}
        onSaved={restart}
        onReload={() => institution.refetch().then(restart)}
      />
      <InstitutionHistory id={id} title="Riwayat" lang="id" />
    </>
  );
}
