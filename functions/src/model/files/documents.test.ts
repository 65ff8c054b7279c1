import { expect, test } from 'vitest';
import { detectDocumentType } from './documents.ts';

const completePdf = Buffer.from('%PDF-1.7\n…\n%%EOF\n');

test('a PDF is recognized by its header and its end', () => {
  expect(detectDocumentType(completePdf, '.pdf')).toBe('application/pdf');
  expect(detectDocumentType(Buffer.concat([Buffer.from('\ufeff'), completePdf]), '.pdf')).toBe(
    'application/pdf',
  );
  expect(detectDocumentType(completePdf.subarray(0, 10), '.pdf')).toBeUndefined();
  expect(detectDocumentType(Buffer.from('<script>%%EOF'), '.pdf')).toBeUndefined();
});

test('a document with another file extension is not recognized', () => {
  for (const extension of ['.doc', '.docx', '.exe', 'pdf', '', 'constructor']) {
    expect(detectDocumentType(completePdf, extension)).toBeUndefined();
  }
});

test('a broken ZIP directory is no document and is never read beyond its end', () => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const offset of [0, 5, 0xffffffff]) {
    end.writeUInt32LE(offset, 16);
    expect(detectDocumentType(Buffer.concat([Buffer.alloc(60), end]), '.docx')).toBeUndefined();
  }
  expect(detectDocumentType(end.subarray(0, 10), '.docx')).toBeUndefined();
});
