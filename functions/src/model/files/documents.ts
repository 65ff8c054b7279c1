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

const endOfDirectorySignature = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntrySignature = Buffer.from('PK\x01\x02', 'latin1');
const entryHeaderBytes = 46;
/** Far more entries than any document has. */
const maxEntries = 10_000;

/** Reads file names from the directory, without unpacking. Returns none for other formats. */
function readZipNames(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(endOfDirectorySignature);
  if (end === -1 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < maxEntries && at + entryHeaderBytes <= end) {
    if (!bytes.subarray(at, at + 4).equals(directoryEntrySignature)) return [];
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    names.push(bytes.toString('utf8', at + entryHeaderBytes, at + entryHeaderBytes + name));
    at += entryHeaderBytes + name + extra + comment;
  }
  return names;
}
