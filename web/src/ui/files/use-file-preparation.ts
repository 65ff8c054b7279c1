import { type FileSlot, fileProblem, unreadableImage } from 'contract/rules/files';
import { useEffect, useRef, useState } from 'react';
import type { TakeOptions } from '#ui/pictures/take-picture.ts';
import { FileRefusal } from './file-refusal.ts';

export interface PreparationOptions {
  /** Makes of an acceptable file the one that is sent; undefined if it is not wanted after all. */
  readonly refine?: ((file: File) => Promise<File | undefined>) | undefined;
  /** Said of a broken picture, where a screen has words of its own. */
  readonly unreadable?: string | undefined;
}

/** A file to send, or what is wrong with the one that was chosen; neither when it was called off. */
export interface Prepared {
  readonly file?: File | undefined;
  readonly problem?: string;
}

export interface FilePreparation {
  /** A picture is being made smaller, which takes a moment. */
  readonly isShrinking: boolean;
  /** Looks at a chosen file and makes of it the one that is sent; a file chosen before is called off. */
  readonly prepare: (file: File) => Promise<Prepared>;
  readonly cancel: () => void;
}

/** Where the code that looks at pictures cannot be loaded, name and size are looked at here, the rest by the server. */
async function takeFile(file: File, slot: FileSlot, options: TakeOptions): Promise<File> {
  const pictures =
    slot.kind === 'image' ? await import('#ui/pictures/take-picture.ts').catch(() => undefined) : undefined;
  options.signal.throwIfAborted();
  if (pictures !== undefined) return pictures.takePicture(file, slot, options);
  const problem = fileProblem(file, slot);
  if (problem !== undefined) throw new FileRefusal(problem);
  return file;
}

/** What happens between the choice of a file and its sending, wherever files are chosen. */
export function useFilePreparation(slot: FileSlot, options: PreparationOptions = {}): FilePreparation {
  const { refine, unreadable } = options;
  const [isShrinking, setShrinking] = useState(false);
  const underWay = useRef<AbortController>(undefined);
  const cancel = () => underWay.current?.abort();
  useEffect(() => () => underWay.current?.abort(), []);
  const prepare = async (file: File): Promise<Prepared> => {
    cancel();
    const controller = new AbortController();
    const { signal } = controller;
    underWay.current = controller;
    setShrinking(false);
    try {
      const taken = await takeFile(file, slot, { signal, unreadable, onShrink: () => setShrinking(true) });
      setShrinking(false);
      return { file: refine === undefined ? taken : await refine(taken) };
    } catch (error) {
      if (underWay.current === controller) setShrinking(false);
      if (signal.aborted) return {};
      return { problem: error instanceof FileRefusal ? error.message : unreadableImage(file, slot) };
    }
  };
  return { isShrinking, prepare, cancel };
}
