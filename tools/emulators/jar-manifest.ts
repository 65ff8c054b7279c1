import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { crc32 } from 'node:zlib';

/** Bytes of text on one manifest line. The format allows 72 with the line end. */
const LINE_BYTES = 70;

/** Folds one `Name: value` header as the jar format wants it: long lines go on after CRLF and one blank. */
export function foldHeader(header: string): string {
  const lines: string[] = [];
  let line = '';
  for (const character of header) {
    if (Buffer.byteLength(line + character) > LINE_BYTES) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  lines.push(line);
  return `${lines.join('\r\n')}\r\n`;
}

/** The manifest of a jar that holds nothing itself and starts `mainClass` out of `jar`. */
export function manifestFor(mainClass: string, jar: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return `${headers.map(foldHeader).join('')}\r\n`;
}

/** A zip archive with one stored (not compressed) file: all that a manifest-only jar needs. */
export function zipOfOneFile(name: string, content: string): Buffer {
  const nameBytes = Buffer.from(name);
  const data = Buffer.from(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0); // version needed to extract
  common.writeUInt16LE(0x21, 8); // 1 January 1980, so that the bytes do not depend on the day
  common.writeUInt32LE(crc32(data), 10);
  common.writeUInt32LE(data.length, 14);
  common.writeUInt32LE(data.length, 18);
  common.writeUInt16LE(nameBytes.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, nameBytes, data]);
  const central = Buffer.concat([
    Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
    common,
    Buffer.alloc(14),
    nameBytes,
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, central, end]);
}

/** Writes a jar to `file` that starts `mainClass` out of `jar`, which itself names no main class. */
export function writeStarterJar(file: string, mainClass: string, jar: string): void {
  writeFileSync(file, zipOfOneFile('META-INF/MANIFEST.MF', manifestFor(mainClass, jar)));
}
