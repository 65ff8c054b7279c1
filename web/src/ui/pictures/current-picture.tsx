import { useIdleRender } from '#ui/base/use-idle-render.ts';

interface CurrentPictureProps {
  readonly label: string;
  readonly src: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
}

const heightInRem = 10;

/**
 * Current picture of a record, above the field that replaces it. Its space is reserved. It loads when the browser
 * is idle, so that it does not delay the fields.
 */
export function CurrentPicture({ label, src, size }: CurrentPictureProps) {
  const isIdle = useIdleRender();
  if (src === null) return null;
  const shape = size && { width: `min(100%, ${(heightInRem * size.width) / size.height}rem)` };
  return (
    <figure className="grid justify-items-start gap-1.5">
      <figcaption className="font-semibold text-sm">{label}</figcaption>
      <img
        {...(isIdle && { src })}
        {...size}
        alt={label}
        style={shape ?? { height: `${heightInRem}rem` }}
        className="h-auto max-w-full rounded-control border border-line bg-surface-sunken"
      />
    </figure>
  );
}
