import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { dialogLook } from '#ui/dialogs/dialog-look.ts';
import { UploadProgress } from '#ui/forms/upload-progress.tsx';
import { lazyPart } from '#ui/late/lazy-part.tsx';
import type { CropAreaHandle } from './crop-area.tsx';

// Only who has chosen a picture needs the code that crops it.
const CropArea = lazyPart(() => import('./crop-area.tsx'));

export interface CropDialogProps {
  /** The picture to crop; the dialog is open while there is one. */
  readonly file: File | undefined;
  /** Width by height of the part. */
  readonly aspect: number;
  /** What the part is for. */
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly busyLabel?: string;
  /** The result is on its way: nothing is changed, and the dialog stays. */
  readonly isBusy?: boolean;
  /** Sent share of the upload, 0 to 1; null while nothing is sent. */
  readonly progress?: number | null;
  readonly onCancelUpload?: () => void;
  /** Why it could not be saved; the choice stays. */
  readonly error?: ReactNode;
  /** Given a JPEG of that shape. */
  readonly onCropped: (photo: File) => void;
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly returnFocus: () => HTMLElement | null;
}

/** Asks which part of a picture is used. */
export function CropDialog(props: CropDialogProps) {
  const { file, isBusy = false, onClose, returnFocus } = props;
  return (
    <Dialog.Root open={file !== undefined} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogLook.backdrop} />
        <Dialog.Viewport className={dialogLook.viewport}>
          <Dialog.Popup lang="id" className={dialogLook.popup} finalFocus={returnFocus} aria-busy={isBusy}>
            {file !== undefined && <Content {...props} file={file} />}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Content(props: CropDialogProps & { readonly file: File }) {
  const { file, aspect, confirmLabel, busyLabel, isBusy = false, progress = null, error } = props;
  const area = useRef<CropAreaHandle>(null);
  const [isReady, setReady] = useState(false);
  const [isCutting, setCutting] = useState(false);
  const confirm = async () => {
    if (isCutting) return;
    setCutting(true);
    const photo = await area.current?.take();
    setCutting(false);
    if (photo !== undefined) props.onCropped(photo);
  };
  return (
    <>
      <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-5 pb-4">
        <Dialog.Title className={dialogLook.title}>Atur foto</Dialog.Title>
        <Dialog.Description className="text-muted">{props.description}</Dialog.Description>
        <Suspense fallback={<Spinner label="Memuat…" />}>
          <CropArea
            ref={area}
            file={file}
            aspect={aspect}
            isDisabled={isBusy}
            onReady={() => setReady(true)}
            onUnreadable={props.onUnreadable}
          />
        </Suspense>
        {isBusy && progress !== null && props.onCancelUpload !== undefined && (
          <UploadProgress share={progress} onCancel={props.onCancelUpload} />
        )}
        {error !== undefined && <Notice tone="error">{error}</Notice>}
      </div>
      <footer className="flex flex-wrap justify-end gap-3 border-line border-t px-5 py-4">
        <Button variant="secondary" className="min-w-24" disabled={isBusy} onClick={props.onClose}>
          Batal
        </Button>
        <Button
          className="min-w-24"
          disabled={!isReady}
          busy={isBusy || isCutting}
          busyLabel={busyLabel}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </footer>
    </>
  );
}
