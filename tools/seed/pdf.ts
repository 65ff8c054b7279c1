import type { DemoJournal } from './texts/journals.ts';

interface Line {
  readonly text: string;
  readonly font: 'F1' | 'F2';
  readonly size: number;
  /** Space above the line in points. */
  readonly above: number;
}

/** Wraps a text into lines of at most this many characters. */
function wrap(text: string, characters: number): string[] {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > characters) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

const paragraph = (text: string, font: Line['font'], size: number, above: number): Line[] =>
  wrap(text, Math.floor(900 / size)).map((line, index) => ({
    text: line,
    font,
    size,
    above: (index === 0 ? above : 0) + size * 1.4,
  }));

const draw = ({ text, font, size, above }: Line): string =>
  `0 -${above.toFixed(1)} Td /${font} ${size} Tf (${text.replace(/[\\()]/g, '\\$&')}) Tj`;

/** Returns a PDF of these objects, numbered from 1; the first is the catalogue. */
function createPdf(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${entries.join('')}`;
  const end = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  // One byte per character, on which the offsets above depend.
  return Buffer.from(`${file}${table}${end}`, 'latin1');
}

/** Returns the article as one A4 page in Helvetica, which every reader has. */
export function articlePdf({ title, authors, description }: DemoJournal): Buffer {
  const lines = [
    ...paragraph('Jurnal Contoh Sistem Informasi', 'F1', 11, 0),
    ...paragraph(title, 'F2', 20, 18),
    ...paragraph(authors, 'F1', 13, 8),
    ...paragraph('Abstrak', 'F2', 13, 22),
    ...paragraph(description, 'F1', 12, 2),
    ...paragraph('Dokumen contoh: penulis, data, dan temuan di dalamnya rekaan.', 'F1', 10, 40),
  ];
  const content = `BT 64 770 Td ${lines.map(draw).join(' ')} ET`;
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  return createPdf([
    '<< /Type /Catalog /Pages 2 0 R /Lang (id) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R /F2 5 0 R >> >> /Contents 6 0 R >>',
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}
