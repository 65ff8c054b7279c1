import type { Editor } from '@tiptap/react';
import { ApiError } from 'contract/errors';
import { contentImageSlot } from 'contract/rules/files';
import { useEffect, useRef, useState } from 'react';
import { useCall } from '#api/account.ts';
import { getErrorReason } from '#ui/base/error-message.ts';
import { useFilePreparation } from '#ui/files/use-file-preparation.ts';
import { useWaitFor } from '#ui/forms/form-context.ts';

export interface PictureUpload {
  readonly progress: number | null;
  readonly isShrinking: boolean;
  readonly problem: string | undefined;
  readonly start: (file: File) => Promise<void>;
  readonly cancel: () => void;
}

const describeProblem = (error: unknown): string | undefined => {
  if (error instanceof DOMException && error.name === 'AbortError') return undefined;
  return error instanceof ApiError
    ? error.message
    : (getErrorReason(error) ?? 'Gambar tidak dapat diunggah.');
};

export function usePictureUpload(editor: Editor): PictureUpload {
  const call = useCall();
  const waitFor = useWaitFor();
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState<string>();
  const { isShrinking, ...preparation } = useFilePreparation(contentImageSlot);
  const abort = useRef<AbortController | null>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const send = async (image: File) => {
    abort.current?.abort();
    const controller = new AbortController();
    const { signal } = controller;
    abort.current = controller;
    setProgress(0);
    try {
      const reply = await call('uploadImage', { image }, { signal, onProgress: setProgress });
      const { width, height } = reply.imageSize;
      editor.chain().focus().setImage({ src: reply.image, alt: '', width, height }).run();
      return true;
    } catch (error) {
      const message = describeProblem(error);
      setProblem(message);
      // After a cancellation the text can be saved without the picture.
      return message === undefined;
    } finally {
      if (abort.current?.signal === signal) setProgress(null);
    }
  };
  const prepareAndSend = async (chosen: File) => {
    setProblem(undefined);
    const { file, problem: refusal } = await preparation.prepare(chosen);
    if (refusal !== undefined) setProblem(`${refusal} Gambar tidak dimasukkan.`);
    return file === undefined ? refusal === undefined : send(file);
  };
  const start = async (chosen: File) => waitFor(prepareAndSend(chosen));
  const cancel = () => {
    preparation.cancel();
    abort.current?.abort();
  };
  return { progress, isShrinking, problem, start, cancel };
}
