import { acceptOf, type FileSlot, isPictureFile, unreadableImageMessage } from 'contract/rules/files';
import { type ChangeEvent, useEffect, useRef } from 'react';
import * as t from '#messages/ui/files';
import { UploadIcon } from '#ui/base/icons.tsx';
import type { ControlProps } from '#ui/forms/field.tsx';
import { ChosenFile, RefusedNote, ShrinkingFile } from './chosen-file.tsx';
import { currentFile, type FileChoice, PendingFile, RefusedFile } from './file-choice.ts';
import { useFilePreparation } from './use-file-preparation.ts';

export interface FileControlProps {
  readonly control: ControlProps;
  readonly name: string;
  readonly slot: FileSlot;
  readonly choice: FileChoice;
  readonly disabled: boolean;
  /** Called with each step of a choice: first pending, then the file or its refusal. */
  readonly onChoice: (choice: FileChoice) => void;
  /** Transforms an acceptable file into the one to send. Undefined if the user discards it. */
  readonly refine?: ((file: File) => Promise<File | undefined>) | undefined;
  readonly unreadableMessage?: string | undefined;
}

// The height does not depend on the file, so that elements below do not move.
const zone =
  'relative grid min-h-35 items-center rounded-control border-2 border-dashed bg-surface-sunken transition-colors hover:border-brand has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-focus has-[input:focus-visible]:outline-offset-2';

/** Native file input over its drop zone: keyboard, pointer and drag-and-drop use the same control. */
export function FileControl(props: FileControlProps) {
  const { control, name, slot, choice, disabled, onChoice } = props;
  const input = useRef<HTMLInputElement>(null);
  const { isShrinking, onPick, remove, cancel } = useFileChoice(props);
  const file = currentFile(choice);
  const shrinking = isShrinking && choice instanceof PendingFile ? choice.chosen.name : undefined;
  /** Wraps an action, and then focuses the input, because the pressed button disappears. */
  const withInputFocus = (act: () => void) => () => {
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
          onChange={onPick}
          className={file === undefined ? 'absolute inset-0 size-full cursor-pointer opacity-0' : 'sr-only'}
        />
        {file !== undefined && (
          <ChosenFile
            file={file}
            shrinking={shrinking}
            isImage={isPictureFile(file, slot)}
            disabled={disabled}
            onUnreadable={() =>
              onChoice(
                new RefusedFile(
                  file.name,
                  props.unreadableMessage ?? unreadableImageMessage(file, slot),
                  undefined,
                ),
              )
            }
            onReplace={() => input.current?.click()}
            onRemove={withInputFocus(remove)}
            onCancel={withInputFocus(cancel)}
          />
        )}
        {file === undefined && shrinking === undefined && <Invitation />}
        {file === undefined && shrinking !== undefined && (
          <ShrinkingFile name={shrinking} onCancel={withInputFocus(cancel)} />
        )}
      </div>
      {choice instanceof RefusedFile && (
        <RefusedNote
          refused={choice}
          disabled={disabled}
          onDismiss={withInputFocus(() => onChoice(choice.previous))}
        />
      )}
    </div>
  );
}

function useFileChoice({ slot, choice, onChoice, refine, unreadableMessage }: FileControlProps) {
  const { isShrinking, prepare, cancel } = useFilePreparation(slot, {
    refine,
    unreadableMessage,
  });
  const last = useRef<PendingFile>(undefined);
  // Settles the pending choice on unmount, so that no caller waits forever.
  useEffect(() => () => last.current?.settle(last.current.previous), []);
  const startPending = (pending: PendingFile) => {
    // Callers that wait for the previous choice wait for this one.
    last.current?.settle(pending);
    last.current = pending;
    onChoice(pending);
  };
  const run = async (chosen: File) => {
    const { file, problem } = await prepare(chosen);
    const pending = last.current;
    if (pending?.chosen !== chosen) return;
    last.current = undefined;
    const { previous } = pending;
    const outcome =
      problem === undefined ? (file ?? previous) : new RefusedFile(chosen.name, problem, previous);
    onChoice(outcome);
    pending.settle(outcome);
  };
  const onPick = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // Allows the same file to be chosen again after it was removed or corrected.
    event.target.value = '';
    if (chosen === undefined) return;
    startPending(new PendingFile(chosen, currentFile(choice)));
    void run(chosen);
  };
  const remove = () =>
    choice instanceof PendingFile
      ? startPending(new PendingFile(choice.chosen, undefined))
      : onChoice(undefined);
  return { isShrinking, onPick, remove, cancel };
}

function Invitation() {
  return (
    <div aria-hidden="true" className="flex items-center gap-4 p-4">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-brand-soft text-brand">
        <UploadIcon />
      </span>
      <span>
        <span className="font-semibold text-brand">{t.choose}</span>
        <span className="text-muted pointer-coarse:hidden">{t.orDrop}</span>
      </span>
    </div>
  );
}
