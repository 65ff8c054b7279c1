/** @module-tag emulators */
import { request } from 'node:http';
import { json as readJson, text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BuiltFunction } from '../../support/suite/built-function.ts';

/** Checks before the platform's parsers, on the built function in its own process. */
let built: BuiltFunction;
beforeAll(async () => {
  built = await BuiltFunction.start();
});
afterAll(() => built[Symbol.asyncDispose]());

interface Sent {
  readonly headers: Record<string, string | number>;
  /** Sent in chunks if the headers announce no length. */
  readonly body?: readonly Uint8Array[];
}

interface Refusal {
  readonly status: number;
  readonly body: unknown;
  readonly requestId: string;
}

/**
 * Posts to the login. With an announced body that never arrives, only a server that does not wait can answer.
 */
const post = (path: string, sent: Sent): Promise<readonly [status: number, body: unknown]> =>
  ask(path, sent).then(({ status, body }) => [status, body]);

const ask = (path: string, { headers, body = [] }: Sent): Promise<Refusal> =>
  new Promise((resolve, reject) => {
    const sending = request(`${built.address}${path}`, { method: 'POST', headers }, async (response) => {
      const { statusCode = 0, headers } = response;
      resolve({
        status: statusCode,
        body: await readJson(response),
        requestId: String(headers['x-request-id']),
      });
      sending.destroy();
    });
    sending.on('error', reject);
    sending.flushHeaders();
    for (const chunk of body) sending.write(chunk);
    if (headers['content-length'] === undefined || body.length > 0) sending.end();
  });

const json = { 'content-type': 'application/json' };
const megabyte = 1024 * 1024;
const tooLarge = { code: 'payload-too-large', message: 'Ukuran kiriman melebihi batas.' };
const unsupported = { code: 'unsupported-media-type', message: 'Jenis kiriman tidak didukung.' };

test('a response announces no time at which its connection closes, because a request may arrive then', async () => {
  const { status, headers } = await fetch(`${built.address}/api/user/status`);
  expect([status, headers.get('keep-alive')]).toEqual([200, null]);
});

test('a compressed body is refused unread and uses no memory', async () => {
  const before = await built.peakMemory();
  const body = gzipSync(Buffer.alloc(200 * megabyte, ' '), { level: 1 });
  const packed = (encoding: string) => ({
    headers: { ...json, 'content-encoding': encoding, 'content-length': body.length },
    body: [body],
  });
  for (const encoding of ['gzip', ' GZIP', 'br', 'deflate', 'gzip, identity', 'unheard-of']) {
    expect(await post('/api/users/login', packed(encoding))).toEqual([415, unsupported]);
  }
  expect((await built.peakMemory()) - before).toBeLessThan(40);
});

describe('an oversized body is refused', () => {
  test.each([
    ['JSON', 'application/json', 8 * megabyte + 1],
    ['a form with files', 'multipart/form-data; boundary=x', 12 * megabyte + 1],
    ['a form', 'application/x-www-form-urlencoded', 8 * megabyte + 1],
    ['text', 'text/plain', 900 * megabyte],
  ])('before any byte arrives: %s', async (_what, type, length) => {
    const headers = { 'content-type': type, 'content-length': length };
    expect(await post('/api/users/login', { headers })).toEqual([413, tooLarge]);
  });

  test('as soon as it exceeds the limit, if no length was announced', async () => {
    const body = Array.from({ length: 9 }, () => Buffer.alloc(megabyte, ' '));
    expect(await post('/api/users/login', { headers: json, body })).toEqual([413, tooLarge]);
  });
});

test('a refusal here has a support code in answer and log, like any other', async () => {
  const packed = { ...json, 'content-encoding': 'gzip', 'content-length': 5 };
  const pieces = Array.from({ length: 9 }, () => Buffer.alloc(megabyte, ' '));
  const refused = [
    await ask('/api/users/login', { headers: packed, body: [Buffer.from('hello')] }),
    await ask('/api/users/login', { headers: { ...json, 'content-length': 9 * megabyte } }),
    await ask('/api/users/login', { headers: json, body: pieces }),
    await ask('/api/users/%E0%A4%A', { headers: { ...json, 'content-length': 0 } }),
  ];
  expect(refused.map(({ status }) => status)).toEqual([415, 413, 413, 404]);
  const codes = ['unsupported-media-type', 'payload-too-large', 'payload-too-large', 'not-found'];
  for (const [index, { status, requestId }] of refused.entries()) {
    expect(requestId).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    await expect
      .poll(() => built.lines.filter((line) => line.requestId === requestId))
      .toEqual([
        {
          severity: 'INFO',
          message: 'request',
          requestId,
          method: 'POST',
          status,
          refusal: codes[index],
          latencyMs: expect.any(Number),
        },
      ]);
  }
});

test('a chunked body within the limit is read', async () => {
  const body = ['{"email":"siapa@example.org",', '"password":"salah sekali"}'].map((text) =>
    Buffer.from(text),
  );
  const [status, refusal] = await post('/api/users/login', { headers: json, body });
  expect([status, refusal]).toEqual([401, { code: 'invalid-credentials', message: 'Invalid credentials' }]);
});

describe('an unreadable request is refused in JSON', () => {
  const malformed = { code: 'malformed-body', message: 'Isi permintaan tidak dapat dibaca.' };
  test.each([
    ['{"email":', json, 400, malformed],
    ['null', json, 400, malformed],
    ['{"email":"\xff"}', json, 400, malformed],
    ['{}', { 'content-type': 'application/json; charset=utf-16' }, 415, unsupported],
    ['email=a', { 'content-type': 'application/x-www-form-urlencoded; charset=x' }, 415, unsupported],
    ['{', { 'content-type': 'application/cloudevents+json' }, 415, unsupported],
  ])('%s', async (text, headers, status, refusal) => {
    const body = [Buffer.from(text, 'latin1')];
    const length = { 'content-length': body[0]?.length ?? 0 };
    expect(await post('/api/users/login', { headers: { ...headers, ...length }, body })).toEqual([
      status,
      refusal,
    ]);
  });

  test('a path that cannot be decoded', async () => {
    const answer = await post('/api/users/%E0%A4%A', { headers: { ...json, 'content-length': 0 } });
    expect(answer).toEqual([404, { code: 'not-found', message: 'Data tidak ditemukan.' }]);
  });
});

describe('uploads', () => {
  const form = (length: number, peer: string) => ({
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': length,
    'x-forwarded-for': peer,
  });

  /** Opens uploads that announce 12 MB each, send some bytes and stop. */
  const openIdle = (count: number, bytes: number, to = built, peerOf = (_index: number) => '203.0.113.7') =>
    Array.from({ length: count }, (_, index) => {
      const headers = form(12 * megabyte, peerOf(index));
      const sending = request(`${to.address}/api/users/login`, { method: 'POST', headers });
      const reply = new Promise<readonly [number, string]>((resolve, reject) => {
        sending.on('error', reject);
        sending.on('response', async (response) => resolve([response.statusCode ?? 0, await text(response)]));
      });
      sending.write(Buffer.alloc(bytes, ' '));
      return { reply, close: () => sending.destroy() };
    });

  /** Sends bytes, by default 7 MB, which the login reads completely and then refuses. */
  const sendWhole = async (peer: string, bytes = 7 * megabyte): Promise<number> => {
    const body = [Buffer.alloc(bytes, ' ')];
    const [status] = await post('/api/users/login', { headers: form(bytes, peer), body });
    return status;
  };

  test('that are idle end with 408 and a clear message', async () => {
    await using impatient = await BuiltFunction.start({ UPLOAD_WINDOW_SECONDS: '1' });
    const idle = openIdle(14, 1000, impatient);
    const timeout = {
      code: 'request-timeout',
      message: 'Kiriman terhenti atau terlalu lambat. Periksa koneksi Anda, lalu kirim lagi.',
    };
    for (const { reply } of idle) {
      const [status, text] = await reply;
      expect([status, JSON.parse(text)]).toEqual([408, timeout]);
    }
  });

  test('that are idle never delay another one', async () => {
    const idle = openIdle(14, 1000);
    for (const { reply } of idle) reply.catch(() => undefined);
    expect(await sendWhole('203.0.113.7')).toBe(415);
    for (const { close } of idle) close();
  });

  test('of several networks that stall never delay one of up to a megabyte', async () => {
    const stalled = openIdle(8, 11 * megabyte, built, (index) => `198.51.${index}.7`);
    const ended: number[] = [];
    for (const { reply } of stalled)
      reply.then(
        ([status]) => ended.push(status),
        () => undefined,
      );
    // Time for them to fill the memory.
    await new Promise((resolve) => setTimeout(resolve, 1000));
    expect([await sendWhole('203.0.113.7', 900_000), ended]).toEqual([415, []]);
    for (const { close } of stalled) close();
  });

  test('of one peer that fill its share of the memory never delay another peer', async () => {
    const idle = openIdle(14, 5 * megabyte);
    for (const { reply } of idle) reply.catch(() => undefined);
    expect(await sendWhole('198.51.100.9')).toBe(415);
    for (const { close } of idle) close();
    expect(await sendWhole('203.0.113.7')).toBe(415);
  });

  test('that together exceed the memory wait for each other, and all are read', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 12 }, (_, index) => sendWhole(`203.0.${index % 3}.7`)),
    );
    expect(statuses).toEqual(statuses.map(() => 415));
  });
});
