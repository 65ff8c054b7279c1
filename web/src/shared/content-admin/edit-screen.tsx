import { type ComponentType, Fragment, type ReactNode } from 'react';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import type { EditedRecord } from '#ui/forms/use-record.ts';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';

export interface EditScreenProps<T> extends Omit<FormScreenProps, 'children'> {
  readonly record: EditedRecord<T>;
  /** Specified text for a record that cannot be loaded. */
  readonly loadError: ReactNode;
  /** Shown below the form: last edit with undo. */
  readonly LastChange: ComponentType<{ readonly id: string; readonly onUndone: () => void }>;
  /** The form. */
  readonly children: (record: T) => ReactNode;
}

/** Screen of an edit form in the admin area, with the record and an undo of its last edit. */
export function EditScreen<T extends { readonly _id: string }>(props: EditScreenProps<T>) {
  const { back, record, loadError, LastChange, children } = props;
  return (
    <>
      <FormScreen back={back}>
        <RecordScreen record={record} loadError={loadError}>
          {(data) => <Fragment key={record.formKey}>{children(data)}</Fragment>}
        </RecordScreen>
      </FormScreen>
      {record.data !== undefined && <LastChange id={record.data._id} onUndone={() => void record.reload()} />}
    </>
  );
}
