import type { Endpoint } from 'contract/endpoint';
import { expect, test } from 'vitest';
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

test('a reply that violates the contract is an internal error where replies are checked', async () => {
  const wrong = async () => ({ address: 5 }) as never;
  expect(await bodyOf(serveTable(wrong), { headers: {} })).toMatchObject({ code: 'internal' });
  expect(await bodyOf(serveTable(wrong, false), { headers: {} })).toEqual({ address: 5 });
});
