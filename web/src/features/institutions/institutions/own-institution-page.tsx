import type { Institution } from 'contract/institutions/institutions';
import { institutionKindLabels } from 'contract/rules/institution-kinds';
import type { User } from 'contract/schemas/people';
import { formatDate, formatDateTime } from 'contract/text/dates';
import { fees } from 'contract/text/fees';
import { fill } from 'contract/text/language/fill';
import { formatRupiah } from 'contract/text/numbers';
import { formatTaxNumber } from 'contract/text/tax-numbers';
import { wording } from 'contract/text/wording';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useEndpoint } from '#api/use-endpoint.ts';
import * as t from '#messages/features/institutions/institutions';
import { memberValidity } from '#shared/members/member-validity.ts';
import { ButtonLink } from '#ui/base/button.tsx';
import { RefreshIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { InstitutionHistory } from './institution-history.tsx';
import { InstitutionStatusBadge, validityText } from './institution-status.tsx';
import { OwnSeats } from './own-seats.tsx';
import { RemoveLogo } from './remove-logo.tsx';

export default function OwnInstitutionPage() {
  const profile = useEndpoint('getProfile', {});
  const seat = profile.data?.seat;
  return (
    <div className="wrap grid gap-5 py-5 sm:gap-8 sm:py-12">
      <h1 className="text-title wrap-anywhere">{seat?.institution ?? t.title}</h1>
      <RecordScreen record={profile} isBrief loadError={t.profileFailed}>
        {(user) =>
          seat === undefined ? (
            <Notice tone="info">{t.noInstitution}</Notice>
          ) : seat.isCoordinator ? (
            <OwnInstitution id={seat.institutionId} userId={user._id} />
          ) : (
            <StaffSeat user={user} />
          )
        }
      </RecordScreen>
    </div>
  );
}

/** Staff see only their own seat: the record of the institution is for its coordinators. */
function StaffSeat({ user: { validUntil } }: { readonly user: User }) {
  return (
    <Section id="staff-seat" title={t.staffTitle}>
      {validUntil !== null && (
        <p>{fill(t.staffValidity, { validity: memberValidity(validUntil, formatDate(validUntil)) })}</p>
      )}
      <p>{fill(t.staffText, { renewal: wording.staffDoNotRenew })}</p>
      <Link to="/membership" className="text-link justify-self-start">
        {t.showSeat}
      </Link>
    </Section>
  );
}

function OwnInstitution({ id, userId }: { readonly id: string; readonly userId: string }) {
  const institution = useRecord('getInstitution', { id });
  return (
    <RecordScreen record={institution} loadError={t.institutionFailed}>
      {(data) => (
        <>
          <InstitutionSummary institution={data} />
          <OwnSeats institution={data} userId={userId} />
          <InstitutionForm
            key={institution.formKey}
            institution={data}
            onSaved={institution.restartForm}
            onReload={institution.reload}
          />
          <InstitutionHistory id={id} title={t.history} formatMoment={formatDateTime} />
        </>
      )}
    </RecordScreen>
  );
}

function InstitutionSummary({ institution }: { readonly institution: Institution }) {
  const { kind, status, validUntil, isRenewing } = institution;
  const mayRenew = validUntil !== null && !isRenewing;
  return (
    <section
      aria-label={t.statusTitle}
      className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-4 p-5 sm:p-6"
    >
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <InstitutionStatusBadge status={status} />
          <span className="font-semibold">{validityText(status, validUntil)}</span>
        </p>
        <p className="text-muted">{institutionKindLabels[kind]}</p>
        {isRenewing && validUntil !== null && <p className="font-medium text-warning">{t.proofInReview}</p>}
      </div>
      {mayRenew && (
        <ButtonLink to="/membership/renew" icon={<RefreshIcon />} variant="secondary">
          {fill(t.renew, { fee: formatRupiah(fees.institution) })}
        </ButtonLink>
      )}
      <Link to="/membership/institution/payment" className="text-link basis-full py-1">
        {t.jointTitle}
      </Link>
    </section>
  );
}

interface InstitutionFormProps {
  readonly institution: Institution;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

function InstitutionForm({ institution, onSaved, onReload }: InstitutionFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, address, plaqueAddress, logo, logoSize } = institution;
  const taxNumber = formatTaxNumber(institution.taxNumber);
  return (
    <section aria-labelledby="record-title" className="panel grid gap-5 p-5 sm:p-8">
      <h2 ref={heading} id="record-title" tabIndex={-1} className="text-heading outline-none">
        {t.institutionData}
      </h2>
      <EndpointForm
        name="updateInstitution"
        keepsDraft
        label={t.institutionData}
        fixed={{ id: institution._id, basedOn: institution.updatedAt }}
        defaults={{ address, plaqueAddress, taxNumber }}
        refreshes={['getInstitution', 'listInstitutionHistory']}
        submitLabel={t.save}
        explain={(error) => toFixedFailure(error, t.saveFailed)}
        onReload={onReload}
        onDone={({ message }) => {
          toast.success(message);
          onSaved();
        }}
      >
        {({ Text, TextArea, File }) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <UnsavedGuard trustsDraft />
            <Field
              id="updateInstitution-name"
              label={t.institutionName}
              hint={t.nameHint}
              className="sm:col-span-2"
            >
              {(control) => <input {...control} readOnly value={name} className="control" />}
            </Field>
            <TextArea name="address" label={t.address} autoComplete="street-address" />
            <TextArea
              name="plaqueAddress"
              label={t.plaqueAddress}
              hint={t.plaqueAddressHint}
              autoComplete="off"
              canBeEmpty
            />
            <Text
              name="taxNumber"
              label={t.taxNumber}
              hint={t.taxNumberHint}
              inputMode="numeric"
              autoComplete="off"
              className="sm:col-span-2"
            />
            <div className="grid content-start gap-3 empty:hidden">
              <CurrentPicture label={t.currentLogo} src={logo} size={logoSize} />
              <RemoveLogo institution={institution} focusAfter={() => heading.current} />
            </div>
            <File name="logo" label={logo === null ? t.logo : t.newLogo} />
          </div>
        )}
      </EndpointForm>
    </section>
  );
}
