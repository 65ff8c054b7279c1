import { personFieldNames, pickPersonValues, sortPersonFields } from 'contract/rules/people/person-fields';
import type { User } from 'contract/schemas/people';
import { fill } from 'contract/text/language/fill';
import { hasNonLatinLetters } from 'contract/text/numbers';
import { formatTaxNumber } from 'contract/text/tax-numbers';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import * as t from '#messages/features/people/own-profile';
import { PersonInputs } from '#shared/members/person-inputs.tsx';
import { usePhotoCrop } from '#shared/members/use-photo-crop.tsx';
import { EndpointForm, type FormFields } from '#ui/forms/endpoint-form.tsx';
import { Field } from '#ui/forms/field.tsx';
import { UnsavedGuard } from '#ui/forms/unsaved-guard.tsx';
import { ProtectedImage, useProtectedImage } from '#ui/pictures/protected-image.tsx';

interface ProfileFormProps {
  readonly user: User;
  readonly onReload: () => Promise<void>;
  readonly onSaved: (message: string) => Promise<void>;
}

const inputFields = sortPersonFields(personFieldNames, [
  'phoneNumber',
  'gender',
  'institution',
  'department',
  'expertise',
]);

export function ProfileForm({ user, onReload, onSaved }: ProfileFormProps) {
  const { name, latinName } = user;
  const values = pickPersonValues(personFieldNames, user);
  const taxNumber = formatTaxNumber(user.taxNumber);
  return (
    <EndpointForm
      name="updateProfile"
      keepsDraft
      label={t.personalData}
      fixed={{ basedOn: user.updatedAt }}
      defaults={{ ...values, name, taxNumber, latinName }}
      refreshes={['getProfile', 'getUser', 'getProfilePhoto']}
      submitLabel={t.save}
      onReload={onReload}
      onDone={({ message }) => onSaved(message)}
    >
      {(fields) => <ProfileFields {...fields} user={user} />}
    </EndpointForm>
  );
}

interface ProfileFieldsProps extends FormFields<'updateProfile'> {
  readonly user: User;
}

function ProfileFields({ user, ...fields }: ProfileFieldsProps) {
  const { crop, dialog } = usePhotoCrop();
  const name = String(useWatch({ name: 'name' }) ?? '');
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <UnsavedGuard trustsDraft />
      {dialog}
      <div className="grid items-start gap-5 sm:col-span-2 sm:grid-cols-[7.5rem_minmax(0,1fr)]">
        {user.profilePhoto !== null && <CurrentPhoto user={user} />}
        <fields.File
          name="profilePhoto"
          label={t.photo}
          refine={crop}
          className={user.profilePhoto === null ? 'sm:col-span-2' : undefined}
        />
      </div>
      <fields.Text name="name" label={t.fullName} autoComplete="name" className="sm:col-span-2" />
      <Field
        id="updateProfile-email"
        label={t.email}
        hint={
          <Link to="/profile/email" className="text-link">
            {t.changeEmail}
          </Link>
        }
      >
        {(control) => <input {...control} type="email" readOnly value={user.email} className="control" />}
      </Field>
      <PersonInputs {...fields} fields={inputFields} wide={['institutionAddress']} />
      {hasNonLatinLetters(name) && (
        <fields.Text name="latinName" label={t.latinName} hint={t.latinNameHint} autoComplete="off" />
      )}
    </div>
  );
}

function CurrentPhoto({ user }: { readonly user: User }) {
  const picture = useProtectedImage('getProfilePhoto', user._id);
  return (
    <ProtectedImage
      picture={picture}
      alt={fill(t.photoAlt, { name: user.name })}
      errorText={t.photoFailed}
      className="aspect-[3/4] w-30 rounded-control border border-line object-cover"
    />
  );
}
