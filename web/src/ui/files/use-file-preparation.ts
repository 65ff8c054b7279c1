import { type FileSlot, findFileError, isPictureFile, unreadableImageMessage } from 'contract/rules/files';
import { useEffect, useRef, useState } from 'react';
import type { ProcessPictureOptions } from '#ui/pictures/process-picture.ts';
import { FileRefusal } from './file-refusal.ts';

export interface PreparationOptions {
  /** Transforms an acceptable file into the one to send. Undefined if the user discards it. */
  readonly refine?: ((file: File) => Promise<File | undefined>) | undefined;
  readonly unreadableMessage?: string | undefined;
}

export interface Prepared {
  readonly file?: File | undefined;
  readonly problem?: string;
}

/** Checks only name and size if the code for pictures cannot be loaded. The server checks the rest. */
async function processFile(file: File, slot: FileSlot, options: ProcessPictureOptions): Promise<File> {
  const pictures = isPictureFile(file, slot)
    ? await import('#ui/pictures/process-picture.ts').catch(() => undefined)
    : undefined;
  options.signal.throwIfAborted();
  if (pictures !== undefined) return pictures.processPicture(file, slot, options);
  const problem = findFileError(file, slot);
  if (problem !== undefined) throw new FileRefusal(problem);
  return file;
}

export function useFilePreparation(slot: FileSlot, options: PreparationOptions = {}) {
  const { refine, unreadableMessage } = options;
  const [isShrinking, setShrinking] = useState(false);
  const controllerRef = useRef<AbortController>(undefined);
  const cancel = () => controllerRef.current?.abort();
  useEffect(() => () => controllerRef.current?.abort(), []);
  /** Prepares the file to send. Cancels the preparation of an earlier one. */
  const prepare = async (file: File): Promise<Prepared> => {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    controllerRef.current = controller;
    setShrinking(false);
    try {
      const processed = await processFile(file, slot, {
        signal,
        unreadableMessage,
        onShrink: () => setShrinking(true),
      });
      setShrinking(false);
      return { file: refine === undefined ? processed : await refine(processed) };
    } catch (error) {
      if (controllerRef.current === controller) setShrinking(false);
      if (signal.aborted) return {};
      return { problem: error instanceof FileRefusal ? error.message : unreadableImageMessage(file, slot) };
    }
  };
  return { isShrinking, prepare, cancel };
}
