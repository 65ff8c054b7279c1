import type { Translation } from '../../language/localize.ts';

export const expenseMissing = 'Choose a photo or PDF of the receipt.';
export const evidenceMissing = 'Choose a photo or PDF as evidence.';
export const answerMissing = 'Choose a file.';
export const documentMissing = 'Choose a photo or PDF.';
export const mailMissing = 'There is no mail.';
export const withPdf = 'JPG, PNG or PDF';
export const withWebp = 'JPG, PNG or WebP';
export const photos = 'JPG or PNG';
export const notAnImage =
  'The file is not an intact {formats} picture, or has more than {megapixels} megapixels.';
export const unreadableImage = '{name} is not an intact {formats} picture.';
export const extensions = 'Allowed file extensions: {extensions}';
export const pdfUnsupported =
  'PDF files are not supported. Open the PDF, take a screenshot, and choose that picture here.';
export const unsupported = '{name}: this type of file is not supported. {hint}';
export const empty = '{name}: the file is empty.';
export const tooLarge = '{name}: the file is larger than {size}.';
export const receiptFile = 'receipt-{id}.pdf';
export const certificateFile = 'certificate-{code}.pdf';
export const membershipLetterFile = 'membership-letter-{id}.pdf';

export type Checked = Translation<typeof import('../id/files.ts'), typeof import('./files.ts')>;
