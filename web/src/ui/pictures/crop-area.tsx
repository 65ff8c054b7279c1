import { fill } from 'contract/text/language/fill';
import { type KeyboardEvent, type Ref, useEffect, useId, useImperativeHandle, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import * as t from '#messages/ui/pictures';
import 'react-image-crop/dist/ReactCrop.css';
import { Button } from '#ui/base/button.tsx';
import {
  type Crop,
  cropToJpeg,
  hasAspect,
  largestCrop,
  moveCrop,
  resizeCrop,
  type Size,
  wholePicture,
} from './crop.ts';
import { useObjectUrl } from './use-object-url.ts';

export interface CropAreaHandle {
  /** Crops the picture and returns a JPEG. Undefined while there is no picture. */
  readonly crop: () => Promise<File | undefined>;
}

export interface CropAreaProps {
  readonly ref: Ref<CropAreaHandle>;
  readonly file: File;
  readonly aspect: number;
  readonly isDisabled: boolean;
  readonly onReady: () => void;
  readonly onUnreadable: () => void;
}

const labels = {
  cropArea: t.cropArea,
  nwDragHandle: t.topLeft,
  nDragHandle: t.top,
  neDragHandle: t.topRight,
  eDragHandle: t.right,
  seDragHandle: t.bottomRight,
  sDragHandle: t.bottom,
  swDragHandle: t.bottomLeft,
  wDragHandle: t.left,
} as const;

/** Leaves space for the elements around the picture, because touch on the picture does not scroll. */
const height = 'max-h-[max(11rem,min(50dvh,100dvh-24rem))]';

export function CropArea({ ref, file, aspect, isDisabled, onReady, onUnreadable }: CropAreaProps) {
  const url = useObjectUrl(file);
  const picture = useRef<HTMLImageElement>(null);
  const [size, setSize] = useState<Size>();
  const [crop, setCrop] = useState<Crop>();
  const hint = useId();
  const frame = useRef<HTMLDivElement>(null);
  // The dialog had nothing to focus when it opened, so the crop area gets the focus now.
  useEffect(() => {
    if (size !== undefined) frame.current?.querySelector<HTMLElement>(cropSelector)?.focus();
  }, [size]);
  useImperativeHandle(ref, () => ({
    crop: async () =>
      picture.current === null || crop === undefined
        ? undefined
        : cropToJpeg(picture.current, crop, file.name),
  }));
  const onKeyDown = (event: KeyboardEvent) => {
    if (isDisabled || crop === undefined || size === undefined) return;
    const next = cropByKey(event, crop, largestCrop(size, aspect));
    if (next === undefined) return;
    // Otherwise the library would move it a second time.
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
            alt={fill(t.chosenAlt, { name: file.name })}
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
        {t.cropHint} <span className="pointer-coarse:hidden">{t.keyboardHint}</span>
      </p>
      {size !== undefined && hasAspect(size, aspect) && (
        <Button variant="secondary" size="small" disabled={isDisabled} onClick={() => setCrop(wholePicture)}>
          {t.useWhole}
        </Button>
      )}
    </div>
  );
}

const cropSelector = '.ReactCrop__crop-selection';

/** Step of a move in percent of the picture, and factor of a resize. */
const [stepPercent, growthFactor] = [2, 1.06];

function cropByKey(event: KeyboardEvent, crop: Crop, largest: Crop) {
  const { key, shiftKey, target } = event;
  if (!(target instanceof Element) || !target.matches(cropSelector)) return undefined;
  const directions: Readonly<Record<string, readonly [right: number, down: number]>> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
  };
  const direction = directions[key];
  if (direction === undefined) return undefined;
  const [right, down] = direction;
  if (!shiftKey) return moveCrop(crop, right * stepPercent, down * stepPercent);
  return resizeCrop(crop, right - down > 0 ? growthFactor : 1 / growthFactor, largest);
}

export default CropArea;
