import { Fragment, type ReactNode } from 'react';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import type { EditedRecord } from '#ui/forms/use-record.ts';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';

export interface EditScreenProps<T> extends Omit<FormScreenProps, 'children'> {
  readonly record: EditedRecord<T>;
  /** The spec's text when the record cannot be read. */
  readonly loadError: ReactNode;
  /** The form. */
  readonly children: (record: T) => ReactNode;
}

/** The screen of an edit form in the back office, with the record that it edits. */
export function EditScreen<T>({ title, back, record, loadError, children }: EditScreenProps<T>) {
  return (
    <FormScreen title={title} back={back}>
      <RecordScreen record={record} loadError={loadError}>
        {(data) => <Fragment key={record.formKey}>{children(data)}</Fragment>}
      </RecordScreen>
    </FormScreen>
  );
}
