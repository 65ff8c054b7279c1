import type { Endpoint } from 'contract/endpoint';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { countReads, outsideBudget } from '#data/context/read-counter.ts';
import { createApi } from './api.ts';
import type { HttpRequest, HttpResponse } from './request.ts';
import { serve } from './serve.ts';

const table = {
  getThing: {
    method: 'GET',
    path: '/thing',
    access: 'anyone',
    reads: 2,
    input: z.object({}),
    reply: z.object({}),
  },
  listThings: {
    method: 'GET',
    path: '/things',
    access: 'anyone',
    reads: { base: 1, perRow: 1 },
    input: z.object({
      page: z.coerce.number().default(1),
      limit: z.coerce.number().default(2),
      after: z.string().optional(),
    }),
    reply: z.object({ data: z.array(z.object({})) }),
  },
} as const satisfies Record<string, Endpoint>;

/** Runs `read` in a handler that returns two rows. Returns status, header and logged errors. */
async function sendRequest(
  path: string,
  read: () => void,
  { checked = true, query = {}, header = 'X-Firestore-Reads' } = {},
) {
  const logged: unknown[] = [];
  const handlers = {
    async getThing() {
      read();
      return {};
    },
    async listThings() {
      read();
      return { data: [{}, {}] };
    },
  };
  const { handleApi } = createApi(table, handlers, {
    checked,
    emulator: true,
    limitChanges: async () => {},
    limitLoads: async () => {},
    instanceCacheSeconds: 0,
  });
  const handle = serve([handleApi], ({ error }) => {
    if (error !== undefined) logged.push((error as Error).message);
  });
  const headers = new Map<string, string>();
  let status = 0;
  const response: HttpResponse = {
    get statusCode() {
      return status;
    },
    status(code) {
      status = code;
      return this;
    },
    set(name, value) {
      headers.set(name, value);
      return this;
    },
    send() {},
    json() {},
  };
  const request: HttpRequest = { method: 'GET', path, url: path, headers: {}, query };
  await handle(request, response);
  return [status, headers.get(header), logged];
}

test('reads within the budget are reported in a header', async () => {
  expect(await sendRequest('/thing', () => countReads(2))).toEqual([200, '2', []]);
  expect(await sendRequest('/things', () => countReads(3))).toEqual([200, '3', []]);
});

test('one read over the budget is an internal error, and is logged with endpoint, reads and budget', async () => {
  expect(await sendRequest('/thing', () => countReads(3))).toEqual([
    500,
    undefined,
    ['getThing (GET /thing) read 3 documents; its budget is 2.'],
  ]);
  expect(await sendRequest('/things', () => countReads(4))).toEqual([
    500,
    undefined,
    ['listThings (GET /things) read 4 documents; its budget is 3.'],
  ]);
});

test('the budget of a list depends on the requested page', async () => {
  const third = { query: { page: '3', limit: '2' } };
  expect(await sendRequest('/things', () => countReads(7), third)).toEqual([200, '7', []]);
  const afterCursor = { query: { ...third.query, after: 'x' } };
  expect(await sendRequest('/things', () => countReads(4), afterCursor)).toEqual([200, '4', []]);
  expect(await sendRequest('/things', () => countReads(5), afterCursor)).toEqual([
    500,
    undefined,
    ['listThings (GET /things) read 5 documents; its budget is 4.'],
  ]);
});

test('reads outside of the budget are reported but not limited', async () => {
  const read = () => {
    countReads(1);
    outsideBudget(() => countReads(5));
    countReads(1);
  };
  expect(await sendRequest('/thing', read, { header: 'X-Firestore-Reads' })).toEqual([200, '7', []]);
  expect(await sendRequest('/thing', read, { header: 'X-Budgeted-Reads' })).toEqual([200, '2', []]);
});

test('production does not count reads', async () => {
  expect(await sendRequest('/thing', () => countReads(3), { checked: false })).toEqual([200, undefined, []]);
});
