import { Suspense } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { lazyPart } from '#ui/base/lazy-part.tsx';
import { Field } from './field.tsx';
import { useFormField } from './form-context.ts';
import type { CommonProps } from './form-fields.tsx';

/** Most forms have no such field, and the editor weighs more than everything else of a page. */
const RichTextEditor = lazyPart(() => import('#ui/editor/rich-text-editor.tsx'));

/** A text with headings, lists, links and pictures; its value is the blocks as JSON, '' for none. */
export function RichTextField<Name extends string>({ name, label, hint, className }: CommonProps<Name>) {
  const { id, error, optional, revision, form } = useFormField(name, label);
  const { field } = useController<FieldValues, string>({ control: form.control, name });
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} className={className}>
      {(control) => (
        // As high as the empty editor with one row of buttons, which is drawn before there is a place to type.
        <div className="grid min-h-85">
          <Suspense fallback={<EditorPlace />}>
            <RichTextEditor
              key={revision}
              control={control}
              label={label}
              initial={typeof field.value === 'string' ? field.value : ''}
              onChange={field.onChange}
            />
          </Suspense>
        </div>
      )}
    </Field>
  );
}

function EditorPlace() {
  return (
    <p role="status" className="control grid place-items-center text-muted">
      Loading...
    </p>
  );
}
