import type { Picture } from 'contract/built-in/picture';
import { Mosaic } from '#ui/pictures/mosaic.tsx';
import { PictureImage } from './picture-image.tsx';

const placeholder = ['k1 q2 n5 t3', 'd4 g6 e7 k8'];

interface PictureCoverProps {
  readonly picture: Picture | null;
  readonly sizes: string;
  readonly isHero?: boolean | undefined;
  /** Where the title beside it tells the same. */
  readonly isDecoration?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The picture of an article or of an event in 16 to 9; cloth where there is none. */
export function PictureCover(props: PictureCoverProps) {
  const { picture, sizes, isHero, isDecoration, className = '' } = props;
  const shape = `aspect-video h-auto w-full bg-surface-sunken object-cover ${className}`;
  if (picture === null) return <Mosaic rows={placeholder} className={shape} />;
  return (
    <PictureImage
      picture={picture}
      sizes={sizes}
      isHero={isHero}
      isDecoration={isDecoration}
      className={shape}
    />
  );
}
