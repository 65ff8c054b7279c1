import type { Institution } from 'contract/institutions/institutions';
import { institutionKindLabels } from 'contract/rules/institution-kinds';
import { adminListDate } from 'contract/text/dates';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { useDutyCheck } from '#api/duties.ts';
import { useAction } from '#api/use-action.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { AdminPayments } from '#shared/payments/admin-payments.tsx';
import { FileButton } from '#shared/payments/file-button.tsx';
import { ButtonLink } from '#ui/base/button.tsx';
import { findPageHeading } from '#ui/base/page-heading.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { Missing } from '#ui/lists/cells.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { AdminSeats } from './admin-seats.tsx';
import { InstitutionHistory } from './institution-history.tsx';
import { InstitutionStatusBadge } from './institution-status.tsx';
import { RemoveLogo } from './remove-logo.tsx';

export default function InstitutionPage() {
  const { id = '' } = useParams();
  const may = useDutyCheck();
  const institution = useRecord('getInstitution', { id });
  // Any coordinator will do: the payment is recorded for the institution.
  const coordinator = institution.data?.seats.find(({ isCoordinator }) => isCoordinator);
  return (
    <>
      <ScreenHead text={institution.data?.name ?? ''} back="/admin/institutions">
        {coordinator !== undefined && may('money') && (
          <ButtonLink to={`/admin/money/payments/${coordinator.userId}`} variant="secondary" size="small">
            Catat pembayaran
          </ButtonLink>
        )}
      </ScreenHead>
      <RecordScreen record={institution} loadError="Gagal mengambil data institusi">
        {(data) => (
          <div className="grid gap-6">
            <InstitutionFacts institution={data} />
            <AdminSeats institution={data} />
            {may('people') && (
              <RenameForm
                key={institution.formKey}
                institution={data}
                onSaved={institution.restartForm}
                onReload={institution.reload}
              />
            )}
            {may('money') && <InstitutionInvoice id={id} />}
            {may('money') && <InstitutionPayments id={id} name={data.name} />}
            <InstitutionHistory
              id={id}
              title="Riwayat"
              more={
                may('audit') && (
                  <Link to={`/admin/audit?person=${id}`} className="text-link mt-3 inline-block py-1">
                    Lihat yang berubah, dan urungkan
                  </Link>
                )
              }
            />
          </div>
        )}
      </RecordScreen>
    </>
  );
}

function InstitutionFacts({ institution }: { readonly institution: Institution }) {
  const { kind, address, plaqueAddress, status, validUntil, isRenewing, createdAt, logo, logoSize } =
    institution;
  const may = useDutyCheck();
  return (
    <section aria-label="Data" className="panel grid gap-6 p-5 sm:p-6">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
        <Fact label="Status">
          <InstitutionStatusBadge status={status} />
        </Fact>
        <Fact label="Berlaku sampai">{validUntil === null ? <Missing /> : adminListDate(validUntil)}</Fact>
        <Fact label="Pembayaran">
          {isRenewing ? (
            <Link
              to={validUntil === null ? '/admin/request-register' : '/admin/request-renewal'}
              className="text-link"
            >
              Menunggu persetujuan
            </Link>
          ) : (
            'Tidak ada yang menunggu'
          )}
        </Fact>
        <Fact label="Jenis">{institutionKindLabels[kind]}</Fact>
        <Fact label="Alamat">{address}</Fact>
        <Fact label="Alamat plakat">
          {plaqueAddress === '' ? 'Sama dengan alamat institusi' : plaqueAddress}
        </Fact>
        <Fact label="Bergabung">{adminListDate(createdAt)}</Fact>
      </dl>
      <div className="grid gap-3 empty:hidden">
        <CurrentPicture label="Logo" src={logo} size={logoSize} />
        {may('people') && <RemoveLogo institution={institution} focusAfter={findPageHeading} />}
      </div>
    </section>
  );
}

function Fact({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="text-muted text-sm">{label}</dt>
      <dd className="whitespace-pre-line wrap-anywhere">{children}</dd>
    </div>
  );
}

function InstitutionPayments({ id, name }: { readonly id: string; readonly name: string }) {
  return <AdminPayments name={name} list={useEndpoint('listInstitutionPayments', { id })} />;
}

/** Issues the invoice for the next renewal. The coordinator gets a mail about a new one. */
function InstitutionInvoice({ id }: { readonly id: string }) {
  const invoice = useAction('issueInstitutionInvoice');
  return (
    <Section id="institution-invoice" title="Invoice" className="panel grid gap-3 p-5 sm:p-6">
      <p className="text-muted text-sm">
        Untuk perpanjangan berikutnya, atas tagihan institusi ini. Invoice yang baru juga dikabarkan lewat
        email kepada koordinator.
      </p>
      <FileButton of="invoice" ask={() => invoice.run({ id })} />
    </Section>
  );
}

interface RenameFormProps {
  readonly institution: Institution;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

function RenameForm({ institution, onSaved, onReload }: RenameFormProps) {
  return (
    <Section id="institution-name" title="Ganti nama">
      <EndpointForm
        name="renameInstitution"
        label="Ganti nama institusi"
        fixed={{ id: institution._id, basedOn: institution.updatedAt }}
        defaults={{ name: institution.name }}
        refreshes={['getInstitution', 'listInstitutionHistory', 'listInstitutionLogos']}
        submitLabel="Update"
        explain={(error) => toFixedFailure(error, 'Nama institusi tidak dapat disimpan.')}
        onReload={onReload}
        onDone={({ message }) => {
          toast.success(message);
          onSaved();
        }}
      >
        {({ Text }) => (
          <>
            <UnsavedGuard />
            <Text
              name="name"
              label="Nama institusi"
              hint="Kursi mengikuti nama baru. Kuitansi dan email yang sudah terbit tetap dengan nama lama."
              autoComplete="off"
              className="max-w-xl"
            />
          </>
        )}
      </EndpointForm>
    </Section>
  );
}
