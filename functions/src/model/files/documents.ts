import { readZipNames } from './zip.ts';

/** Signature of an OLE container, and the name of the stream that only Word documents have. */
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const wordStream = Buffer.from('WordDocument', 'utf16le');

const isPdf = (bytes: Buffer): boolean => {
  // Readers accept a few bytes before the header. The end marker shows that the file is complete.
  const start = bytes.subarray(0, 1024).indexOf('%PDF-');
  return start !== -1 && bytes.subarray(-2048).includes('%%EOF');
};

const isDoc = (bytes: Buffer): boolean =>
  bytes.subarray(0, oleSignature.length).equals(oleSignature) && bytes.includes(wordStream);

const isDocx = (bytes: Buffer): boolean => {
  const names = readZipNames(bytes);
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
};

const documentTypes: ReadonlyMap<string, readonly [type: string, fits: (bytes: Buffer) => boolean]> = new Map(
  [
    ['.pdf', ['application/pdf', isPdf]],
    ['.doc', ['application/msword', isDoc]],
    ['.docx', ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', isDocx]],
  ],
);

/**
 * Detects the content type, which must match the extension, in lower case with the dot. Returns undefined for
 * another type or an incomplete file.
 */
export function detectDocumentType(bytes: Buffer, ending: string): string | undefined {
  const [type, fits] = documentTypes.get(ending) ?? [];
  return fits?.(bytes) === true ? type : undefined;
}
