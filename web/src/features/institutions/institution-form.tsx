import type { Institution } from 'contract/institutions';
import { formatTaxNumber } from 'contract/text/tax-numbers';
import { useRef } from 'react';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { CurrentPicture } from '#ui/pictures/current-picture.tsx';
import { RemoveLogo } from './remove-logo.tsx';

interface InstitutionFormProps {
  readonly institution: Institution;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

export function InstitutionForm({ institution, onSaved, onReload }: InstitutionFormProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { name, address, plaqueAddress, logo, logoSize } = institution;
  const taxNumber = formatTaxNumber(institution.taxNumber);
  return (
    <section aria-labelledby="record-title" className="panel grid gap-5 p-5 sm:p-8">
      <h2 ref={heading} id="record-title" tabIndex={-1} className="text-heading outline-none">
        Data institusi
      </h2>
      <EndpointForm
        name="updateInstitution"
        keepsDraft
        label="Data institusi"
        fixed={{ id: institution._id, basedOn: institution.updatedAt }}
        defaults={{ address, plaqueAddress, taxNumber }}
        refreshes={['getInstitution', 'listInstitutionHistory']}
        submitLabel="Simpan"
        busyLabel="Menyimpan…"
        explain={(error) => toFixedFailure(error, 'Data institusi tidak dapat disimpan.')}
        onReload={onReload}
        onDone={({ message }) => {
          toast.success(message);
          onSaved();
        }}
      >
        {({ Text, TextArea, File }) => (
          <div className="grid gap-5 sm:grid-cols-2">
            <UnsavedGuard />
            <Field
              id="updateInstitution-name"
              label="Nama institusi"
              hint="Untuk mengubah nama, hubungi pengurus."
              className="sm:col-span-2"
            >
              {(control) => <input {...control} readOnly value={name} className="control" />}
            </Field>
            <TextArea name="address" label="Alamat institusi" autoComplete="street-address" />
            <TextArea
              name="plaqueAddress"
              label="Alamat pengiriman plakat"
              hint="Kosongkan bila sama dengan alamat institusi."
              autoComplete="off"
              canBeEmpty
            />
            <Text
              name="taxNumber"
              label="NPWP institusi"
              hint="Hanya dicetak di kuitansi berikutnya. 16 digit, atau 15 digit format lama."
              inputMode="numeric"
              autoComplete="off"
              className="sm:col-span-2"
            />
            <div className="grid content-start gap-3 empty:hidden">
              <CurrentPicture label="Logo sekarang" src={logo} size={logoSize} />
              <RemoveLogo institution={institution} lang="id" focusAfter={() => heading.current} />
            </div>
            <File name="logo" label={logo === null ? 'Logo' : 'Logo baru'} />
          </div>
        )}
      </EndpointForm>
    </section>
  );
}
