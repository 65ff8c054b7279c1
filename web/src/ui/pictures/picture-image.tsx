import { avifSourceSet, type Picture } from 'contract/built-in/picture';
import { useEffect, useRef, useState } from 'react';
import { Mosaic } from './mosaic.tsx';

interface PictureImageProps {
  readonly picture: Picture;
  /** How wide the picture is shown: the `sizes` of its sources. */
  readonly sizes: string;
  /** The one large picture at the top of its page; all others wait until they come near. */
  readonly isHero?: boolean | undefined;
  /** Where the text beside it says the same. */
  readonly isDecoration?: boolean | undefined;
  /** Tiles of the cloth that stands in the place of a picture that cannot be shown. */
  readonly cover?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/** A picture with its size, in AVIF where it exists and the browser can; cloth where it cannot be shown. */
export function PictureImage(props: PictureImageProps) {
  const {
    picture,
    sizes,
    isHero = false,
    isDecoration = false,
    cover = ['k1 t3 n5 w6', 'g6 k2 s4 k7'],
    className,
  } = props;
  const { src, width, height, alt, widths, sourceSet } = picture;
  const image = useRef<HTMLImageElement>(null);
  const [broken, setBroken] = useState<string>();
  useEffect(() => {
    // One that failed before the page came alive told nobody.
    if (image.current?.complete && image.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  const text = isDecoration ? '' : alt;
  if (broken === src)
    return (
      <>
        <Mosaic rows={cover} className={className} />
        <span className="sr-only">{text}</span>
      </>
    );
  return (
    <picture>
      {widths.length > 0 && <source type="image/avif" srcSet={avifSourceSet(picture)} sizes={sizes} />}
      <img
        ref={image}
        src={src}
        width={width}
        height={height}
        alt={text}
        className={className}
        decoding="async"
        onError={() => setBroken(src)}
        {...(sourceSet && { srcSet: sourceSet, sizes })}
        {...(isHero ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      />
    </picture>
  );
}
