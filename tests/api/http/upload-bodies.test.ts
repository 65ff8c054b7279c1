/** @module-tag emulators */
import type { ErrorBody } from 'contract/errors';
import { describe, expect, test } from 'vitest';
import { formOf, openRoute, sampleSlots, sendFile, sendTo } from '../../support/actions/upload-routes.ts';
import { everything } from '../../support/assertions/stores.ts';
import * as images from '../../support/factories/images.ts';
import { requireRefusal } from '../../support/suite/client.ts';

test.each(sampleSlots)('%s: a truncated or malformed body is refused and stores nothing', async (slot) => {
  const route = await openRoute(slot);
  const before = await everything();
  const form = formOf(route, await images.proof());
  const request = new Request('http://unused.example.org', { method: 'POST', body: form });
  const type = request.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await request.arrayBuffer());
  const attempts: [string, Buffer, string, ErrorBody['code']][] = [
    ['cut in the file', bytes.subarray(0, bytes.length - 400), type, 'malformed-body'],
    ['cut in the last boundary', bytes.subarray(0, bytes.length - 6), type, 'malformed-body'],
    ['cut in the first header', bytes.subarray(0, 70), type, 'malformed-body'],
    ['no boundary', bytes, 'multipart/form-data', 'malformed-body'],
    ['another boundary', bytes, 'multipart/form-data; boundary=lain', 'malformed-body'],
    ['nothing', Buffer.alloc(0), type, 'malformed-body'],
    ['another kind', bytes, 'multipart/mixed; boundary=x', 'unsupported-media-type'],
    ['no kind', bytes, 'application/octet-stream', 'unsupported-media-type'],
    [
      'a form without files',
      Buffer.from('name=Sari'),
      'application/x-www-form-urlencoded',
      'unsupported-media-type',
    ],
  ];
  for (const [what, body, contentType, code] of attempts) {
    const answer = await sendTo(route, new Uint8Array(body), { 'content-type': contentType });
    requireRefusal(answer, what);
    expect([what, answer.body.code]).toEqual([what, code]);
  }
  expect(await everything()).toEqual(before);
});

describe('an oversized request', () => {
  test('is refused in JSON and stores nothing', async () => {
    const route = await openRoute('requestRenewal.paymentProof');
    const before = await everything();
    const file = { name: 'a.jpg', bytes: await images.padded(20 * 1024 * 1024) };
    const answer = await sendFile(route, file);
    requireRefusal(answer, '20 MB');
    expect([answer.status, answer.body.message]).toEqual([413, 'Ukuran kiriman melebihi batas.']);
    expect(await everything()).toEqual(before);
  });

  test('of 40 MB never reaches the function: the platform answers 413', async () => {
    for (const slot of ['register.paymentProof', 'requestRenewal.paymentProof'] as const) {
      const route = await openRoute(slot);
      const before = await everything();
      const file = { name: 'a.jpg', bytes: await images.padded(40 * 1024 * 1024) };
      const answer = await sendFile(route, file);
      expect(answer.status).toBe(413);
      expect(await everything()).toEqual(before);
    }
  });
});
