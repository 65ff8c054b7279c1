import { shownWording } from '../words/shown/wording.ts';
import { limits } from './limits.ts';

/** The rules of one file field, used by the picker, the check before sending and the function. */
export interface FileSlot {
  readonly kind: 'image' | 'document';
  readonly required: boolean;
  /** Said when a required file is missing, where the usual message is not enough. */
  readonly missing?: string;
  /** Said when a file of another kind is chosen, where a screen has words of its own for it. */
  readonly unsupported?: string;
  /** Largest accepted size in bytes. */
  readonly maxBytes: number;
  /** Accepted file name endings, lower case, with the dot. */
  readonly extensions: readonly string[];
  /** Formats accepted by content, as the decoder names them. */
  readonly formats: readonly string[];
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
  missing: shownWording.paymentProofRequired,
} as const satisfies FileSlot;

/** Portrait of a member; shown on the card. */
export const profilePhotoSlot = { ...photoRules, required: false } as const satisfies FileSlot;

/** The same where nothing else is changed. */
export const newProfilePhotoSlot = { ...profilePhotoSlot, required: true } as const satisfies FileSlot;

/** A picture of an article, event, product or page (requirements 6.10.1: more kinds than for people). */
export const contentImageSlot = {
  kind: 'image',
  required: true,
  maxBytes: limits.imageBytes,
  extensions: ['.jpg', '.jpeg', '.png', '.webp'],
  formats: ['jpeg', 'png', 'webp'],
} as const satisfies FileSlot;

/** The logo of an institution; small, as it travels beside two photos. */
export const logoSlot = {
  ...photoRules,
  maxBytes: limits.logoBytes,
  required: false,
} as const satisfies FileSlot;

/** The picture of an event (requirements 4.9.5). */
export const eventBannerSlot = {
  ...contentImageSlot,
  required: false,
  unsupported: shownWording.imageInvalid,
} as const satisfies FileSlot;

/** The picture of a product that is changed; a new one must come with it. */
export const productImageSlot = { ...eventBannerSlot } as const satisfies FileSlot;
export const newProductImageSlot = { ...productImageSlot, required: true } as const satisfies FileSlot;

/** The picture of an article (requirements 4.9.3). */
export const blogImageSlot = {
  ...photoRules,
  required: false,
  unsupported: shownWording.blogImageInvalid,
} as const satisfies FileSlot;

/** The document of a journal (requirements 6.10.3); its format is told by its content. */
export const journalFileSlot = {
  kind: 'document',
  required: false,
  maxBytes: limits.documentBytes,
  extensions: ['.pdf', '.doc', '.docx'],
  formats: ['pdf', 'doc', 'docx'],
} as const satisfies FileSlot;

/** The picture of the test form (requirements 2.13). */
export const uploadTestSlot = {
  ...photoRules,
  required: true,
  missing: shownWording.imageRequired,
} as const satisfies FileSlot;

const kindsOf = ({ formats }: FileSlot): string =>
  formats.includes('webp') ? 'JPG, PNG, atau WebP' : 'JPG atau PNG';

/** What to say of a file that cannot be decoded as a picture of this slot. */
export const notAnImage = (slot: FileSlot): string =>
  `Berkas bukan gambar ${kindsOf(slot)} yang utuh, atau ukurannya melebihi ${limits.imagePixels / 1e6} megapiksel.`;

/** The same where the file was just chosen, and too many pixels are no reason. */
export const unreadableImage = ({ name }: { readonly name: string }, slot: FileSlot): string =>
  `${name}: bukan gambar ${kindsOf(slot)} yang utuh.`;

/** What to say when a required file is missing. */
export const fileMissing = (slot: FileSlot): string => slot.missing ?? shownWording.required;

/** The `accept` attribute of a file picker for this slot. */
export const acceptOf = (slot: FileSlot): string => slot.extensions.join(',');

/** 'Allowed file extensions: .JPG .JPEG .PNG' (requirements 6.10.4). */
export const extensionHint = (slot: FileSlot): string =>
  `Allowed file extensions: ${slot.extensions.map((ending) => ending.toUpperCase()).join(' ')}`;

interface NamedFile {
  readonly name: string;
  readonly size: number;
}

/** Whether the name ends as the slot wants it. */
export function hasKnownEnding({ name }: { readonly name: string }, slot: FileSlot): boolean {
  const lower = name.toLowerCase();
  return slot.extensions.some((ending) => lower.endsWith(ending));
}

/** What to say of a file of another kind. */
export const wrongKind = ({ name }: { readonly name: string }, slot: FileSlot): string =>
  slot.unsupported ?? `${name}: jenis berkas tidak didukung. ${extensionHint(slot)}`;

/** What to say of a file without a byte in it. */
export const emptyFile = ({ name }: { readonly name: string }): string => `${name}: berkas kosong.`;

/** Why a chosen file cannot be accepted in this slot, judged by name and size alone; undefined if it may. */
export function fileProblem(file: NamedFile, slot: FileSlot): string | undefined {
  if (!hasKnownEnding(file, slot)) return wrongKind(file, slot);
  if (file.size === 0) return emptyFile(file);
  if (file.size > slot.maxBytes) {
    return `${file.name}: ukuran berkas melebihi ${megabytes(slot.maxBytes)}.`;
  }
  return undefined;
}

/** Size for people, in whole megabytes: '5 MB'. */
export const megabytes = (bytes: number): string => `${Math.floor(bytes / 1024 / 1024)} MB`;
