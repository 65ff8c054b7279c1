import type { Translation } from 'contract/text/language/localize';

export const title = 'Upload test';
export const notFound = '404 - Page not found';
export const loading = 'Loading…';
export const loadingForm = 'Loading...';
export const uploadFailed = 'Failed to upload image';
export const uploadError = 'Error uploading image';
export const resultAlt = 'Upload result';
export const upload = 'Upload';
export const uploading = 'Uploading…';
export const name = 'Name';
export const descriptionLabel = 'Description';
export const image = 'Image';

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
