import type { Endpoint } from 'contract/endpoint';
import { ApiError } from 'contract/errors';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { WriteConflict } from '#data/batch.ts';
import { requireContract, sendError, sendReply, toPublicError } from './reply.ts';
import type { HttpResponse } from './request.ts';

class Sent implements HttpResponse {
  statusCode = 0;
  body: unknown;
  readonly headers = new Map<string, string>();
  status(code: number): this {
    this.statusCode = code;
    return this;
  }
  set(name: string, value: string): this {
    this.headers.set(name, value);
    return this;
  }
  send(body: unknown): void {
    this.body = body;
  }
  json(body: unknown): void {
    this.body = body;
  }
}

const endpoint: Endpoint = {
  method: 'GET',
  path: '/x',
  access: 'anyone',
  reads: 0,
  input: z.object({}),
  reply: z.object({ name: z.string(), rows: z.array(z.object({ id: z.string() })) }),
};
const validReply = { name: 'Sari', rows: [{ id: 'a' }] };

function send(reply: unknown, { of = endpoint } = {}): Sent {
  const sent = new Sent();
  void sendReply(sent, of, reply);
  return sent;
}

describe('a checked reply', () => {
  test('that matches the contract is sent unchanged', () => {
    requireContract(endpoint, validReply);
    expect(send(validReply)).toMatchObject({ statusCode: 200, body: validReply });
  });

  test.each([
    ['lacks a field', { rows: [] }],
    ['has a field of another type', { ...validReply, name: 5 }],
    ['has a surplus field, which production would send', { ...validReply, password: 'x' }],
    ['has a surplus field in a row', { ...validReply, rows: [{ id: 'a', photo: 'x' }] }],
  ])('that %s throws', (_what, reply) => expect(() => requireContract(endpoint, reply)).toThrow());
});

test('an unchecked reply is sent unchanged', () => {
  expect(send({ name: 5 }).body).toEqual({ name: 5 });
});

test('a reply has the status and caching of its endpoint', () => {
  const created = send(validReply, { of: { ...endpoint, status: 201 } });
  expect([created.statusCode, created.headers.get('Cache-Control')]).toEqual([201, 'private, no-store']);
  const shared = send(validReply, { of: { ...endpoint, cache: 'public' } });
  expect(shared.headers.get('Cache-Control')).toBe('public, max-age=60, s-maxage=300');
});

const inertHeaders = {
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
};

test('an image is sent with headers that prevent running it as a page', () => {
  const image = { contentType: 'image/webp', bytes: new Uint8Array([1, 2]) };
  const sent = send(image, { of: { ...endpoint, reply: 'image' } });
  expect(sent.body).toEqual(Buffer.from([1, 2]));
  expect(Object.fromEntries(sent.headers)).toEqual({ ...inertHeaders, 'Content-Type': 'image/webp' });
});

test('an immutable reply is cached for a year', () => {
  const image = { contentType: 'image/webp', bytes: new Uint8Array([1]) };
  const sent = send(image, { of: { ...endpoint, reply: 'image', cache: 'immutable' } });
  expect(sent.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
});

describe('a file', () => {
  const file = { contentType: 'application/pdf', bytes: new Uint8Array([1, 2]) };
  const fileEndpoint: Endpoint = { ...endpoint, reply: 'file' };

  test('without a name is shown inline, with headers that prevent running it as a page', () => {
    const sent = send(file, { of: fileEndpoint });
    expect(sent.body).toEqual(Buffer.from([1, 2]));
    expect(Object.fromEntries(sent.headers)).toEqual({ ...inertHeaders, 'Content-Type': 'application/pdf' });
  });

  test.each([
    ['a (b).pdf', 'a (b).pdf', 'a%20%28b%29.pdf'],
    ['é"\\; x.pdf', '____ x.pdf', '%C3%A9%22%5C%3B%20x.pdf'],
    ['a\r\nb.pdf', 'a__b.pdf', 'a%0D%0Ab.pdf'],
    ['\uD800.pdf', '_.pdf', '_.pdf'],
    ["*'.pdf", '__.pdf', '%2A%27.pdf'],
  ])('with the name %j is a download of that name', (fileName, plain, exact) => {
    const { headers } = send({ ...file, fileName }, { of: fileEndpoint });
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    );
  });
});

test('an internal error exposes no details', () => {
  const sent = new Sent();
  sendError(sent, toPublicError(new Error('connect ECONNREFUSED 10.0.0.7:5432'), 'K7M2-Q4XD'));
  expect([sent.statusCode, sent.body]).toEqual([
    500,
    {
      code: 'internal',
      message: 'Terjadi gangguan pada server. Coba lagi beberapa saat lagi. Sebutkan kode: K7M2-Q4XD',
      requestId: 'K7M2-Q4XD',
    },
  ]);
  expect(JSON.stringify(sent.body)).not.toContain('ECONNREFUSED');
  expect(sent.headers.get('Cache-Control')).toBe('private, no-store');
  expect(toPublicError(new ApiError('not-found'), 'K7M2-Q4XD').code).toBe('not-found');
});

test.each([
  ['a write conflict', new WriteConflict()],
  ['an aborted transaction', Object.assign(new Error('10 ABORTED'), { code: 10 })],
])('%s is replied as 503 with the time of the next attempt', (_what, error) => {
  const sent = new Sent();
  sendError(sent, toPublicError(error, 'K7M2-Q4XD'));
  expect([sent.statusCode, sent.headers.get('Retry-After'), sent.body]).toEqual([
    503,
    '2',
    {
      code: 'busy',
      message: 'Data ini sedang diubah oleh banyak permintaan. Coba lagi beberapa detik lagi.',
    },
  ]);
});
