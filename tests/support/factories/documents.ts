import type { Upload } from '../suite/client.ts';

/** Creates documents that a journal accepts, and files that only look like them. */

export const pdf = (name = 'jurnal.pdf'): Upload => ({
  name,
  bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  type: 'application/pdf',
});

/** Creates an OLE container, the format of old Word and Excel files, with a stream of that name. */
const ole = (stream: string): Buffer =>
  Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504), Buffer.from(stream, 'utf16le')]);

export const doc = (name = 'naskah.doc'): Upload => ({ name, bytes: ole('WordDocument') });
export const oldSheet = (name = 'tabel.doc'): Upload => ({ name, bytes: ole('Workbook') });

/** Creates a ZIP of empty files with these names. */
function zip(names: readonly string[]): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  for (const name of names) {
    const local = Buffer.alloc(30);
    local.write('PK\x03\x04', 'latin1');
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.write('PK\x01\x02', 'latin1');
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(Buffer.concat(locals).length, 42);
    locals.push(local, Buffer.from(name));
    entries.push(entry, Buffer.from(name));
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(names.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(Buffer.concat(locals).length, 16);
  return Buffer.concat([...locals, directory, end]);
}

export const docx = (name = 'naskah.docx'): Upload => ({
  name,
  bytes: zip(['[Content_Types].xml', '_rels/.rels', 'word/document.xml']),
});
export const sheet = (name = 'tabel.docx'): Upload => ({
  name,
  bytes: zip(['[Content_Types].xml', 'xl/workbook.xml']),
});
