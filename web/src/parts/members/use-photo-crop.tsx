import { profilePhotoSlot, unreadableImage } from 'contract/rules/files';
import { type ReactNode, useRef, useState } from 'react';
import { FileRefusal } from '#ui/files/file-refusal.ts';
import type { PhotoCropDialog } from './photo-crop-dialog.tsx';

/** Only who has chosen a photo needs it; it is there whole before the dialog opens. */
const loadDialog = async () => {
  const dialog = import('./photo-crop-dialog.tsx');
  await import('#ui/pictures/crop-area.tsx');
  return (await dialog).PhotoCropDialog;
};

interface Question {
  readonly file: File;
  readonly answer: (photo: File | undefined) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Cropping as one step of a form.
 *
 * @returns `crop`, which asks and gives a JPEG, undefined when the person thought better of it, or throws a FileRefusal
 *   that tells what is wrong with the picture; and the dialog, which must be on the page
 */
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
    // Without it the server takes the middle.
    if (Dialog === undefined) return file;
    setLoaded({ Dialog });
    return new Promise<File | undefined>((answer, fail) => setQuestion({ file, answer, fail }));
  };
  const close = () => setQuestion(undefined);
  const dialog = loaded && (
    <loaded.Dialog
      file={question?.file}
      confirmLabel="Pakai foto ini"
      onCropped={(photo) => {
        question?.answer(photo);
        close();
      }}
      onUnreadable={() => {
        question?.fail(new FileRefusal(unreadableImage(question.file, profilePhotoSlot)));
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
