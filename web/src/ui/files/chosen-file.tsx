import { Button } from '#ui/base/button.tsx';
import { fileSize } from '#ui/base/file-size.ts';
import { Spinner } from '#ui/base/spinner.tsx';
import { useObjectUrl } from '#ui/pictures/use-object-url.ts';
import type { RefusedFile } from './file-choice.ts';

interface ChosenFileProps {
  readonly file: File;
  readonly isImage: boolean;
  readonly disabled: boolean;
  /** The preview cannot be shown. */
  readonly onUnreadable: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

/** The file that will be sent. */
export function ChosenFile({ file, isImage, disabled, onUnreadable, onReplace, onRemove }: ChosenFileProps) {
  const preview = useObjectUrl(isImage ? file : undefined);
  return (
    <div className="flex flex-wrap items-center gap-4 p-3">
      {preview !== undefined && (
        <img
          src={preview}
          alt={`Pratinjau ${file.name}`}
          onError={onUnreadable}
          className="h-28 w-28 shrink-0 rounded-control border border-line bg-surface-raised object-contain"
        />
      )}
      <div className="grid min-w-0 flex-1 basis-44 gap-2">
        <p role="status" className="break-all text-sm">
          <span className="font-semibold">{file.name}</span>
          <span className="text-muted"> ({fileSize(file.size)})</span>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button
            size="small"
            variant="secondary"
            aria-label={`Ganti ${file.name}`}
            disabled={disabled}
            onClick={onReplace}
          >
            Ganti
          </Button>
          <Button
            size="small"
            variant="quiet"
            aria-label={`Hapus ${file.name}`}
            disabled={disabled}
            onClick={onRemove}
          >
            Hapus
          </Button>
        </div>
      </div>
    </div>
  );
}

const note = 'flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control px-3 py-2 text-sm';
const noteText = 'min-w-0 flex-1 basis-28 wrap-anywhere';

interface ShrinkingNoteProps {
  readonly name?: string;
  readonly onCancel: () => void;
}

/** A picture is being made smaller, with the way out. */
export function ShrinkingNote({ name, onCancel }: ShrinkingNoteProps) {
  return (
    <div lang="id" className={`${note} bg-surface-sunken`}>
      <Spinner className="size-5 shrink-0 text-brand" />
      <p role="status" className={noteText}>
        Memperkecil foto…{name !== undefined && <span className="text-muted"> {name}</span>}
      </p>
      <Button size="small" variant="quiet" onClick={onCancel}>
        Batalkan
      </Button>
    </div>
  );
}

interface RefusedNoteProps {
  readonly refused: RefusedFile;
  readonly disabled: boolean;
  readonly onForget: () => void;
}

/** A file that is not taken, and stands in the way until somebody has said so; why, the field tells. */
export function RefusedNote({ refused: { name, before }, disabled, onForget }: RefusedNoteProps) {
  const way =
    before === undefined
      ? 'Pilih berkas lain atau hapus.'
      : `Pilih berkas lain, atau hapus untuk tetap memakai ${before.name}.`;
  return (
    <div lang="id" className={`${note} bg-danger-soft`}>
      <p role="alert" className={noteText}>
        <span className="font-semibold">{name}</span> tidak dipakai. {way}
      </p>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Hapus ${name}`}
        disabled={disabled}
        onClick={onForget}
      >
        Hapus
      </Button>
    </div>
  );
}
