import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import * as t from '#messages/ui/pictures';
import { Button } from '#ui/base/button.tsx';
import { Notice } from '#ui/base/notice.tsx';
import { Spinner } from '#ui/base/spinner.tsx';
import { dialogStyles } from '#ui/dialogs/dialog-styles.ts';
import { UploadProgress } from '#ui/forms/upload-progress.tsx';
import { lazyComponent } from '#ui/lazy/lazy-component.tsx';
import type { CropAreaHandle } from './crop-area.tsx';

// Loaded only when a picture is chosen.
const CropArea = lazyComponent(() => import('./crop-area.tsx'));

export interface CropDialogProps {
  /** Picture to crop. The dialog is open while it is defined. */
  readonly file: File | undefined;
  readonly aspect: number;
  readonly description: ReactNode;
  readonly confirmLabel: string;
  readonly busyLabel?: string;
  readonly isBusy?: boolean;
  /** Sent share of the upload, 0 to 1. Null while nothing is sent. */
  readonly progress?: number | null;
  readonly onCancelUpload?: () => void;
  /** Cause of a failed save. The crop stays. */
  readonly error?: ReactNode;
  readonly onCropped: (photo: File) => void;
  readonly onUnreadable: () => void;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

export function CropDialog(props: CropDialogProps) {
  const { file, isBusy = false, onClose, returnFocus } = props;
  return (
    <Dialog.Root open={file !== undefined} onOpenChange={(open) => !open && !isBusy && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={dialogStyles.backdrop} />
        <Dialog.Viewport className={dialogStyles.viewport}>
          <Dialog.Popup className={dialogStyles.popup} finalFocus={returnFocus} aria-busy={isBusy}>
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
  const [isCropping, setCropping] = useState(false);
  const confirm = async () => {
    if (isCropping) return;
    setCropping(true);
    const photo = await area.current?.crop();
    setCropping(false);
    if (photo !== undefined) props.onCropped(photo);
  };
  return (
    <>
      <div className="grid min-h-0 gap-4 overflow-y-auto px-5 pt-5 pb-4">
        <Dialog.Title className={dialogStyles.title}>{t.cropTitle}</Dialog.Title>
        <Dialog.Description className="text-muted">{props.description}</Dialog.Description>
        <Suspense fallback={<Spinner label={t.loading} />}>
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
          {t.cancel}
        </Button>
        <Button
          className="min-w-24"
          disabled={!isReady}
          busy={isBusy || isCropping}
          busyLabel={busyLabel}
          onClick={confirm}
        >
          {confirmLabel}
        </Button>
      </footer>
    </>
  );
}
