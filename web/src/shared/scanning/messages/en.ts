import type { Translation } from 'contract/text/language/localize';

export const startCamera = 'Scan with the camera';
export const stopCamera = 'Stop the camera';
export const cameraNotAllowed =
  'The camera is not allowed. Allow it for this site in your browser settings, or choose a picture.';
export const cameraFailed = 'The camera could not be opened. Choose a picture or paste the code.';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
