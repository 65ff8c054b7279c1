import { avifSourceSet, type Picture } from 'contract/built-in/picture';
import { useEffect, useRef, useState } from 'react';
import { Mosaic } from './mosaic.tsx';

interface PictureImageProps {
  readonly picture: Picture;
  readonly sizes: string;
  /** The one large picture at the top of the page. All others are lazy-loaded. */
  readonly isHero?: boolean | undefined;
  /** The text next to it has the same meaning. */
  readonly isDecoration?: boolean | undefined;
  /** Tiles of the pattern that replaces a broken picture. */
  readonly cover?: readonly string[] | undefined;
  readonly className?: string | undefined;
}

/** Picture with its dimensions, in AVIF if available and supported. A pattern replaces a broken one. */
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
    // An error before hydration fired no handler.
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
