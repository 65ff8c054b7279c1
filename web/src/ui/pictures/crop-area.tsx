import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#ui/base/button.tsx';
import {
  type Crop,
  cutOut,
  fitsWhole,
  largestCrop,
  moveCrop,
  resizeCrop,
  type Size,
  wholePicture,
} from './crop.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface CropAreaHandle {
  /** The part that is chosen now, as a JPEG; undefined while there is no picture. */
  readonly take: () => Promise<File | undefined>;
}

export interface CropAreaProps {
  readonly ref: Ref<CropAreaHandle>;
  readonly file: File;
  /** Width by height of the part. */
  readonly aspect: number;
  readonly isDisabled: boolean;
  /** The picture is on screen, with a part of it chosen. */
  readonly onReady: () => void;
  /** The browser cannot show it. */
  readonly onUnreadable: () => void;
}

const labels = {
  cropArea: 'Bagian foto yang dipakai. Panah menggeser, Shift dengan panah mengubah ukuran',
  nwDragHandle: 'Sudut kiri atas, panah mengubah ukuran',
  nDragHandle: 'Sisi atas, panah mengubah ukuran',
  neDragHandle: 'Sudut kanan atas, panah mengubah ukuran',
  eDragHandle: 'Sisi kanan, panah mengubah ukuran',
  seDragHandle: 'Sudut kanan bawah, panah mengubah ukuran',
  sDragHandle: 'Sisi bawah, panah mengubah ukuran',
  swDragHandle: 'Sudut kiri bawah, panah mengubah ukuran',
  wDragHandle: 'Sisi kiri, panah mengubah ukuran',
} as const;

/** What stands around the picture fits into the window too: a finger on the picture scrolls nothing. */
const height = 'max-h-[max(11rem,min(50dvh,100dvh-24rem))]';

/** A picture with the part of it that is used, moved by pointer, finger or keys. */
export function CropArea({ ref, file, aspect, isDisabled, onReady, onUnreadable }: CropAreaProps) {
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  /** Undefined until the picture is on screen. */
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  // The dialog had nothing to begin with when it opened: the keys are for the part.
  useEffect(() => {
    if (size !== undefined) frame.current?.querySelector<HTMLElement>(selection)?.focus();
  }, [size]);
  useImperativeHandle(ref, () => ({
    take: async () =>
      picture.current === null || crop === undefined ? undefined : cutOut(picture.current, crop, file.name),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || crop === undefined || size === undefined) return;
    const next = cropByKey(event, crop, largestCrop(size, aspect));
    if (next === undefined) return;
    // The library would move it a second time.
    event.preventDefault();
    event.stopPropagation();
    setCrop(next);
  };
  return (
    <div ref={frame} className="grid justify-items-center gap-3" onKeyDownCapture={onKeyDown}>
      {url !== undefined && (
        <ReactCrop
          {...(crop === undefined ? {} : { crop: { ...crop, unit: '%' } })}
          aspect={aspect}
          ariaLabels={labels}
          keepSelection
          ruleOfThirds
          minWidth={40}
          disabled={isDisabled}
          className={`${height} bg-surface-sunken`}
          onChange={(_, percent) => setCrop(percent)}
        >
          <img
            ref={picture}
            src={url}
            alt={`Foto yang dipilih, ${file.name}`}
            className={height}
            aria-describedby={hint}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
              setSize({ width, height });
              setCrop(largestCrop({ width, height }, aspect));
              onReady();
            }}
            onError={onUnreadable}
          />
        </ReactCrop>
      )}
      <p id={hint} className="text-muted text-sm">
        Seret kotak untuk menggeser dan sudutnya untuk mengubah ukuran.{' '}
        <span className="pointer-coarse:hidden">
          Dengan papan ketik: panah menggeser, Shift + panah mengubah ukuran.
        </span>
      </p>
      {size !== undefined && fitsWhole(size, aspect) && (
        <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => setCrop(wholePicture)}>
          Pakai seluruh gambar
        </Button>
      )}
    </div>
  );
}

/** The library's element of the part that is chosen. */
const selection = '.ReactCrop__crop-selection';

/** In percent of the picture, and by how much a part grows. */
const [step, growth] = [2, 1.06];

/** Keys on the part itself; those on its corners are the library's. */
function cropByKey(event: KeyboardEvent, crop: Crop, largest: Crop) {
  const { key, shiftKey, target } = event;
  if (!(target instanceof Element) || !target.matches(selection)) return undefined;
  const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [right, down] = direction;
  if (!shiftKey) return moveCrop(crop, right * step, down * step);
  return resizeCrop(crop, right - down > 0 ? growth : 1 / growth, largest);
}

export default CropArea;
