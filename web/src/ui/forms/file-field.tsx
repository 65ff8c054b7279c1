import { type FieldValues, useController } from 'react-hook-form';
import { useFormField } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';
import { SlotField } from './slot-field.tsx';

export interface FileFieldProps<Name extends string> extends CommonProps<Name> {
  /** Said when a chosen picture cannot be shown. */
  readonly unreadable?: string | undefined;
  /** Makes of a chosen file the one that is sent, undefined if it is not wanted after all; throws what is wrong. */
  readonly prepare?: ((file: File) => Promise<File | undefined>) | undefined;
}

/** A file of one of the endpoint's slots. */
export function FileField<Name extends string>(props: FileFieldProps<Name>) {
  const { name, label, hint, className, unreadable, prepare } = props;
  const { id, error, optional, isBusy, slot, form } = useFormField(name, label);
  const { field } = useController<FieldValues, string>({ control: form.control, name });
  if (slot === undefined) throw new Error(`The endpoint has no file field ${name}.`);
  const choose = (file: File | undefined) => {
    form.clearErrors(name);
    // A chosen one was checked before it came here; checking it once more could end after it turned out unreadable.
    const shouldValidate = file === undefined && form.formState.isSubmitted;
    form.setValue<string>(name, file, { shouldDirty: true, shouldValidate });
  };
  const take = async (chosen: File | undefined) => {
    if (chosen === undefined || prepare === undefined) return choose(chosen);
    try {
      const prepared = await prepare(chosen);
      if (prepared !== undefined) choose(prepared);
    } catch (error) {
      form.setError(name, { type: 'file', message: (error as Error).message });
    }
  };
  const forget = (message: string) => {
    form.setValue<string>(name, undefined, { shouldDirty: true });
    form.setError(name, { type: 'file', message });
  };
  return (
    <SlotField
      id={id}
      label={label}
      hint={hint}
      error={error}
      optional={optional}
      className={className}
      name={name}
      slot={slot}
      file={field.value instanceof File ? field.value : undefined}
      disabled={isBusy}
      onFile={(chosen) => void take(chosen)}
      onProblem={(message) => form.setError(name, { type: 'file', message })}
      onUnreadable={unreadable === undefined ? undefined : () => forget(unreadable)}
    />
  );
}
