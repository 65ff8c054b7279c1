import { limits } from 'contract/rules/limits';
import {
  currentDirectoryConsent,
  type DirectoryField,
  directoryConsentTexts,
  directoryOfferLabels,
  directoryViewers,
  directoryFieldLabels as labels,
} from 'contract/rules/people/directory';
import { useFormContext } from 'react-hook-form';
import type { EndpointReply } from '#api/client.ts';
import { EndpointForm, type FormFields } from '#ui/forms/endpoint-form.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { AudienceField } from './audience-field.tsx';
import { DirectoryPreview } from './directory-preview.tsx';

export type OwnEntry = EndpointReply<'getOwnDirectoryEntry'>;

interface DirectoryFormProps {
  readonly entry: OwnEntry;
  readonly userId: string;
  readonly onReload: () => void;
  readonly onPublished: (message: string) => void;
}

/** Audience of each field, own text, offers and previews. Its key is the version of the entry. */
export function DirectoryForm({ entry, userId, onReload, onPublished }: DirectoryFormProps) {
  const { showName, showOrcid = 'none', showSintaId = 'none', ...settings } = entry.settings;
  return (
    <EndpointForm
      name="publishDirectoryEntry"
      label="Profil di direktori"
      fixed={{ consent: currentDirectoryConsent, basedOn: entry.updatedAt }}
      defaults={{ ...settings, showOrcid, showSintaId, ...(showName === 'none' ? {} : { showName }) }}
      refreshes={['getOwnDirectoryEntry', 'listDirectory', 'getDirectoryProfile']}
      submitLabel={entry.state === 'published' ? 'Simpan perubahan' : 'Terbitkan'}
      busyLabel="Menyimpan…"
      onReload={onReload}
      onDone={({ message }) => onPublished(message)}
    >
      {(fields) => <DirectoryFields {...fields} entry={entry} userId={userId} />}
    </EndpointForm>
  );
}

interface DirectoryFieldsProps extends FormFields<'publishDirectoryEntry'> {
  readonly entry: OwnEntry;
  readonly userId: string;
}

const empty = '(kosong)';

function DirectoryFields({ entry: { person }, userId, TextArea }: DirectoryFieldsProps) {
  const values: Readonly<Record<DirectoryField, string>> = {
    name: person.name,
    photo: person.hasPhoto ? 'Foto profil Anda' : empty,
    institution: person.institution || empty,
    department: person.department || empty,
    expertise: person.expertise || empty,
    city: person.city || empty,
    orcid: person.orcid || empty,
    sintaId: person.sintaId || empty,
    bio: 'Teks yang Anda tulis di atas',
    offers: 'Pilihan Anda di atas',
    contact: 'Lewat formulir. Alamat email Anda tidak ditampilkan.',
  };
  return (
    <>
      <UnsavedGuard />
      <TextArea
        name="bio"
        label="Tentang saya"
        rows={4}
        canBeEmpty
        hint={`Paling banyak ${limits.directory.bioCharacters} huruf.`}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">Saya bersedia menjadi</legend>
        <CheckField name="guestLecturer" label={directoryOfferLabels.guestLecturer} />
        <CheckField name="assessor" label={directoryOfferLabels.assessor} />
        <CheckField name="expertGroup" label={directoryOfferLabels.expertGroup} />
      </fieldset>
      <div className="grid gap-4">
        <h3 className="text-heading">Siapa yang melihat</h3>
        <p className="text-muted text-sm">
          Anggota: hanya anggota yang masa keanggotaannya berlaku. Publik: semua orang. Isian lain tidak
          terlihat oleh orang yang tidak boleh melihat nama Anda.
        </p>
        <AudienceField name="showName" label={labels.name} value={values.name} audiences={directoryViewers} />
        <AudienceField name="showPhoto" label={labels.photo} value={values.photo} />
        <AudienceField name="showInstitution" label={labels.institution} value={values.institution} />
        <AudienceField name="showDepartment" label={labels.department} value={values.department} />
        <AudienceField name="showExpertise" label={labels.expertise} value={values.expertise} />
        <AudienceField name="showCity" label={labels.city} value={values.city} />
        <AudienceField name="showOrcid" label={labels.orcid} value={values.orcid} />
        <AudienceField name="showSintaId" label={labels.sintaId} value={values.sintaId} />
        <AudienceField name="showBio" label={labels.bio} value={values.bio} />
        <AudienceField name="showOffers" label={labels.offers} value={values.offers} />
        <AudienceField name="showContact" label={labels.contact} value={values.contact} />
      </div>
      <CheckField
        name="isSearchable"
        label="Boleh muncul di mesin pencari"
        hint="Hanya isian untuk publik. Mesin pencari dapat menampilkannya beberapa hari sesudah ditarik."
      />
      <DirectoryPreview person={person} userId={userId} />
      <p className="text-muted text-sm">{directoryConsentTexts[currentDirectoryConsent]}</p>
    </>
  );
}

interface CheckFieldProps {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
}

function CheckField({ name, label, hint }: CheckFieldProps) {
  const { register } = useFormContext();
  return (
    <label className="flex min-h-9 items-start gap-3 py-1 pointer-coarse:min-h-11">
      <input type="checkbox" className="mt-0.5 size-5 shrink-0 accent-brand" {...register(name)} />
      <span className="grid">
        {label}
        {hint !== undefined && <span className="text-muted text-sm">{hint}</span>}
      </span>
    </label>
  );
}
