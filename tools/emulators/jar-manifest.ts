import { writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { strToU8, zipSync } from 'fflate';

/** Maximum bytes of text on one manifest line. The format allows 72 including the line end. */
const MAX_LINE_BYTES = 70;

/** Folds a `Name: value` header in the jar format: long lines continue after CRLF and one space. */
export function foldHeader(header: string): string {
  const lines: string[] = [];
  let line = '';
  for (const character of header) {
    if (Buffer.byteLength(line + character) > MAX_LINE_BYTES) {
      lines.push(line);
      line = ' ';
    }
    line += character;
  }
  lines.push(line);
  return `${lines.join('\r\n')}\r\n`;
}

/** Returns the manifest of an otherwise empty jar that starts `mainClass` of `jar`. */
export function manifestFor(mainClass: string, jar: string): string {
  const headers = [
    'Manifest-Version: 1.0',
    `Main-Class: ${mainClass}`,
    `Class-Path: ${pathToFileURL(jar).href}`,
  ];
  return `${headers.map(foldHeader).join('')}\r\n`;
}

/** Returns a zip archive with one uncompressed file, which is enough for a jar with a manifest only. */
export function writeStarterJar(file: string, mainClass: string, jar: string): void {
  const manifest = strToU8(manifestFor(mainClass, jar));
  // version needed to extract
  writeFileSync(file, zipSync({ 'META-INF/MANIFEST.MF': manifest }, { mtime: '1980-01-02' }));
}
