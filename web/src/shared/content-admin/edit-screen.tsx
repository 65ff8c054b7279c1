import { ApiError } from 'contract/errors';
import { deletionText } from 'contract/text/admin-wording';
import { type ComponentType, Fragment, type ReactNode, useEffect } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import { useRecord } from '#ui/forms/use-record.ts';
import { useListPath } from '#ui/lists/use-list-path.ts';
import type { WrittenName } from './edit-queries.ts';
import { FormScreen } from './form-screen.tsx';
import { recordWhenSettled, type WorkingCopy } from './use-working-copy.ts';

export interface EditFormProps {
  /** Loads the current version of the record. */
  readonly onReload: () => void;
  /** Shows this text as a toast, and returns to the list. */
  readonly onSaved: (text: string) => void;
}

interface EditScreenProps<N extends WrittenName> {
  readonly list: string;
  /** Endpoint of the record, whose id is in the URL. */
  readonly endpoint: N;
  readonly copy?: WorkingCopy;
  /** Specified text for a record that cannot be loaded. */
  readonly loadError: ReactNode;
  /** Called with the path of the list when the record cannot be loaded, and with who deleted it. */
  readonly onMissing?: (back: string, deletion: string | undefined) => void;
  /** Links to other screens of the same record. */
  readonly tabs?: ReactNode;
  readonly LastChange: ComponentType<{ readonly id: string; readonly onUndone: () => void }>;
  readonly children: (record: EndpointReply<N>, form: EditFormProps) => ReactNode;
}

export function EditScreen<N extends WrittenName>(props: EditScreenProps<N>) {
  const { list, endpoint, copy, loadError, onMissing, tabs, LastChange, children } = props;
  const { id = '' } = useParams();
  const back = useListPath(list);
  const navigate = useNavigate();
  const stored = useRecord<WrittenName>(endpoint, { id }, { bypassCache: true });
  const record = copy === undefined ? stored : recordWhenSettled(stored, copy);
  const isMissing = stored.error !== null && stored.data === undefined;
  const { isKnown, deletion } = useDeletion(id, isMissing ? stored.error : null);
  const isExplained = isMissing && isKnown;
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each failure once
  useEffect(() => {
    if (isExplained) onMissing?.(back, deletion);
  }, [isExplained, back]);
  const form: EditFormProps = {
    onReload: () => void Promise.resolve(copy?.reload()).then(stored.reload),
    onSaved: (text) => {
      toast.success(text);
      navigate(back);
    },
  };
  return (
    <>
      <FormScreen back={back} tabs={tabs}>
        <RecordScreen
          record={record}
          loadError={deletion === undefined ? loadError : <Deleted text={deletion}>{loadError}</Deleted>}
        >
          {(data) => <Fragment key={record.formKey}>{children(data as EndpointReply<N>, form)}</Fragment>}
        </RecordScreen>
      </FormScreen>
      {record.data !== undefined && <LastChange id={record.data._id} onUndone={() => void record.reload()} />}
    </>
  );
}

/** Finds the deletion of a missing record among the newest ones. */
function useDeletion(id: string, error: Error | null) {
  const isGone = error instanceof ApiError && error.code === 'not-found';
  const bin = useEndpoint('listBin', {}, { enabled: isGone });
  const row = bin.data?.data.find(({ _id }) => _id === id);
  return {
    isKnown: !isGone || bin.data !== undefined || bin.error !== null,
    deletion: row && deletionText(row),
  };
}

interface DeletedProps {
  readonly text: string;
  readonly children: ReactNode;
}

const Deleted = ({ text, children }: DeletedProps) => (
  <>
    {children} {text}{' '}
    <Link to="/admin/bin" className="text-link">
      Buka Sampah
    </Link>
  </>
);
