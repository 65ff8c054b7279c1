import { fill } from 'contract/text/language/fill';
import * as t from '#messages/ui/files';
import { Button } from '#ui/base/button.tsx';
import { formatFileSize } from '#ui/base/file-size.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { useObjectUrl } from '#ui/pictures/use-object-url.ts';
import { fillElements } from '#ui/text/fill-elements.tsx';
import type { RefusedFile } from './file-choice.ts';

interface ChosenFileProps {
  readonly file: File;
  readonly shrinking: string | undefined;
  readonly isImage: boolean;
  readonly disabled: boolean;
  readonly onUnreadable: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
  readonly onCancel: () => void;
}

const row = 'flex items-center gap-3 p-3 sm:gap-4';
// On a phone the buttons have the whole width, so that they fit on one line in every language.
const chosen = 'grid items-center gap-x-3 gap-y-2 p-3 sm:items-end sm:gap-x-4';
const nameText = 'line-clamp-2 wrap-anywhere';

/** Shows the file that will be sent, next to the name of a replacement that is being shrunk. */
export function ChosenFile(props: ChosenFileProps) {
  const { file, shrinking, isImage, disabled, onUnreadable, onReplace, onRemove, onCancel } = props;
  const preview = useObjectUrl(isImage ? file : undefined);
  return (
    <div className={`${chosen} ${preview === undefined ? 'grid-cols-1' : 'grid-cols-[auto_1fr]'}`}>
      {preview !== undefined && (
        <img
          src={preview}
          alt={fill(t.previewAlt, { name: file.name })}
          onError={onUnreadable}
          className="size-15 self-center rounded-control border border-line bg-surface-raised object-contain sm:row-span-2 sm:size-28"
        />
      )}
      {shrinking === undefined ? (
        <p role="status" title={file.name} className="text-sm">
          <span className={`font-semibold ${nameText}`}>
            <FileName name={file.name} />
          </span>
          <span className="text-muted"> ({formatFileSize(file.size)})</span>
        </p>
      ) : (
        <ShrinkingText name={shrinking} />
      )}
      <div className="flex flex-wrap gap-1 self-start max-sm:col-span-full sm:gap-2">
        <Button
          size="small"
          variant="secondary"
          aria-label={fill(t.replaceLabel, { name: file.name })}
          disabled={disabled}
          onClick={onReplace}
        >
          {t.replace}
        </Button>
        {shrinking === undefined ? (
          <Button
            size="small"
            variant="quiet"
            aria-label={fill(t.removeLabel, { name: file.name })}
            disabled={disabled}
            onClick={onRemove}
          >
            {t.remove}
          </Button>
        ) : (
          <CancelButton onCancel={onCancel} />
        )}
      </div>
    </div>
  );
}

/** File name that may wrap only before its extension. */
function FileName({ name }: { readonly name: string }) {
  const at = name.lastIndexOf('.');
  if (at < 1) return name;
  return (
    <>
      {name.slice(0, at)}
      <wbr />
      {name.slice(at)}
    </>
  );
}

export function ShrinkingFile({ name, onCancel }: { readonly name: string; readonly onCancel: () => void }) {
  return (
    <div className={row}>
      <Spinner className="mx-3 size-6 shrink-0 text-brand" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-2">
        <ShrinkingText name={name} />
        <CancelButton onCancel={onCancel} />
      </div>
    </div>
  );
}

function ShrinkingText({ name }: { readonly name: string }) {
  return (
    <p role="status" title={name} className="text-sm">
      <span className="font-semibold">{t.shrinking}</span>{' '}
      <span className={`text-muted ${nameText}`}>
        <FileName name={name} />
      </span>
    </p>
  );
}

// Above the input, which covers the whole drop zone.
const CancelButton = ({ onCancel }: { readonly onCancel: () => void }) => (
  <Button size="small" variant="quiet" className="relative" onClick={onCancel}>
    {t.cancel}
  </Button>
);

const note = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3 py-2 text-sm';
const noteText = 'min-w-0 flex-1 basis-28 wrap-anywhere';

/** Progress of shrinking a picture outside a file field, with a button to cancel. */
export function ShrinkingNote({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <div className={`${note} bg-surface-sunken`}>
      <Spinner className="size-5 shrink-0 text-brand" />
      <p role="status" className={noteText}>
        {t.shrinking}
      </p>
      <CancelButton onCancel={onCancel} />
    </div>
  );
}

interface RefusedNoteProps {
  readonly refused: RefusedFile;
  readonly disabled: boolean;
  readonly onDismiss: () => void;
}

/**
 * Note about a refused file; the field shows the cause. An earlier file is sent as before. Without one, sending
 * is blocked until the user dismisses the note, because they expect a file to be sent.
 */
export function RefusedNote({ refused: { name, previous }, disabled, onDismiss }: RefusedNoteProps) {
  return (
    <div className={`${note} bg-danger-soft`}>
      <p role="alert" className={noteText}>
        {fillElements(previous === undefined ? t.notUsed : t.stillUsed, {
          name: <span className="font-semibold">{previous?.name ?? name}</span>,
        })}
      </p>
      <Button
        size="small"
        variant="secondary"
        aria-label={fill(t.removeLabel, { name })}
        disabled={disabled}
        onClick={onDismiss}
      >
        {t.remove}
      </Button>
    </div>
  );
}
