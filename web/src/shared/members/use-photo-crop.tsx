import { profilePhotoSlot, unreadableImageMessage } from 'contract/rules/files';
import { type ReactNode, useRef, useState } from 'react';
import * as t from '#messages/shared/members';
import { FileRefusal } from '#ui/files/file-refusal.ts';
import type { PhotoCropDialog } from './photo-crop-dialog.tsx';

/** Lazy-loaded after a photo is chosen. The dialog opens when all its code is loaded. */
const loadDialog = async () => {
  const [{ PhotoCropDialog }] = await Promise.all([
    import('./photo-crop-dialog.tsx'),
    import('#ui/pictures/crop-area.tsx'),
  ]);
  return PhotoCropDialog;
};

interface Question {
  readonly file: File;
  readonly answer: (photo: File | undefined) => void;
  readonly fail: (error: Error) => void;
}

/** Adds a crop step. `crop` resolves to a JPEG or undefined, or rejects with a FileRefusal. */
export function usePhotoCrop(): {
  readonly crop: (file: File) => Promise<File | undefined>;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const [loaded, setLoaded] = useState<{ readonly Dialog: typeof PhotoCropDialog }>();
  const opener = useRef<HTMLElement | null>(null);
  const crop = async (file: File) => {
    opener.current = document.activeElement as HTMLElement | null;
    const Dialog = await loadDialog().catch(() => undefined);
    // Without the dialog, the server crops to the centre.
    if (Dialog === undefined) return file;
    setLoaded({ Dialog });
    return new Promise<File | undefined>((answer, fail) => setQuestion({ file, answer, fail }));
  };
  const close = () => setQuestion(undefined);
  const dialog = loaded && (
    <loaded.Dialog
      file={question?.file}
      confirmLabel={t.usePhoto}
      onCropped={(photo) => {
        question?.answer(photo);
        close();
      }}
      onUnreadable={() => {
        question?.fail(new FileRefusal(unreadableImageMessage(question.file, profilePhotoSlot)));
        close();
      }}
      onClose={() => {
        question?.answer(undefined);
        close();
      }}
      returnFocus={() => opener.current}
    />
  );
  return { crop, dialog };
}
