import type { FileInfo } from 'busboy';
import { ApiError } from 'contract/errors';
import { type FileSlot, findFileError } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { withoutInvisibleCharacters } from 'contract/text/names';
import type { UploadedFile } from '#http/handler.ts';
import { t } from '#messages/replies.ts';

export interface Form {
  readonly fields: Map<string, string>;
  readonly files: Map<string, UploadedFile>;
}

interface Expected {
  readonly contentType: string;
  readonly fields: ReadonlySet<string>;
  readonly slots: Readonly<Record<string, FileSlot>>;
}

const invalidFile = (field: string, message: string): ApiError =>
  new ApiError('invalid-file', { message, fields: { [field]: message } });

/**
 * Parses a multipart body that the platform has buffered. Drops unknown text fields. Throws malformed-body,
 * payload-too-large, and invalid-file for an unknown, repeated or wrongly named file.
 */
export async function readMultipart(body: Buffer, expected: Expected): Promise<Form> {
  const { default: busboy } = await import('busboy');
  const form: Form = { fields: new Map(), files: new Map() };
  const maxBytes = Math.max(...Object.values(expected.slots).map((slot) => slot.maxBytes));
  return new Promise<Form>((resolve, reject) => {
    const parser = openParser(busboy, expected, maxBytes);
    // Not `form.files`: the parser can report several small files before the first one ends.
    const startedFiles = new Set<string>();
    // The parser reports limits only as events. Without these listeners a truncated value would be accepted.
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => reject(new ApiError('malformed-body')));
    }
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) return reject(new ApiError('payload-too-large'));
      const slot = Object.hasOwn(expected.slots, name) ? expected.slots[name] : undefined;
      if (slot?.canBeText === true) {
        if (form.files.has(name)) return reject(new ApiError('malformed-body'));
        form.files.set(name, { name: '', bytes: Buffer.from(value) });
        return;
      }
      // Only a file that is sent as text may be larger.
      if (value.length > limits.fieldBytes) return reject(new ApiError('payload-too-large'));
      if (!expected.fields.has(name)) return;
      if (form.fields.has(name)) return reject(new ApiError('malformed-body'));
      form.fields.set(name, value);
    });
    parser.on('file', (name, stream, info) => {
      // A truncated body is also reported here. Without a listener the error would end the process.
      stream.on('error', () => reject(new ApiError('malformed-body')));
      const slot = Object.hasOwn(expected.slots, name) ? expected.slots[name] : undefined;
      if (slot === undefined || startedFiles.has(name)) {
        stream.resume();
        return reject(invalidFile(name, slot === undefined ? t.fileUnknown : t.oneFileOnly));
      }
      startedFiles.add(name);
      collectFile(stream, name, slot, info, form, reject);
    });
    parser.on('error', () => reject(new ApiError('malformed-body')));
    parser.on('close', () => resolve(form));
    parser.end(body);
  });
}

const textSlotSizes = ({ slots }: Expected): number[] =>
  Object.values(slots).flatMap(({ canBeText, maxBytes }) => (canBeText === true ? [maxBytes] : []));

function openParser(busboy: typeof import('busboy'), expected: Expected, largestFile: number) {
  try {
    return busboy({
      headers: { 'content-type': expected.contentType },
      defParamCharset: 'utf8',
      limits: {
        fieldSize: Math.max(limits.fieldBytes, ...textSlotSizes(expected)),
        fields: 40,
        files: 5,
        parts: 45,
        fileSize: largestFile + 1,
        headerPairs: 20,
      },
    });
  } catch {
    throw new ApiError('malformed-body');
  }
}

/** Other people read the name: no control or invisible characters. */
const toFileName = (name: string): string => withoutInvisibleCharacters(name).replace(/\p{Cc}/gu, '');

function collectFile(
  stream: NodeJS.ReadableStream,
  name: string,
  slot: FileSlot,
  info: FileInfo,
  form: Form,
  reject: (error: ApiError) => void,
): void {
  const chunks: Buffer[] = [];
  let tooLarge = false;
  stream.on('data', (chunk: Buffer) => chunks.push(chunk));
  stream.on('limit', () => {
    tooLarge = true;
    stream.resume();
  });
  stream.on('end', () => {
    const bytes = Buffer.concat(chunks);
    // An empty file field arrives as a nameless file of zero bytes.
    if (bytes.length === 0 && !info.filename) return;
    const file = { name: toFileName(info.filename ?? ''), bytes };
    const problem = findFileError({ name: file.name, size: bytes.length }, slot);
    if (tooLarge || bytes.length > slot.maxBytes) {
      return reject(
        new ApiError(
          'payload-too-large',
          problem === undefined ? {} : { message: problem, fields: { [name]: problem } },
        ),
      );
    }
    if (problem !== undefined) return reject(invalidFile(name, problem));
    form.files.set(name, file);
  });
}
