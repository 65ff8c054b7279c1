import { acceptOf, extensionHint, type FileSlot, fileProblem, megabytes } from 'contract/rules/files';
import { type ChangeEvent, useRef } from 'react';
import { Button } from '#ui/base/button.tsx';
import { fileSize } from '#ui/base/file-size.ts';
import { UploadIcon } from '#ui/base/icons.tsx';
import { useObjectUrl } from '#ui/pictures/use-object-url.ts';
import { type ControlProps, Field, type FieldProps } from './field.tsx';

/** The limits of a slot, told before anything is chosen. */
export function SlotHint({ slot }: { readonly slot: FileSlot }) {
  return (
    <>
      <span lang="en">{extensionHint(slot)}</span> <span>(maks. {megabytes(slot.maxBytes)})</span>
    </>
  );
}

type SlotFieldProps = Omit<FieldProps, 'children'> & Omit<FileControlProps, 'control'>;

/** A label, the control of a file slot, and the slot's limits where there is no other hint. */
export function SlotField(props: SlotFieldProps) {
  const { id, label, optional, hint, error, className, ...rest } = props;
  return (
    <Field
      id={id}
      label={label}
      hint={hint ?? <SlotHint slot={rest.slot} />}
      error={error}
      optional={optional}
      className={className}
    >
      {(control) => <FileControl control={control} {...rest} />}
    </Field>
  );
}

interface FileControlProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly slot: FileSlot;
  readonly file: File | undefined;
  readonly disabled: boolean;
  /** Called with an acceptable file, or with undefined when the file was removed. */
  readonly onFile: (file: File | undefined) => void;
  /** Called at once with what is wrong with a chosen file; the earlier file stays. */
  readonly onProblem: (problem: string) => void;
  /** Called when the preview of a chosen picture cannot be shown. */
  readonly onUnreadable?: (() => void) | undefined;
}

const zone =
  'relative rounded-control border-2 border-dashed bg-surface-sunken transition-colors hover:border-brand has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2';

/**
 * A real file input laid over its drop zone, so that keyboard, pointer, and dragging all reach the same control.
 * A chosen file is shown with its name, size and, for images, a preview.
 */
function FileControl(props: FileControlProps) {
  const { control, name, slot, file, disabled, onFile, onProblem, onUnreadable } = props;
  const input = useRef<HTMLInputElement>(null);
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after it was removed or mended.
    event.target.value = '';
    if (chosen === undefined) return;
    const problem = fileProblem(chosen, slot);
    if (problem === undefined) onFile(chosen);
    else onProblem(problem);
  };
  return (
    <div className={`${zone} ${control['aria-invalid'] ? 'border-danger' : 'border-line-strong'}`}>
      <input
        {...control}
        ref={input}
        name={name}
        type="file"
        accept={acceptOf(slot)}
        disabled={disabled}
        tabIndex={file === undefined ? 0 : -1}
        onChange={take}
        className={file === undefined ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'sr-only'}
      />
      {file === undefined ? (
        <Invitation />
      ) : (
        <ChosenFile
          file={file}
          isImage={slot.kind === 'image'}
          disabled={disabled}
          onUnreadable={onUnreadable}
          onReplace={() => input.current?.click()}
          onRemove={() => {
            onFile(undefined);
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

function Invitation() {
  return (
    <div aria-hidden="true" className="flex min-h-24 items-center gap-4 px-4 py-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <UploadIcon />
      </span>
      <span>
        <span className="font-semibold text-brand">Pilih berkas</span>
        <span className="text-muted"> atau seret ke sini</span>
      </span>
    </div>
  );
}

interface ChosenFileProps {
  readonly file: File;
  readonly isImage: boolean;
  readonly disabled: boolean;
  readonly onUnreadable: (() => void) | undefined;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
}

function ChosenFile({ file, isImage, disabled, onUnreadable, onReplace, onRemove }: ChosenFileProps) {
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
