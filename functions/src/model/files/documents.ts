/** Signature of the old Office container, and the name of the stream that makes it a Word document. */
const oleSignature = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const wordStream = Buffer.from('WordDocument', 'utf16le');

const isPdf = (bytes: Buffer): boolean => {
  // Readers accept a few bytes before the header; the end tells that nothing was cut off.
  const start = bytes.subarray(0, 1024).indexOf('%PDF-');
  return start !== -1 && bytes.subarray(-2048).includes('%%EOF');
};

const isDoc = (bytes: Buffer): boolean =>
  bytes.subarray(0, oleSignature.length).equals(oleSignature) && bytes.includes(wordStream);

const isDocx = (bytes: Buffer): boolean => {
  const names = zipNamesOf(bytes);
  return names.includes('[Content_Types].xml') && names.includes('word/document.xml');
};

const kinds: ReadonlyMap<string, readonly [type: string, fits: (bytes: Buffer) => boolean]> = new Map([
  ['.pdf', ['application/pdf', isPdf]],
  ['.doc', ['application/msword', isDoc]],
  ['.docx', ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', isDocx]],
]);

/**
 * Tells a document by its content, which must be what its name says.
 *
 * @param ending of its name, lower case, with the dot
 * @returns its content type; undefined when it is something else or was cut off
 */
export function documentTypeOf(bytes: Buffer, ending: string): string | undefined {
  const [type, fits] = kinds.get(ending) ?? [];
  return fits?.(bytes) === true ? type : undefined;
}

const endOfDirectory = Buffer.from('PK\x05\x06', 'latin1');
const directoryEntry = Buffer.from('PK\x01\x02', 'latin1');
const entryLength = 46;
/** Far more than a document has. */
const mostEntries = 10_000;

/** Names of the files in a ZIP, from its directory; nothing is unpacked. Empty when it is none. */
function zipNamesOf(bytes: Buffer): string[] {
  const end = bytes.lastIndexOf(endOfDirectory);
  if (end === -1 || end + 22 > bytes.length) return [];
  const names: string[] = [];
  let at = bytes.readUInt32LE(end + 16);
  while (names.length < mostEntries && at + entryLength <= end) {
    if (!bytes.subarray(at, at + 4).equals(directoryEntry)) return [];
    const [name, extra, comment] = [28, 30, 32].map((field) => bytes.readUInt16LE(at + field)) as [
      number,
      number,
      number,
    ];
    names.push(bytes.toString('utf8', at + entryLength, at + entryLength + name));
    at += entryLength + name + extra + comment;
  }
  return names;
}
