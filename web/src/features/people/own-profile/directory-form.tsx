import { limits } from 'contract/rules/limits';
import {
  currentDirectoryConsent,
  type DirectoryField,
  directoryConsentTexts,
  directoryOfferLabels,
  directoryViewers,
  directoryFieldLabels as labels,
} from 'contract/rules/people/directory';
import { fill } from 'contract/text/language/fill';
import { useFormContext } from 'react-hook-form';
import type { EndpointReply } from '#api/client.ts';
import * as t from '#messages/features/people/own-profile';
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
      label={t.directoryForm}
      fixed={{ consent: currentDirectoryConsent, basedOn: entry.updatedAt }}
      defaults={{ ...settings, showOrcid, showSintaId, ...(showName === 'none' ? {} : { showName }) }}
      refreshes={['getOwnDirectoryEntry', 'listDirectory', 'getDirectoryProfile']}
      submitLabel={entry.state === 'published' ? t.saveChanges : t.publish}
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

function DirectoryFields({ entry: { person }, userId, TextArea }: DirectoryFieldsProps) {
  const values: Readonly<Record<DirectoryField, string>> = {
    name: person.name,
    photo: person.hasPhoto ? t.photoValue : t.empty,
    institution: person.institution || t.empty,
    department: person.department || t.empty,
    expertise: person.expertise || t.empty,
    city: person.city || t.empty,
    orcid: person.orcid || t.empty,
    sintaId: person.sintaId || t.empty,
    bio: t.bioValue,
    offers: t.offersValue,
    contact: t.contactValue,
  };
  return (
    <>
      <UnsavedGuard />
      <TextArea
        name="bio"
        label={t.bio}
        rows={4}
        canBeEmpty
        hint={fill(t.bioHint, { count: limits.directory.bioCharacters })}
      />
      <fieldset className="grid gap-1">
        <legend className="mb-1 font-semibold text-sm">{t.offers}</legend>
        <CheckField name="guestLecturer" label={directoryOfferLabels.guestLecturer} />
        <CheckField name="assessor" label={directoryOfferLabels.assessor} />
        <CheckField name="expertGroup" label={directoryOfferLabels.expertGroup} />
      </fieldset>
      <div className="grid gap-4">
        <h3 className="text-heading">{t.audienceTitle}</h3>
        <p className="text-muted text-sm">{t.audienceText}</p>
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
      <CheckField name="isSearchable" label={t.searchable} hint={t.searchableHint} />
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
