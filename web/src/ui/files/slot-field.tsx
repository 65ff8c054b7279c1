import { extensionHint, type FileSlot, formatMegabytes } from 'contract/rules/files';
import { fill } from 'contract/text/language/fill';
import * as t from '#messages/ui/files';
import { Field, type FieldProps } from '#ui/forms/field.tsx';
import { FileControl, type FileControlProps } from './file-control.tsx';

export function SlotHint({ slot }: { readonly slot: FileSlot }) {
  return (
    <>
      <span lang="en">{extensionHint(slot)}</span>{' '}
      <span>
        {slot.kind === 'image'
          ? fill(t.shrunkAbove, { size: formatMegabytes(slot.maxBytes) })
          : fill(t.maxSize, { size: formatMegabytes(slot.maxBytes) })}
      </span>
    </>
  );
}

type SlotFieldProps = Omit<FieldProps, 'children'> & Omit<FileControlProps, 'control'>;

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
