interface CurrentPictureProps {
  readonly label: string;
  /** Null while there is none. */
  readonly src: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
  /** All widths that there are of it, as `srcset` has them. */
  readonly sourceSet?: string | undefined;
}

const heightInRem = 10;

/** The picture that a record has, above the field that would replace it; its place has its shape before it is here. */
export function CurrentPicture({ label, src, size, sourceSet }: CurrentPictureProps) {
  if (src === null) return null;
  const width = size && `${(heightInRem * size.width) / size.height}rem`;
  return (
    <figure className="grid justify-items-start gap-1.5">
      <figcaption className="font-semibold text-sm">{label}</figcaption>
      <img
        {...(width !== null && sourceSet !== undefined ? { sizes: width, srcSet: sourceSet } : {})}
        src={src}
        {...size}
        alt={label}
        style={width === null ? { height: `${heightInRem}rem` } : { width: `min(100%, ${width})` }}
        className="h-auto max-w-full rounded-control border border-line bg-surface-sunken"
      />
    </figure>
  );
}
