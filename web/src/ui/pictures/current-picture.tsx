interface CurrentPictureProps {
  readonly label: string;
  readonly src: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
}

const heightInRem = 10;

/** Current picture of a record, above the field that replaces it. Its space is reserved before it loads. */
export function CurrentPicture({ label, src, size }: CurrentPictureProps) {
  if (src === null) return null;
  const shape = size && { width: `min(100%, ${(heightInRem * size.width) / size.height}rem)` };
  return (
    <figure className="grid justify-items-start gap-1.5">
      <figcaption className="font-semibold text-sm">{label}</figcaption>
      <img
        src={src}
        {...size}
        alt={label}
        style={shape ?? { height: `${heightInRem}rem` }}
        className="h-auto max-w-full rounded-control border border-line bg-surface-sunken"
      />
    </figure>
  );
}
