import { avifSourceSet, type Picture } from 'contract/built-in/picture';

interface PictureImageProps {
  readonly picture: Picture;
  /** How wide the picture is shown: the `sizes` of its sources. */
  readonly sizes: string;
  /** The one large picture at the top of its page; all others wait until they come near. */
  readonly isHero?: boolean | undefined;
  /** Where the text beside it says the same. */
  readonly isDecoration?: boolean | undefined;
  readonly className?: string | undefined;
}

/** A picture with its size, in AVIF where it exists and the browser can. */
export function PictureImage(props: PictureImageProps) {
  const { picture, sizes, isHero = false, isDecoration = false, className } = props;
  const { src, width, height, alt, widths } = picture;
  return (
    <picture>
      {widths.length > 0 && <source type="image/avif" srcSet={avifSourceSet(picture)} sizes={sizes} />}
      <img
        src={src}
        width={width}
        height={height}
        alt={isDecoration ? '' : alt}
        className={className}
        decoding="async"
        {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
