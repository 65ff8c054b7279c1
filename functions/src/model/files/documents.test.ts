import { expect, test } from 'vitest';
import { documentTypeOf } from './documents.ts';

const whole = Buffer.from('%PDF-1.7\n…\n%%EOF\n');

test('a PDF is told by its header and its end', () => {
  expect(documentTypeOf(whole, '.pdf')).toBe('application/pdf');
  expect(documentTypeOf(Buffer.concat([Buffer.from('\ufeff'), whole]), '.pdf')).toBe('application/pdf');
  expect(documentTypeOf(whole.subarray(0, 10), '.pdf')).toBeUndefined();
  expect(documentTypeOf(Buffer.from('<script>%%EOF'), '.pdf')).toBeUndefined();
});

test('its name must say what it is', () => {
  for (const ending of ['.doc', '.docx', '.exe', 'pdf', '', 'constructor']) {
    expect(documentTypeOf(whole, ending)).toBeUndefined();
  }
});

test('a broken ZIP directory is no document, and is never read beyond its end', () => {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  for (const offset of [0, 5, 0xffffffff]) {
    end.writeUInt32LE(offset, 16);
    expect(documentTypeOf(Buffer.concat([Buffer.alloc(60), end]), '.docx')).toBeUndefined();
  }
  expect(documentTypeOf(end.subarray(0, 10), '.docx')).toBeUndefined();
});
