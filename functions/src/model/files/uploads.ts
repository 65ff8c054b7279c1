import { ApiError } from 'contract/errors';
import { type FileSlot, fileProblem, journalFileSlot } from 'contract/rules/files';
import type { StoredDocument, StoredImage } from '#data/content-records.ts';
import { newFilePath } from '#data/file-store.ts';
import { documentTypeOf } from './documents.ts';
import type { NewFiles } from './file-changes.ts';
import { convertImage, narrowed, type Rendition, renditions, smallWidthOf } from './images.ts';

/** A file as a record refers to it, and its bytes, which the save stores. */
export interface Upload<S> {
  readonly stored: S;
  readonly added: NewFiles;
}

interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/**
 * A picture that anybody may see, converted; one of the content also in the width of small places.
 *
 * @throws ApiError invalid-file
 */
export async function readPicture(
  field: string,
  { bytes }: Pick<SentFile, 'bytes'>,
  slot: FileSlot,
  rendition: Rendition = renditions.content,
): Promise<Upload<StoredImage>> {
  const converted = await convertImage(field, bytes, slot, rendition);
  const { width, height } = converted;
  const file = newFilePath('images');
  const smallWidth = rendition === renditions.content ? smallWidthOf(width) : undefined;
  const small = smallWidth === undefined ? undefined : await narrowed(converted, smallWidth);
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

/**
 * The bytes of a picture that was sent as a data URL, held to the rules of an upload.
 *
 * @throws ApiError invalid-file, payload-too-large
 */
export function readDataUrl(field: string, url: string, slot: FileSlot): Buffer {
  const [, type = '', base64 = ''] = /^data:image\/(\w+);base64,([\s\S]*)$/.exec(url) ?? [];
  const bytes = Buffer.from(base64, 'base64');
  const message = fileProblem({ name: `${field}.${type}`, size: bytes.length }, slot);
  if (message === undefined) return bytes;
  const code = bytes.length > slot.maxBytes ? 'payload-too-large' : 'invalid-file';
  throw new ApiError(code, { message, fields: { [field]: message } });
}

/** Names are shown and offered for saving; longer ones than this no file system takes. */
const nameCharacters = 150;

/**
 * The document of a journal, as it is.
 *
 * @throws ApiError invalid-file when its content is not what its name says
 */
export function readDocument(field: string, { name, bytes }: SentFile): Upload<StoredDocument> {
  const ending = name.slice(name.lastIndexOf('.')).toLowerCase();
  const contentType = documentTypeOf(bytes, ending);
  if (contentType === undefined) {
    const message = `${name}: isi berkas bukan dokumen ${journalFileSlot.formats.join(', ')} yang utuh.`;
    throw new ApiError('invalid-file', { message, fields: { [field]: message } });
  }
  const file = newFilePath('documents');
  const fileName = `${name.slice(0, -ending.length).slice(0, nameCharacters - ending.length)}${ending}`;
  return {
    stored: { file, name: fileName, size: bytes.length },
    added: new Map([[file, { contentType, bytes }]]),
  };
}
