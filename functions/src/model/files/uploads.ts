import type { ImageBytes } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { expenseDocumentSlot, type FileSlot, findFileError, journalFileSlot } from 'contract/rules/files';
import { fill } from 'contract/text/language/fill';
import type { StoredDocument, StoredImage } from '#data/content-records.ts';
import { newFilePath } from '#data/file-store.ts';
import { t } from '#messages/replies.ts';
import { detectDocumentType } from './documents.ts';
import { chooseSmallWidth, convertImage, type Rendition, renditions, resizeNarrower } from './images.ts';
import type { NewFiles } from './write-with-files.ts';

/** A file as a record refers to it, and its bytes, which the save stores. */
export interface Upload<S> {
  readonly stored: S;
  readonly added: NewFiles;
}

interface ReceivedFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** Converts a picture. A content picture also gets a small width. Throws `invalid-file`. */
export async function readPicture(
  field: string,
  { bytes }: Pick<ReceivedFile, 'bytes'>,
  slot: FileSlot,
  rendition: Rendition = renditions.content,
): Promise<Upload<StoredImage>> {
  const converted = await convertImage(field, bytes, slot, rendition);
  const { width, height } = converted;
  const file = newFilePath('images');
  const smallWidth = rendition === renditions.content ? chooseSmallWidth(width) : undefined;
  const small = smallWidth === undefined ? undefined : await resizeNarrower(converted, smallWidth);
  if (small === undefined) return { stored: { file, width, height }, added: new Map([[file, converted]]) };
  const smallFile = newFilePath('images');
  return {
    stored: { file, width, height, small: { file: smallFile, width: small.width } },
    added: new Map([
      [file, converted],
      [smallFile, small],
    ]),
  };
}

/** Decodes a data URL with the rules of an upload. Throws `invalid-file`, `payload-too-large`. */
export function readDataUrl(field: string, url: string, slot: FileSlot): Buffer {
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,([\s\S]*)$/.exec(url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const message = findFileError({ name: `${field}.${type}`, size: bytes.length }, slot);
  if (message === undefined) return bytes;
  const code = bytes.length > slot.maxBytes ? 'payload-too-large' : 'invalid-file';
  throw new ApiError(code, { message, fields: { [field]: message } });
}

/** Maximum length of file names. No file system accepts longer ones. */
const maxNameCharacters = 150;

/** Reads a journal's document. Throws `invalid-file` if the content does not match the extension. */
export function readDocument(field: string, { name, bytes }: ReceivedFile): Upload<StoredDocument> {
  const extension = name.slice(name.lastIndexOf('.')).toLowerCase();
  const contentType = detectDocumentType(bytes, extension);
  if (contentType === undefined) {
    const message = fill(t.fileBroken, { name, formats: journalFileSlot.formats.join(', ') });
    throw new ApiError('invalid-file', { message, fields: { [field]: message } });
  }
  const file = newFilePath('documents');
  const fileName = `${name.slice(0, -extension.length).slice(0, maxNameCharacters - extension.length)}${extension}`;
  return {
    stored: { file, name: fileName, size: bytes.length },
    added: new Map([[file, { contentType, bytes }]]),
  };
}

/** Reads a picture or a PDF by its content. A picture is converted. Throws `invalid-file`. */
export async function readPictureOrPdf(field: string, bytes: Buffer): Promise<ImageBytes> {
  const pdf = detectDocumentType(bytes, '.pdf');
  if (pdf !== undefined) return { contentType: pdf, bytes };
  return convertImage(field, bytes, expenseDocumentSlot, renditions.paymentProof);
}
