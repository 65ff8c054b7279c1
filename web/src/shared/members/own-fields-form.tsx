import type { FilledMemberField } from 'contract/people/member-fields';
import { formatDate } from 'contract/text/dates';
import * as t from '#messages/shared/members';
import { EndpointForm } from '#ui/forms/endpoint-form.tsx';
import { SelectField, TextField } from '#ui/forms/form-fields.tsx';

interface OwnFieldsFormProps {
  readonly fields: readonly FilledMemberField[];
  /** The person, for admins; undefined for the member's own fields. */
  readonly person?: string;
  readonly onSaved: (message: string) => void;
}

const formatValue = ({ kind, value }: FilledMemberField): string =>
  kind === 'date' && value !== '' ? formatDate(`${value}T12:00:00+07:00`) : value || t.notFilled;

/** Form with the fields that the association defines. Fields that the reader may not edit are text. */
export function OwnFieldsForm({ fields, person, onSaved }: OwnFieldsFormProps) {
  const editable = fields.filter(({ canEdit }) => canEdit);
  const fixed = fields.filter(({ canEdit }) => !canEdit);
  const defaults = { values: editable.map(({ _id, value }) => ({ field: _id, value })) };
  const common = {
    label: t.ownFields,
    submitLabel: t.saveOwnFields,
    busyLabel: t.saving,
    onDone: ({ message }: { readonly message: string }) => onSaved(message),
  };
  const inputs = (
    <div className="grid gap-5 sm:grid-cols-2">
      {editable.map((field, index) => (
        <OwnField key={field._id} field={field} path={`values.${index}.value`} />
      ))}
    </div>
  );
  return (
    <>
      {fixed.length > 0 && (
        <dl className="grid gap-3 sm:grid-cols-2">
          {fixed.map((field) => (
            <div key={field._id}>
              <dt className="text-muted text-sm">{field.label}</dt>
              <dd className="wrap-anywhere">{formatValue(field)}</dd>
            </div>
          ))}
        </dl>
      )}
      {editable.length > 0 &&
        (person === undefined ? (
          <EndpointForm name="saveOwnFields" {...common} defaults={defaults} refreshes={['getOwnFields']}>
            {() => inputs}
          </EndpointForm>
        ) : (
          <EndpointForm
            name="saveUserFields"
            {...common}
            fixed={{ id: person }}
            defaults={defaults}
            refreshes={['getUserFields', 'getMemberTimeline']}
          >
            {() => inputs}
          </EndpointForm>
        ))}
    </>
  );
}

interface OwnFieldProps {
  readonly field: FilledMemberField;
  readonly path: string;
}

function OwnField({ field: { label, kind, choices }, path }: OwnFieldProps) {
  if (kind !== 'choice')
    return (
      <TextField
        name={path}
        label={label}
        type={kind === 'date' ? 'date' : 'text'}
        autoComplete="off"
        canBeEmpty
      />
    );
  const options = choices.map((choice) => ({ value: choice, label: choice }));
  return <SelectField name={path} label={label} options={options} placeholder={t.notChosen} canBeEmpty />;
}
