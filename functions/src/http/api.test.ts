import type { Endpoint } from 'contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { createApi } from './api.ts';
import type { HttpResponse } from './request.ts';
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

async function wrongBody(checked: boolean): Promise<unknown> {
  const getAddress = async () => ({ address: 5 }) as never;
  const options = {
    checked,
    emulator: false,
    limitChanges: async () => {},
    limitLoads: async () => {},
    instanceCacheSeconds: 0,
  };
  const { handleApi } = createApi(table, { getAddress }, options);
  const bodies: unknown[] = [];
  const response: HttpResponse = {
    statusCode: 200,
    status: () => response,
    set: () => response,
    send() {},
    json: (body) => bodies.push(body),
  };
  const request = { method: 'GET', path: '/api/address', url: '/api/address', query: {}, headers: {} };
  await serve([handleApi], () => {})(request, response);
  return bodies[0];
}

test('a reply that violates the contract is an internal error where replies are checked', async () => {
  expect(await wrongBody(true)).toMatchObject({ code: 'internal' });
  expect(await wrongBody(false)).toEqual({ address: 5 });
});
