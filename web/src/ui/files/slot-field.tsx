import { extensionHint, type FileSlot, megabytes } from 'contract/rules/files';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import { FileControl, type FileControlProps } from './file-control.tsx';

/** The limits of a slot, told before anything is chosen. */
export function SlotHint({ slot }: { readonly slot: FileSlot }) {
  return (
    <>
      <span lang="en">{extensionHint(slot)}</span>{' '}
      <span>
        {slot.kind === 'image'
          ? `(lebih dari ${megabytes(slot.maxBytes)} diperkecil otomatis)`
          : `(maks. ${megabytes(slot.maxBytes)})`}
      </span>
    </>
  );
}

type SlotFieldProps = Omit<FieldProps, 'children'> & Omit<FileControlProps, 'control'>;

/** A label, the control of a file slot, and the slot's limits where there is no other hint. */
export function SlotField(props: SlotFieldProps) {
  const { id, label, optional, hint, error, className, ...rest } = props;
  return (
    <Field
      id={id}
      label={label}
      hint={hint ?? <SlotHint slot={rest.slot} />}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => <FileControl control={control} {...rest} />}
    </Field>
  );
}
