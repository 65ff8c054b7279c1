import type { Picture } from 'contract/built-in/picture';
import { coverOf } from './covers.ts';
import { Mosaic } from './mosaic.tsx';
import { PictureImage } from './picture-image.tsx';

interface PictureCoverProps {
  readonly picture: Picture | null;
  /** What it is the picture of: each title has its own cloth. */
  readonly title: string;
  readonly sizes: string;
  readonly isHero?: boolean | undefined;
  /** Where the title beside it tells the same. */
  readonly isDecoration?: boolean | undefined;
  /** Its shape, where it is not 16 to 9. */
  readonly shape?: string | undefined;
  readonly className?: string | undefined;
}

/** The picture of an article, an event or a product; cloth where there is none, or it cannot be shown. */
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
  const look = `bg-surface-sunken object-cover ${shape} ${className ?? ''}`;
  const cover = coverOf(title);
  if (picture === null) return <Mosaic rows={cover} className={look} />;
  return (
    <PictureImage
      picture={picture}
      sizes={sizes}
      isHero={isHero}
      isDecoration={isDecoration}
      cover={cover}
      className={look}
    />
  );
}
