import type { BinnedKind } from 'contract/content/bin';
import { ApiError } from 'contract/errors';
import { deletionText } from 'contract/text/admin-wording';
import { type ComponentType, Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import type { EndpointReply } from '#api/client.ts';
import { useEndpoint } from '#api/use-endpoint.ts';
import { RecordScreen } from '#ui/base/record-screen.tsx';
import { ScreenHead } from '#ui/base/screen-head.tsx';
import { toast } from '#ui/dialogs/toast.ts';
import type { StoredTextPreviewProps } from '#ui/editor/editor-placeholder.tsx';
import { useRecord } from '#ui/forms/use-record.ts';
import { LanguageColumns } from '#ui/languages/language-columns.tsx';
import { useListPath } from '#ui/lists/use-list-path.ts';
import type { WrittenName } from './edit-queries.ts';
import { FormPanel } from './form-screen.tsx';
import { type LastChangeProps, TranslationEditor, useTranslation } from './translation-editor.tsx';
import { recordWhenSettled, type WorkingCopy } from './use-working-copy.ts';

export interface EditFormProps {
  /** Loads the current version of the record. */
  readonly onReload: () => void;
  /** Shows this text as a toast, and returns to the list, unless the English texts have unsaved changes. */
  readonly onSaved: (text: string) => void;
}

interface EditScreenProps<N extends WrittenName> {
  readonly kind: BinnedKind;
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
  /** Shows the English text of an article or event until the editor is loaded. */
  readonly Preview?: ComponentType<StoredTextPreviewProps>;
  readonly LastChange: ComponentType<LastChangeProps>;
  readonly children: (record: EndpointReply<N>, form: EditFormProps) => ReactNode;
}

/** Screen that edits content: the form of its Indonesian texts and facts, and that of its English texts. */
export function EditScreen<N extends WrittenName>(props: EditScreenProps<N>) {
  const { kind, list, endpoint, copy, loadError, onMissing, tabs, Preview, LastChange, children } = props;
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
  const translation = useTranslation(kind, id);
  const hasEnglishChanges = useRef<() => boolean>(null);
  const reload = () => void Promise.all([copy?.reload(), translation.reloadSource()]).then(stored.reload);
  const form: EditFormProps = {
    onReload: reload,
    onSaved: (text) => {
      const isLeaving = hasEnglishChanges.current?.() !== true;
      toast.success(isLeaving ? text : `${text} Teks Inggris belum disimpan.`);
      if (isLeaving) navigate(back);
      else reload();
    },
  };
  const indonesian = (
    <>
      <FormPanel>
        <RecordScreen
          record={record}
          loadError={deletion === undefined ? loadError : <Deleted text={deletion}>{loadError}</Deleted>}
        >
          {(data) => <Fragment key={record.formKey}>{children(data as EndpointReply<N>, form)}</Fragment>}
        </RecordScreen>
      </FormPanel>
      {record.data !== undefined && <LastChange id={record.data._id} onUndone={reload} />}
    </>
  );
  return (
    <>
      <ScreenHead back={back} />
      {tabs !== undefined && <div className="mb-6">{tabs}</div>}
      {isMissing ? (
        indonesian
      ) : (
        <LanguageColumns
          indonesian={indonesian}
          english={
            <TranslationEditor
              {...translation}
              kind={kind}
              list={list}
              entry={id}
              changes={hasEnglishChanges}
              Preview={Preview}
              LastChange={LastChange}
            />
          }
        />
      )}
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
