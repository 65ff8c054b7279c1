import type { Translation } from 'contract/text/language/localize';
// Crop
export const cropTitle = 'Adjust the photo';
export const loading = 'Loading…';
export const cancel = 'Cancel';
export const cropArea = 'Part of the photo to use. Arrow keys move it, Shift with arrow keys resizes it';
export const topLeft = 'Top left corner, arrow keys resize';
export const top = 'Top edge, arrow keys resize';
export const topRight = 'Top right corner, arrow keys resize';
export const right = 'Right edge, arrow keys resize';
export const bottomRight = 'Bottom right corner, arrow keys resize';
export const bottom = 'Bottom edge, arrow keys resize';
export const bottomLeft = 'Bottom left corner, arrow keys resize';
export const left = 'Left edge, arrow keys resize';
export const chosenAlt = 'The chosen photo, {name}';
export const cropHint = 'Drag the box to move it, and its corners to resize it.';
export const keyboardHint = 'With the keyboard: arrow keys move it, Shift + arrow keys resize it.';
export const useWhole = 'Use the whole picture';
// Picture over the whole screen
export const openOriginal = 'Open the original';
export const close = 'Close';
export const loadFailed = 'The picture could not be loaded.';
export const pictureLoading = 'Loading...';
// Refused files
export const heicHelp =
  '{name}: HEIC photos cannot be read here. iPhone: Settings → Camera → Formats → Most Compatible, or share the photo as a JPEG. Android: turn off HEIC/HEIF (high-efficiency photos) in the camera settings. Then take the photo again.';
export const tooManyPixels =
  '{name}: the photo has more than {megapixels} megapixels. Choose a lower resolution in the camera.';
export const fileGone =
  '{name}: the file could not be opened. Save it on your device first, then choose it again.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
