import type { Picture } from 'contract/built-in/picture';
import { pickCover } from './covers.ts';
import { Mosaic } from './mosaic.tsx';
import { PictureImage } from './picture-image.tsx';

interface PictureCoverProps {
  readonly picture: Picture | null;
  /** Title of the entry, which determines its pattern. */
  readonly title: string;
  readonly sizes: string;
  readonly isHero?: boolean | undefined;
  /** The title next to it has the same meaning. */
  readonly isDecoration?: boolean | undefined;
  readonly shape?: string | undefined;
  readonly className?: string | undefined;
}

/** Picture of an article, event or product. A pattern replaces a missing or broken one. */
export function PictureCover(props: PictureCoverProps) {
  const {
    picture,
    title,
    sizes,
    isHero,
    isDecoration,
    shape = 'aspect-video h-auto w-full',
    className,
  } = props;
  const coverClass = `bg-surface-sunken object-cover ${shape} ${className ?? ''}`;
  const cover = pickCover(title);
  if (picture === null) return <Mosaic rows={cover} className={coverClass} />;
  return (
    <PictureImage
      picture={picture}
      sizes={sizes}
      isHero={isHero}
      isDecoration={isDecoration}
      cover={cover}
      className={coverClass}
    />
  );
}
