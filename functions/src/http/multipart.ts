import type { FileInfo } from 'busboy';
import { ApiError } from 'contract/errors';
import { type FileSlot, fileProblem } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { withoutDirectionMarks } from 'contract/words/direction-marks';
import type { UploadedFile } from './handler.ts';

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
 * Reads a multipart body that the platform has buffered whole.
 *
 * Unknown text fields are dropped; an unknown, repeated, oversized or wrongly named file is refused.
 *
 * @throws ApiError malformed-body, invalid-file, payload-too-large
 */
export async function readMultipart(body: Buffer, expected: Expected): Promise<Form> {
  const { default: busboy } = await import('busboy');
  const form: Form = { fields: new Map(), files: new Map() };
  const largest = Math.max(...Object.values(expected.slots).map((slot) => slot.maxBytes));
  return new Promise<Form>((resolve, reject) => {
    const parser = openParser(busboy, expected, largest);
    // Not `form.files`: small files are told one after the other before the first of them has ended.
    const begun = new Set<string>();
    // Limits are told as events only: without these listeners a cut-off value would pass as whole.
    for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'] as const) {
      parser.on(event, () => reject(new ApiError('malformed-body')));
    }
    parser.on('field', (name, value, info) => {
      if (info.valueTruncated || info.nameTruncated) return reject(new ApiError('payload-too-large'));
      if (!expected.fields.has(name)) return;
      if (form.fields.has(name)) return reject(new ApiError('malformed-body'));
      form.fields.set(name, value);
    });
    parser.on('file', (name, stream, info) => {
      // A truncated body is told here too, and would end the process if nobody listened.
      stream.on('error', () => reject(new ApiError('malformed-body')));
      const slot = Object.hasOwn(expected.slots, name) ? expected.slots[name] : undefined;
      if (slot === undefined || begun.has(name)) {
        stream.resume();
        return reject(
          invalidFile(name, slot === undefined ? 'Berkas tidak dikenal.' : 'Kirim satu berkas saja.'),
        );
      }
      begun.add(name);
      collect(stream, name, slot, info, form, reject);
    });
    parser.on('error', () => reject(new ApiError('malformed-body')));
    parser.on('close', () => resolve(form));
    parser.end(body);
  });
}

function openParser(busboy: typeof import('busboy'), expected: Expected, largestFile: number) {
  try {
    return busboy({
      headers: { 'content-type': expected.contentType },
      defParamCharset: 'utf8',
      limits: {
        fieldSize: limits.fieldBytes,
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

function collect(
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
    // A file field that was left empty arrives as a nameless file of no bytes.
    if (bytes.length === 0 && !info.filename) return;
    const file = { name: withoutDirectionMarks(info.filename ?? ''), bytes };
    const problem = fileProblem({ name: file.name, size: bytes.length }, slot);
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
