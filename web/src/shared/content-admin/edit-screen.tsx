import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import { FormScreen } from './form-screen.tsx';
import { recordWhenSettled, type WorkingCopy } from './use-working-copy.ts';

type RecordName = 'getWrittenBlog' | 'getEvent' | 'getJournal' | 'getProduct';

export interface EditFormProps {
  /** Loads the current version of the record. */
  readonly onReload: () => void;
  /** Shows this text as a toast, and returns to the list. */
  readonly onSaved: (text: string) => void;
}

interface EditScreenProps<N extends RecordName> {
  readonly list: string;
  /** Endpoint of the record, whose id is in the URL. */
  readonly endpoint: N;
  readonly copy?: WorkingCopy;
  /** Specified text for a record that cannot be loaded. */
  readonly loadError: ReactNode;
  /** Called with the path of the list when the record cannot be loaded. */
  readonly onMissing?: (back: string) => void;
  readonly LastChange: ComponentType<{ readonly id: string; readonly onUndone: () => void }>;
  readonly children: (record: EndpointReply<N>, form: EditFormProps) => ReactNode;
}

export function EditScreen<N extends RecordName>(props: EditScreenProps<N>) {
  const { list, endpoint, copy, loadError, onMissing, LastChange, children } = props;
  const { id = '' } = useParams();
  const back = useListPath(list);
  const navigate = useNavigate();
  const stored = useRecord<RecordName>(endpoint, { id }, { bypassCache: true });
  const record = copy === undefined ? stored : recordWhenSettled(stored, copy);
  const isMissing = stored.error !== null && stored.data === undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each failure once
  useEffect(() => {
    if (isMissing) onMissing?.(back);
  }, [isMissing, back]);
  const form: EditFormProps = {
    onReload: () => void Promise.resolve(copy?.reload()).then(stored.reload),
    onSaved: (text) => {
      toast.success(text);
      navigate(back);
    },
  };
  return (
    <>
      <FormScreen back={back}>
        <RecordScreen record={record} loadError={loadError}>
          {(data) => <Fragment key={record.formKey}>{children(data as EndpointReply<N>, form)}</Fragment>}
        </RecordScreen>
      </FormScreen>
      {record.data !== undefined && <LastChange id={record.data._id} onUndone={() => void record.reload()} />}
    </>
  );
}
