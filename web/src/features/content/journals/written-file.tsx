import type { WrittenJournal } from 'contract/content/journals';
import { useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { formatFileSize } from '#ui/base/file-size.ts';
import { ExternalIcon } from '#ui/base/icons.tsx';
import { saveFile } from '#ui/base/save-file.ts';
import { RowButton } from '#ui/lists/row-button.tsx';

/** Link to the public file of a published journal. The file of any other one is downloaded with the session. */
export function WrittenFile({ journal }: { readonly journal: WrittenJournal }) {
  const { title, file, fileName } = journal;
  if (fileName === null) return <span className="text-muted">Tanpa berkas</span>;
  if (file === null) return <HiddenFile journal={journal} />;
  return (
    <a
      href={file}
      target="_blank"
      rel="noreferrer"
      title={fileName}
      className="text-link inline-flex min-h-6 items-center gap-1 whitespace-nowrap"
    >
      View File
      <span className="sr-only">{` ${title} (dibuka di tab baru)`}</span>
      <ExternalIcon className="size-4 shrink-0" />
    </a>
  );
}

function HiddenFile({
  journal: { _id: id, title, fileName, fileSize },
}: {
  readonly journal: WrittenJournal;
}) {
  const action = useAction('downloadWrittenJournal');
  const [error, setError] = useState<string>();
  const download = async () => {
    setError(undefined);
    try {
      saveFile(await action.run({ id }), fileName ?? undefined);
    } catch (failure) {
      setError(getErrorReason(failure));
    }
  };
  return (
    <span className="inline-flex flex-wrap items-center gap-2">
      <RowButton
        label="Unduh berkas"
        rowName={title}
        isBusy={action.isBusy}
        onPress={() => void download()}
      />
      {fileSize !== null && <span className="text-muted text-sm">{formatFileSize(fileSize)}</span>}
      {error !== undefined && (
        <span role="alert" className="text-danger text-sm">
          {error}
        </span>
      )}
    </span>
  );
}
