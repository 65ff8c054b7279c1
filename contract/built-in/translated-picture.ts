import { type Picture, picture } from './picture.ts';

/** As `picture`, with an alternative text that is read in the current language at each access. */
export const translatedPicture = (
  path: string,
  size: Parameters<typeof picture>[1],
  readAlt: () => string,
): Picture => ({
  ...picture(path, size, ''),
  get alt() {
    return readAlt();
  },
});
