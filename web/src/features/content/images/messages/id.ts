// The page is only for developers, and English in both languages.
export const title = 'Upload test';
export const notFound = '404 - Page not found';
export const loading = 'Memuat…';
export const loadingForm = 'Loading...';
export const uploadFailed = 'Failed to upload image';
export const uploadError = 'Error uploading image';
export const resultAlt = 'Upload result';
export const upload = 'Upload';
export const uploading = 'Uploading…';
export const name = 'Name';
export const descriptionLabel = 'Description';
export const image = 'Image';
