import { acceptOf, type FileSlot, unreadableImage } from 'contract/rules/files';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { UploadIcon } from '#ui/base/icons.tsx';
import type { ControlProps } from '#ui/forms/field.tsx';
import { ChosenFile, RefusedNote, ShrinkingFile } from './chosen-file.tsx';
import { type FileChoice, keptFile, PendingFile, RefusedFile } from './file-choice.ts';
import { useFilePreparation } from './use-file-preparation.ts';

export interface FileControlProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly slot: FileSlot;
  readonly choice: FileChoice;
  readonly disabled: boolean;
  /** Called with each step of a choice: pending at once, then the file, or what is wrong with it. */
  readonly onChoice: (choice: FileChoice) => void;
  /** Makes of an acceptable file the one that is sent; undefined if it is not wanted after all. */
  readonly refine?: ((file: File) => Promise<File | undefined>) | undefined;
  /** Said of a broken picture, where a screen has words of its own. */
  readonly unreadable?: string | undefined;
}

// As high with a file as without: what stands beneath must not move from under a pointer.
const zone =
  'relative grid min-h-35 items-center rounded-control border-2 border-dashed bg-surface-sunken transition-colors hover:border-brand has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2';

/**
 * A real file input laid over its drop zone, so that keyboard, pointer, and dragging all reach the same control.
 * A chosen file is shown with its name, size and, for images, a preview; a refused one is named beneath.
 */
export function FileControl(props: FileControlProps) {
  const { control, name, slot, choice, disabled, onChoice } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isShrinking, take, remove, cancel } = useChoosing(props);
  const file = keptFile(choice);
  const shrinking = isShrinking && choice instanceof PendingFile ? choice.chosen.name : undefined;
  /** Does it, and leaves the focus where another file is chosen: its button is gone then. */
  const andFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };
  return (
    <div className="grid gap-2">
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
        {file !== undefined && (
          <ChosenFile
            file={file}
            shrinking={shrinking}
            isImage={slot.kind === 'image'}
            disabled={disabled}
            onUnreadable={() =>
              onChoice(new RefusedFile(file.name, props.unreadable ?? unreadableImage(file, slot), undefined))
            }
            onReplace={() => input.current?.click()}
            onRemove={andFocus(remove)}
            onCancel={andFocus(cancel)}
          />
        )}
        {file === undefined && shrinking === undefined && <Invitation />}
        {file === undefined && shrinking !== undefined && (
          <ShrinkingFile name={shrinking} onCancel={andFocus(cancel)} />
        )}
      </div>
      {choice instanceof RefusedFile && (
        <RefusedNote
          refused={choice}
          disabled={disabled}
          onForget={andFocus(() => onChoice(choice.before))}
        />
      )}
    </div>
  );
}

/** The way of a choice from the picker to the field's value. */
function useChoosing({ slot, choice, onChoice, refine, unreadable }: FileControlProps) {
  const { isShrinking, prepare, cancel } = useFilePreparation(slot, { refine, unreadable });
  const last = useRef<PendingFile>(undefined);
  // Nobody may wait for what can no longer be answered.
  useEffect(() => () => last.current?.settle(last.current.before), []);
  const wait = (pending: PendingFile) => {
    // Who waits for the one before waits for this one.
    last.current?.settle(pending);
    last.current = pending;
    onChoice(pending);
  };
  const run = async (chosen: File) => {
    const { file, problem } = await prepare(chosen);
    const pending = last.current;
    if (pending?.chosen !== chosen) return;
    last.current = undefined;
    const { before } = pending;
    const outcome = problem === undefined ? (file ?? before) : new RefusedFile(chosen.name, problem, before);
    onChoice(outcome);
    pending.settle(outcome);
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again after it was removed or mended.
    event.target.value = '';
    if (chosen === undefined) return;
    wait(new PendingFile(chosen, keptFile(choice)));
    void run(chosen);
  };
  /** Takes away the file that is there; one that is still looked at goes on without it. */
  const remove = () =>
    choice instanceof PendingFile ? wait(new PendingFile(choice.chosen, undefined)) : onChoice(undefined);
  return { isShrinking, take, remove, cancel };
}

function Invitation() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 p-4">
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
