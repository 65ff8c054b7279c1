interface CurrentPictureProps {
  readonly label: string;
  /** Null while there is none. */
  readonly src: string | null;
  readonly size: { readonly width: number; readonly height: number } | null;
}

/** The picture that a record has, above the field that would replace it. */
export function CurrentPicture({ label, src, size }: CurrentPictureProps) {
  if (src === null) return null;
  return (
    <figure className="grid justify-items-start gap-1.5">
      <figcaption className="font-semibold text-sm">{label}</figcaption>
      <img
        src={src}
        {...size}
        alt={label}
        className="h-40 w-auto max-w-full rounded-control border border-line bg-surface-sunken object-contain"
      />
    </figure>
  );
}
