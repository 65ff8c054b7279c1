import { Fragment, type ReactNode, useState } from 'react';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { FormScreen, type FormScreenProps } from './form-screen.tsx';

interface RecordQuery<T> {
  readonly data: T | undefined;
  readonly isPending: boolean;
  readonly error: Error | null;
  readonly refetch: () => Promise<unknown>;
}

export interface EditScreenProps<T> extends Omit<FormScreenProps, 'children'> {
  readonly record: RecordQuery<T>;
  /** The spec's text when the record cannot be read. */
  readonly loadError: ReactNode;
  /** The form; `reload` starts it anew with what is stored now. */
  readonly children: (record: T, reload: () => void) => ReactNode;
}

/** An edit form with its record: loading, not to be read, or there. */
export function EditScreen<T>({ title, back, record, loadError, children }: EditScreenProps<T>) {
  /** Grows when the form is to start anew. */
  const [opened, setOpened] = useState(0);
  const reload = () => record.refetch().then(() => setOpened((count) => count + 1));
  return (
    <FormScreen title={title} back={back}>
      {record.isPending && <Spinner label="Loading..." />}
      {record.data === undefined && record.error !== null && (
        <Notice tone="error" onRetry={() => record.refetch()}>
          <p>{loadError}</p>
          <p lang="id" className="text-sm font-normal">
            {record.error.message}
          </p>
        </Notice>
      )}
      {record.data !== undefined && <Fragment key={opened}>{children(record.data, reload)}</Fragment>}
    </FormScreen>
  );
}
