import { Dialog } from '@base-ui/react/dialog';
import type { MouseEvent } from 'react';
import * as t from '#messages/ui/pictures';
import { buttonClass } from '#ui/base/button.tsx';
import { CloseIcon } from '#ui/base/shell-icons.tsx';
import { ProtectedImage, type ProtectedImageName, useProtectedImage } from './protected-image.tsx';

export interface ImageOverlayProps {
  readonly isOpen: boolean;
  readonly endpoint: ProtectedImageName;
  readonly id: string;
  readonly title: string;
  readonly onClose: () => void;
  readonly returnFocus: () => HTMLElement | null;
}

export function OverlayPopup(props: ImageOverlayProps) {
  const { isOpen, title, onClose, returnFocus, endpoint, id } = props;
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup
          finalFocus={returnFocus}
          className="on-navy fixed inset-0 z-50 flex flex-col bg-black text-white outline-none"
          onClick={onClose}
        >
          <Content title={title} endpoint={endpoint} id={id} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const keepOpen = (event: MouseEvent) => event.stopPropagation();
const barButton = `${buttonClass('quiet', 'small')} shrink-0 whitespace-nowrap text-white! hover:bg-white/15!`;

/** Mounted only while open, so that the image is loaded then and released afterwards. */
function Content({ title, endpoint, id }: Pick<ImageOverlayProps, 'title' | 'endpoint' | 'id'>) {
  const picture = useProtectedImage(endpoint, id);
  return (
    <>
      <header className="flex items-center gap-2 px-4 py-3">
        <Dialog.Title className="mr-auto line-clamp-2 min-w-0 font-semibold wrap-anywhere">
          {title}
        </Dialog.Title>
        {picture.url !== undefined && (
          <a href={picture.url} target="_blank" rel="noreferrer" className={barButton} onClick={keepOpen}>
            {t.openOriginal}
          </a>
        )}
        <Dialog.Close className={barButton}>
          <CloseIcon className="size-4" />
          {t.close}
        </Dialog.Close>
      </header>
      <div className="grid min-h-0 flex-1 cursor-zoom-out grid-cols-[minmax(0,1fr)] grid-rows-[minmax(0,1fr)] place-items-center p-3 sm:p-6">
        {picture.error === null ? (
          <ProtectedImage
            picture={picture}
            alt={title}
            errorText=""
            className="max-h-full max-w-full object-contain"
          />
        ) : (
          // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the overlay stays open
          <div onClick={keepOpen}>
            <ProtectedImage picture={picture} alt={title} errorText={t.loadFailed} />
          </div>
        )}
      </div>
    </>
  );
}
