import type { Institution } from 'contract/institutions/institutions';
import { Section } from '#ui/base/section.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { toFixedFailure } from '#ui/forms/refusal.ts';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';

interface RenameFormProps {
  readonly institution: Institution;
  readonly onSaved: () => void;
  readonly onReload: () => void;
}

export function RenameForm({ institution, onSaved, onReload }: RenameFormProps) {
  return (
    <Section id="institution-name" title="Ganti nama">
      <EndpointForm
        name="renameInstitution"
        label="Ganti nama institusi"
        fixed={{ id: institution._id, basedOn: institution.updatedAt }}
        defaults={{ name: institution.name }}
        refreshes={['getInstitution', 'listInstitutionHistory', 'listInstitutionLogos']}
        submitLabel="Update"
        busyLabel="Menyimpan…"
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
