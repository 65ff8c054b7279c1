import type { FileSlot } from 'contract/rules/files';
import { useState } from 'react';
import { useFormField } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';
import { SlotField } from './slot-field.tsx';

export interface DataUrlFieldProps<Name extends string> extends CommonProps<Name> {
  readonly slot: FileSlot;
  /** Also told what is wrong with a chosen file, which stands beside the field anyway. */
  readonly onProblem?: ((problem: string) => void) | undefined;
}

/** By the name's ending, which the slot has checked: what the system calls the type may be anything. */
const typeOf = ({ name }: File): string => (name.toLowerCase().endsWith('.png') ? 'image/png' : 'image/jpeg');

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(new Blob([file], { type: typeOf(file) }));
  });

/** A picture that travels inside JSON as a data URL. */
export function DataUrlField<Name extends string>(props: DataUrlFieldProps<Name>) {
  const { name, label, hint, className, slot, onProblem } = props;
  const { id, error, optional, isBusy, form } = useFormField(name, label);
  const [file, setFile] = useState<File>();
  const refuse = (message: string) => {
    form.setError(name, { type: 'file', message });
    onProblem?.(message);
  };
  const choose = async (chosen: File | undefined) => {
    form.clearErrors(name);
    try {
      const url = chosen === undefined ? undefined : await dataUrlOf(chosen);
      form.setValue<string>(name, url, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
      setFile(chosen);
    } catch {
      refuse('Error reading the file.');
    }
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
      file={file}
      disabled={isBusy}
      onFile={choose}
      onProblem={refuse}
    />
  );
}
