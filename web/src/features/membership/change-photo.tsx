import { acceptOf, fileProblem, newProfilePhotoSlot, notAnImage } from 'contract/rules/files';
import { type ChangeEvent, useRef, useState } from 'react';
import { useAction } from '#api/use-action.ts';
import { PhotoCropDialog } from '#parts/members/photo-crop-dialog.tsx';
import { Button } from '#ui/base/button.tsx';
import { serverMessage } from '#ui/base/failure-notice.tsx';
import { PhotoIcon } from '#ui/base/icons.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { SlotHint } from '#ui/forms/file-control.tsx';

/** Chooses, crops and saves another photo; profile and card then show it. */
export function ChangePhoto() {
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState('');
  const upload = useUpload((message) => {
    setFile(undefined);
    setSaved(message);
  });
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0];
    // The same file may be chosen again.
    event.target.value = '';
    if (chosen === undefined) return;
    const found = fileProblem(chosen, newProfilePhotoSlot);
    upload.forget();
    setSaved('');
    setProblem(found);
    if (found === undefined) setFile(chosen);
  };
  return (
    <div className="grid gap-1.5">
      <input ref={input} type="file" hidden accept={acceptOf(newProfilePhotoSlot)} onChange={take} />
      <Button
        ref={button}
        lang="en"
        variant="secondary"
        size="small"
        icon={<PhotoIcon className="size-4.5" />}
        className="justify-self-start"
        onClick={() => input.current?.click()}
      >
        Change Photo
      </Button>
      <p className="text-muted text-xs">
        <SlotHint slot={newProfilePhotoSlot} />
      </p>
      <p role="status" className="font-medium text-success text-sm empty:hidden">
        {saved}
      </p>
      {problem !== undefined && <Notice tone="error">{problem}</Notice>}
      <PhotoCropDialog
        file={file}
        confirmLabel="Simpan foto"
        busyLabel="Menyimpan…"
        isBusy={upload.isBusy}
        progress={upload.progress}
        onCancelUpload={upload.cancel}
        error={upload.error}
        onCropped={upload.send}
        onUnreadable={() => {
          setFile(undefined);
          setProblem(notAnImage(newProfilePhotoSlot));
        }}
        onClose={() => {
          upload.forget();
          setFile(undefined);
        }}
        returnFocus={() => button.current}
      />
    </div>
  );
}

function useUpload(onSaved: (message: string) => void) {
  const action = useAction('changePhoto', { refreshes: ['getProfile', 'getUser', 'getProfilePhoto'] });
  const [error, setError] = useState<string>();
  const send = async (profilePhoto: File) => {
    setError(undefined);
    try {
      onSaved((await action.run({ profilePhoto })).message);
    } catch (failed) {
      setError(
        failed instanceof DOMException && failed.name === 'AbortError'
          ? 'Pengiriman dibatalkan. Pilihan Anda tetap ada.'
          : (serverMessage(failed) ?? 'Foto tidak dapat disimpan. Coba lagi.'),
      );
    }
  };
  const { isBusy, progress, cancel } = action;
  return { send, error, isBusy, progress, cancel, forget: () => setError(undefined) };
}
