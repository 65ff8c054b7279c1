import { ApiError } from 'contract/errors';
import { paymentProofSlot, profilePhotoSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

const boundary = 'batas';
const contentType = `multipart/form-data; boundary=${boundary}`;
const slots = { paymentProof: paymentProofSlot, profilePhoto: profilePhotoSlot };

const textPart = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const filePart = (name: string, filename: string, bytes: Buffer | string) =>
  Buffer.concat([
    Buffer.from(
      `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\nContent-Type: image/jpeg\r\n\r\n`,
    ),
    Buffer.from(bytes),
    Buffer.from('\r\n'),
  ]);
const end = Buffer.from(`--${boundary}--\r\n`);
const body = (...parts: Buffer[]) => Buffer.concat([...parts, end]);

const read = (bytes: Buffer, type = contentType) =>
  readMultipart(bytes, { contentType: type, fields: new Set(['name', 'email']), slots });

async function refusal(bytes: Buffer, type = contentType): Promise<string> {
  try {
    await read(bytes, type);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return (error as ApiError).code;
  }
  return 'accepted';
}

describe('a multipart body is accepted with', () => {
  test('fields and files', async () => {
    const form = await read(
      body(textPart('name', 'Sari Déwi'), filePart('paymentProof', 'búkti.jpg', 'isi')),
    );
    expect([...form.fields]).toEqual([['name', 'Sari Déwi']]);
    expect([...form.files]).toEqual([['paymentProof', { name: 'búkti.jpg', bytes: Buffer.from('isi') }]]);
  });

  test('a file name without control and direction characters', async () => {
    const form = await read(body(filePart('paymentProof', 'bukti\u202egpj\u0085\u2066.\tjpg\u200f', 'isi')));
    expect(form.files.get('paymentProof')?.name).toBe('buktigpj.jpg');
  });

  test('an empty file picker, as no file', async () => {
    const form = await read(body(filePart('profilePhoto', '', '')));
    expect(form.files.size).toBe(0);
  });

  test('a file of exactly the maximum size', async () => {
    const form = await read(body(filePart('paymentProof', 'a.jpg', Buffer.alloc(limits.imageBytes))));
    expect(form.files.get('paymentProof')?.bytes).toHaveLength(limits.imageBytes);
  });

  test('unknown fields, which are dropped', async () => {
    const form = await read(
      body(
        textPart('role', 'Admin'),
        textPart('__proto__', 'x'),
        textPart('constructor', 'x'),
        textPart('name.first', 'x'),
      ),
    );
    expect([...form.fields]).toEqual([]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('a multipart body is refused for', () => {
  test('a repeated field', async () => {
    expect(await refusal(body(textPart('name', 'a'), textPart('name', 'b')))).toBe('malformed-body');
  });

  test('two files in one slot', async () => {
    const [a, b] = [filePart('paymentProof', 'a.jpg', 'satu'), filePart('paymentProof', 'b.jpg', 'dua')];
    expect(await refusal(body(a, b))).toBe('invalid-file');
  });

  test('a file under an unknown name', async () => {
    expect(await refusal(body(filePart('avatar', 'a.jpg', 'x')))).toBe('invalid-file');
    expect(await refusal(body(filePart('__proto__', 'a.jpg', 'x')))).toBe('invalid-file');
    expect(await refusal(body(filePart('constructor', 'a.jpg', 'x')))).toBe('invalid-file');
  });

  test('a file in a text field', async () => {
    expect(await refusal(body(filePart('name', 'a.jpg', 'x')))).toBe('invalid-file');
  });

  test('a wrong file extension or an empty file', async () => {
    expect(await refusal(body(filePart('paymentProof', 'a.gif', 'x')))).toBe('invalid-file');
    expect(await refusal(body(filePart('paymentProof', 'a.jpg', '')))).toBe('invalid-file');
  });

  test('a file one byte over the maximum size', async () => {
    const bytes = Buffer.alloc(limits.imageBytes + 1);
    expect(await refusal(body(filePart('paymentProof', 'a.jpg', bytes)))).toBe('payload-too-large');
  });

  test('a text that is too long, which is not truncated', async () => {
    expect(await refusal(body(textPart('name', 'x'.repeat(limits.fieldBytes + 1))))).toBe(
      'payload-too-large',
    );
  });

  test('too many fields or files', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => textPart(`f${index}`, 'x'));
    expect(await refusal(body(...fields))).toBe('malformed-body');
    const files = Array.from({ length: 8 }, (_, index) => filePart(`f${index}`, 'a.jpg', 'x'));
    expect(await refusal(body(...files))).toMatch(/invalid-file|malformed-body/);
  });

  test('a truncated body, in a file or in a field', async () => {
    const whole = body(textPart('name', 'Sari'), filePart('paymentProof', 'a.jpg', Buffer.alloc(5000, 1)));
    for (const length of [10, 60, 200, 3000, whole.length - end.length, whole.length - 8]) {
      expect([length, await refusal(whole.subarray(0, length))]).toEqual([length, 'malformed-body']);
    }
  });

  test('a missing body or boundary, or another boundary', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('malformed-body');
    expect(await refusal(body(textPart('name', 'x')), 'multipart/form-data; boundary=lain')).toBe(
      'malformed-body',
    );
    expect(await refusal(body(textPart('name', 'x')), 'multipart/form-data')).toBe('malformed-body');
  });

  test('nothing if a part only lacks a name; that part is dropped', async () => {
    const nameless = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`);
    const form = await read(body(nameless, textPart('name', 'Sari')));
    expect([...form.fields]).toEqual([['name', 'Sari']]);
  });
});
