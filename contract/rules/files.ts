import { fill } from '../text/language/fill.ts';
import { t } from '../text/messages/files.ts';
import { wording } from '../text/wording.ts';
import { limits } from './limits.ts';

/** Rules of one file field. The picker, the check before sending and the function use them. */
export interface FileSlot {
  readonly kind: 'image' | 'document';
  /** `to-publish`: not required if the input field `publication` is `draft`. */
  readonly required: boolean | 'to-publish';
  /** Message for a missing required file, if it differs from the default. */
  readonly missing?: () => string;
  /** Message for an unsupported file, if a screen has its own text. */
  readonly unsupported?: () => string;
  /** Maximum size in bytes. */
  readonly maxBytes: number;
  /** Allowed file name extensions in lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Allowed content formats, as the decoder names them. */
  readonly formats: readonly string[];
  /** Also accepts a text field of this name, in UTF-8. */
  readonly canBeText?: boolean;
}

const photoRules = {
  kind: 'image',
  maxBytes: limits.imageBytes,
  extensions: ['.jpg', '.jpeg', '.png'],
  formats: ['jpeg', 'png'],
} as const;

/** Proof of a bank transfer (requirements 6.10.1). */
export const paymentProofSlot = {
  ...photoRules,
  required: true,
  missing: () => wording.paymentProofRequired,
} as const satisfies FileSlot;

/** Portrait of a member for the card. */
export const profilePhotoSlot = { ...photoRules, required: false } as const satisfies FileSlot;

/** The same slot for a form that changes nothing else. */
export const newProfilePhotoSlot = { ...profilePhotoSlot, required: true } as const satisfies FileSlot;

/** A picture of an article, event, product or page (requirements 6.10.1: more formats than for people). */
export const contentImageSlot = {
  kind: 'image',
  required: true,
  maxBytes: limits.imageBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
  formats: ['jpeg', 'png', 'webp'],
} as const satisfies FileSlot;

/** Logo of an institution. It is small, because it is sent together with two photos. */
export const logoSlot = {
  ...photoRules,
  maxBytes: limits.logoBytes,
  required: false,
} as const satisfies FileSlot;

/** Picture of an event (requirements 4.9.5). */
export const eventBannerSlot = {
  ...contentImageSlot,
  required: false,
  unsupported: () => wording.imageInvalid,
} as const satisfies FileSlot;

/** Picture of a product: optional for an edit, required for a new product that is no draft. */
export const productImageSlot = { ...eventBannerSlot } as const satisfies FileSlot;
export const newProductImageSlot = {
  ...productImageSlot,
  required: 'to-publish',
} as const satisfies FileSlot;

/** Picture of an article (requirements 4.9.3). */
export const blogImageSlot = {
  ...photoRules,
  required: false,
  unsupported: () => wording.blogImageInvalid,
} as const satisfies FileSlot;

/** Document of a journal (requirements 6.10.3). The content determines its format. */
export const journalFileSlot = {
  kind: 'document',
  required: false,
  maxBytes: limits.documentBytes,
  extensions: ['.pdf', '.doc', '.docx'],
  formats: ['pdf', 'doc', 'docx'],
} as const satisfies FileSlot;

/** Receipt or invoice of an expense: a picture, or a PDF from a shop or a bank. */
export const expenseDocumentSlot = {
  kind: 'document',
  required: true,
  missing: () => t.expenseMissing,
  maxBytes: limits.imageBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.pdf'],
  formats: ['jpeg', 'png', 'pdf'],
} as const satisfies FileSlot;

/** Evidence of an activity that a member reports for credits. */
export const evidenceSlot = {
  ...expenseDocumentSlot,
  missing: () => t.evidenceMissing,
} as const satisfies FileSlot;

/** Answer to a question of an event. */
export const answerFileSlot = {
  ...expenseDocumentSlot,
  missing: () => t.answerMissing,
} as const satisfies FileSlot;

/** Document that admins store about a person. */
export const memberDocumentSlot = {
  ...expenseDocumentSlot,
  missing: () => t.documentMissing,
} as const satisfies FileSlot;

/** A received mail. Services for inbound mail send it as a text field or with any file name. */
export const inboundMailSlot = {
  kind: 'document',
  required: true,
  missing: () => t.mailMissing,
  maxBytes: limits.inboundMailBytes,
  extensions: [''],
  formats: ['eml'],
  canBeText: true,
} as const satisfies FileSlot;

/** Picture of the test form (requirements 2.13). */
export const uploadTestSlot = {
  ...photoRules,
  required: true,
  missing: () => wording.imageRequired,
} as const satisfies FileSlot;

function formatNames({ formats }: FileSlot): string {
  if (formats.includes('pdf')) return t.withPdf;
  return formats.includes('webp') ? t.withWebp : t.photos;
}

export const notAnImageMessage = (slot: FileSlot): string =>
  fill(t.notAnImage, { formats: formatNames(slot), megapixels: limits.imagePixels / 1e6 });

/** Returns the same message for a file just chosen, where the number of pixels is not the reason. */
export const unreadableImageMessage = ({ name }: { readonly name: string }, slot: FileSlot): string =>
  fill(t.unreadableImage, { name, formats: formatNames(slot) });

/** Returns whether a file of the slot is prepared and shown as a picture; a slot can also accept PDF. */
export const isPictureFile = ({ name }: { readonly name: string }, slot: FileSlot): boolean =>
  slot.kind === 'image' || (slot.formats.includes('jpeg') && !/\.pdf$/i.test(name));

export const isFileRequired = (
  { required }: FileSlot,
  { publication }: { readonly publication?: unknown },
): boolean => (required === 'to-publish' ? publication !== 'draft' : required);

export const missingFileMessage = (slot: FileSlot): string => slot.missing?.() ?? wording.required;

/** Returns the `accept` attribute of a file picker for this slot. */
export const acceptOf = (slot: FileSlot): string => slot.extensions.join(',');

/** Returns 'Allowed file extensions: .JPG .JPEG .PNG' (requirements 6.10.4). */
export const extensionHint = (slot: FileSlot): string =>
  fill(t.extensions, { extensions: slot.extensions.map((ending) => ending.toUpperCase()).join(' ') });

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

export function hasAllowedExtension({ name }: { readonly name: string }, slot: FileSlot): boolean {
  const lower = name.toLowerCase();
  return slot.extensions.some((ending) => lower.endsWith(ending));
}

export function unsupportedFileMessage({ name }: { readonly name: string }, slot: FileSlot): string {
  if (slot.unsupported !== undefined) return slot.unsupported();
  // Banks send proofs as PDF.
  if (slot.kind === 'image' && name.toLowerCase().endsWith('.pdf')) return t.pdfUnsupported;
  return fill(t.unsupported, { name, hint: extensionHint(slot) });
}

export const emptyFileMessage = ({ name }: { readonly name: string }): string => fill(t.empty, { name });

/** Checks name and size only. Returns undefined if the slot accepts the file. */
export function findFileError(file: NamedFile, slot: FileSlot): string | undefined {
  if (!hasAllowedExtension(file, slot)) return unsupportedFileMessage(file, slot);
  if (file.size === 0) return emptyFileMessage(file);
  if (file.size > slot.maxBytes) {
    return fill(t.tooLarge, { name: file.name, size: formatMegabytes(slot.maxBytes) });
  }
  return undefined;
}

/** Formats a size in whole megabytes: '5 MB'. */
export const formatMegabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
