import { ApiError } from 'contract/errors';
import { paymentProofSlot, profilePhotoSlot } from 'contract/rules/files';
import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { readMultipart } from './multipart.ts';

const boundary = 'batas';
const contentType = `multipart/form-data; boundary=${boundary}`;
const slots = { paymentProof: paymentProofSlot, profilePhoto: profilePhotoSlot };

const text = (name: string, value: string) =>
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`);
const file = (name: string, filename: string, bytes: Buffer | string) =>
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

/** The code and the message of the refusal. */
async function refusal(bytes: Buffer, type = contentType): Promise<string> {
  try {
    await read(bytes, type);
  } catch (error) {
    expect(error).toBeInstanceOf(ApiError);
    return (error as ApiError).code;
  }
  return 'accepted';
}

describe('accepts', () => {
  test('fields and files', async () => {
    const form = await read(body(text('name', 'Sari Déwi'), file('paymentProof', 'búkti.jpg', 'isi')));
    expect([...form.fields]).toEqual([['name', 'Sari Déwi']]);
    expect([...form.files]).toEqual([['paymentProof', { name: 'búkti.jpg', bytes: Buffer.from('isi') }]]);
  });

  test('a file picker that was left empty as no file', async () => {
    const form = await read(body(file('profilePhoto', '', '')));
    expect(form.files.size).toBe(0);
  });

  test('a file of exactly the largest size', async () => {
    const form = await read(body(file('paymentProof', 'a.jpg', Buffer.alloc(limits.imageBytes))));
    expect(form.files.get('paymentProof')?.bytes).toHaveLength(limits.imageBytes);
  });

  test('and drops fields that nobody asked for', async () => {
    const form = await read(
      body(text('role', 'Admin'), text('__proto__', 'x'), text('constructor', 'x'), text('name.first', 'x')),
    );
    expect([...form.fields]).toEqual([]);
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });
});

describe('refuses', () => {
  test('a field that is sent twice', async () => {
    expect(await refusal(body(text('name', 'a'), text('name', 'b')))).toBe('malformed-body');
  });

  test('two files in one slot', async () => {
    const [a, b] = [file('paymentProof', 'a.jpg', 'satu'), file('paymentProof', 'b.jpg', 'dua')];
    expect(await refusal(body(a, b))).toBe('invalid-file');
  });

  test('a file under a name that is no slot', async () => {
    expect(await refusal(body(file('avatar', 'a.jpg', 'x')))).toBe('invalid-file');
    expect(await refusal(body(file('__proto__', 'a.jpg', 'x')))).toBe('invalid-file');
    expect(await refusal(body(file('constructor', 'a.jpg', 'x')))).toBe('invalid-file');
  });

  test('a file in a text field', async () => {
    expect(await refusal(body(file('name', 'a.jpg', 'x')))).toBe('invalid-file');
  });

  test('a wrong ending and an empty file', async () => {
    expect(await refusal(body(file('paymentProof', 'a.gif', 'x')))).toBe('invalid-file');
    expect(await refusal(body(file('paymentProof', 'a.jpg', '')))).toBe('invalid-file');
  });

  test('a file one byte over the largest size', async () => {
    const bytes = Buffer.alloc(limits.imageBytes + 1);
    expect(await refusal(body(file('paymentProof', 'a.jpg', bytes)))).toBe('payload-too-large');
  });

  test('a text that is too long, instead of cutting it', async () => {
    expect(await refusal(body(text('name', 'x'.repeat(limits.fieldBytes + 1))))).toBe('payload-too-large');
  });

  test('too many fields, and too many files', async () => {
    const fields = Array.from({ length: 60 }, (_, index) => text(`f${index}`, 'x'));
    expect(await refusal(body(...fields))).toBe('malformed-body');
    const files = Array.from({ length: 8 }, (_, index) => file(`f${index}`, 'a.jpg', 'x'));
    expect(await refusal(body(...files))).toMatch(/invalid-file|malformed-body/);
  });

  test('a body that ends too early, in a file or in a field', async () => {
    const whole = body(text('name', 'Sari'), file('paymentProof', 'a.jpg', Buffer.alloc(5000, 1)));
    for (const length of [10, 60, 200, 3000, whole.length - end.length, whole.length - 8]) {
      expect([length, await refusal(whole.subarray(0, length))]).toEqual([length, 'malformed-body']);
    }
  });

  test('no body, another boundary, no boundary', async () => {
    expect(await refusal(Buffer.alloc(0))).toBe('malformed-body');
    expect(await refusal(body(text('name', 'x')), 'multipart/form-data; boundary=lain')).toBe(
      'malformed-body',
    );
    expect(await refusal(body(text('name', 'x')), 'multipart/form-data')).toBe('malformed-body');
  });

  test('a part without a name, by leaving it out', async () => {
    const nameless = Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`);
    const form = await read(body(nameless, text('name', 'Sari')));
    expect([...form.fields]).toEqual([['name', 'Sari']]);
  });
});
