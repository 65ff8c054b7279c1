import { notAnImage, profilePhotoSlot } from 'contract/rules/files';
import { type ReactNode, useRef, useState } from 'react';
import { PhotoCropDialog } from '#parts/members/photo-crop-dialog.tsx';

interface Question {
  readonly file: File;
  readonly answer: (photo: File | undefined) => void;
  readonly fail: (error: Error) => void;
}

/**
 * Cropping as one step of a form.
 *
 * @returns `crop`, which asks and gives a JPEG, undefined when the person thought better of it, or throws what is
 *   wrong with the picture; and the dialog, which must be on the page
 */
export function usePhotoCrop(): {
  readonly crop: (file: File) => Promise<File | undefined>;
  readonly dialog: ReactNode;
} {
  const [question, setQuestion] = useState<Question>();
  const opener = useRef<HTMLElement | null>(null);
  const crop = (file: File) =>
    new Promise<File | undefined>((resolve, reject) => {
      opener.current = document.activeElement as HTMLElement | null;
      setQuestion({ file, answer: resolve, fail: reject });
    });
  const close = () => setQuestion(undefined);
  const dialog = (
    <PhotoCropDialog
      file={question?.file}
      confirmLabel="Pakai foto ini"
      onCropped={(photo) => {
        question?.answer(photo);
        close();
      }}
      onUnreadable={() => {
        question?.fail(new Error(notAnImage(profilePhotoSlot)));
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
