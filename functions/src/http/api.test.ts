import type { Endpoint } from 'contract/endpoint';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { createApi } from './api.ts';
import type { Handlers } from './handler.ts';
import type { HttpRequest, HttpResponse } from './request.ts';
import { serve } from './serve.ts';

const table = {
  getAddress: {
    method: 'GET',
    path: '/address',
    access: 'anyone',
    reads: 0,
    input: z.object({}),
    reply: z.object({ address: z.string() }),
  },
} as const satisfies Record<string, Endpoint>;

const serveTable = (getAddress: Handlers<typeof table>['getAddress'], checked = true) =>
  serve(
    [createApi(table, { getAddress }, { checked, emulator: false, limitChanges: async () => {} }).handleApi],
    () => {},
  );
const handle = serveTable(async (_input, _caller, { client: { address } }) => ({ address }));

async function bodyOf(served: ReturnType<typeof serve>, request: Pick<HttpRequest, 'ip' | 'headers'>) {
  let body: unknown;
  const response: HttpResponse = {
    statusCode: 200,
    status: () => response,
    set: () => response,
    send() {},
    json(reply) {
      body = reply;
    },
  };
  await served({ method: 'GET', path: '/api/address', url: '/api/address', query: {}, ...request }, response);
  return body as { address: unknown };
}

const addressOf = async (request: Pick<HttpRequest, 'ip' | 'headers'>): Promise<unknown> =>
  (await bodyOf(handle, request)).address;

describe('the client address', () => {
  test('is the last hop, regardless of other headers', async () => {
    const headers = {
      'fastly-client-ip': '203.0.113.5',
      'x-forwarded-for': '203.0.113.7, 192.0.2.9',
      forwarded: 'for=203.0.113.8',
    };
    expect(await addressOf({ ip: '203.0.113.7', headers })).toBe('192.0.2.9');
  });

  test('is the address that the framework reports when no hop is named', async () => {
    expect(await addressOf({ ip: '::ffff:192.0.2.9', headers: { forwarded: 'for=203.0.113.8' } })).toBe(
      '192.0.2.9',
    );
  });

  test("is 'unknown' when neither names it", async () => {
    expect(await addressOf({ headers: {} })).toBe('unknown');
    expect(await addressOf({ ip: undefined, headers: {} })).toBe('unknown');
  });
});

test('a reply that violates the contract is an internal error where replies are checked', async () => {
  const wrong = async () => ({ address: 5 }) as never;
  expect(await bodyOf(serveTable(wrong), { headers: {} })).toMatchObject({ code: 'internal' });
  expect(await bodyOf(serveTable(wrong, false), { headers: {} })).toEqual({ address: 5 });
});
