import {
  type DirectoryAudience,
  directoryAudienceLabels,
  directoryAudiences,
} from 'contract/rules/people/directory';
import type { UseFormRegisterReturn } from 'react-hook-form';
import * as t from '#messages/features/people/own-profile';
import { useFormField } from '#ui/forms/form-context.ts';

interface AudienceFieldProps {
  readonly name: string;
  readonly label: string;
  /** Value that the audience sees. */
  readonly value: string;
  readonly audiences?: readonly DirectoryAudience[];
}

/** Choice of the readers of one field of the directory. */
export function AudienceField({ name, label, value, audiences = directoryAudiences }: AudienceFieldProps) {
  const { id, error, form } = useFormField(name, label);
  return (
    <fieldset
      aria-describedby={error === undefined ? undefined : `${id}-error`}
      className="grid min-w-0 gap-2 border-line border-t pt-3"
    >
      <legend className="float-left font-semibold">{label}</legend>
      <div className="grid items-start gap-2 sm:grid-cols-[minmax(0,1fr)_23rem] sm:gap-4">
        <p className="wrap-anywhere text-muted text-sm">{value}</p>
        <div className="flex flex-wrap gap-1.5 sm:grid sm:grid-cols-3 sm:gap-2">
          {directoryAudiences.map((audience) => (
            <AudienceChoice
              key={audience}
              id={audience === audiences[0] ? id : `${id}-${audience}`}
              audience={audience}
              isOffered={audiences.includes(audience)}
              isInvalid={error !== undefined}
              registration={form.register(name)}
            />
          ))}
        </div>
      </div>
      {error !== undefined && (
        <p id={`${id}-error`} className="font-medium text-danger text-sm">
          {error}
        </p>
      )}
    </fieldset>
  );
}

interface AudienceChoiceProps {
  readonly id: string;
  readonly audience: DirectoryAudience;
  /** Without it, the place stays empty, so that the choices of all fields are aligned. */
  readonly isOffered: boolean;
  readonly isInvalid: boolean;
  readonly registration: UseFormRegisterReturn;
}

function AudienceChoice({ id, audience, isOffered, isInvalid, registration }: AudienceChoiceProps) {
  if (!isOffered) return <span className="grow basis-19" />;
  return (
    <label className="flex min-h-11 grow items-center gap-1.5 rounded-control border border-line-strong px-1.5 py-1 text-sm has-[:checked]:border-brand has-[:checked]:bg-brand-soft has-[:checked]:font-semibold sm:gap-2 sm:px-3">
      <input
        id={id}
        type="radio"
        value={audience}
        aria-invalid={isInvalid || undefined}
        className="size-4.5 shrink-0 accent-brand"
        {...registration}
      />
      {audience === 'none' ? t.audienceNone : directoryAudienceLabels[audience]}
    </label>
  );
}
