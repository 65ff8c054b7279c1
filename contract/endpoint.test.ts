import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import { type Endpoint, needsAppCheck } from './endpoint.ts';
import { endpoints } from './index.ts';
import {
  instanceCacheSecondsOf,
  maxReadsOfAnyCall,
  maxUncachedReads,
  readBudgetOf,
} from './rules/read-budget.ts';

/** Checked by the compiler: an unused `@ts-expect-error` is an error itself. */
const shared = { method: 'GET', path: '/x', reads: 0, input: z.object({}), reply: z.object({}) } as const;

export const complete = { ...shared, access: 'anyone' } as const satisfies Endpoint;
// @ts-expect-error an endpoint without access
export const withoutAccess = { ...shared } as const satisfies Endpoint;
export const unknownBudget = {
  ...shared,
  access: 'anyone',
  // @ts-expect-error a budget that nobody counts
  reads: { perRow: 1 },
} as const satisfies Endpoint;
// @ts-expect-error an access that nobody enforces
export const unknownAccess = { ...shared, access: 'staff' } as const satisfies Endpoint;
// @ts-expect-error an endpoint that does not say what it replies
export const withoutReply = { ...shared, access: 'anyone', reply: undefined } as const satisfies Endpoint;
export const unknownMethod = {
  ...shared,
  access: 'anyone',
  // @ts-expect-error a method that nobody matches
  method: 'FETCH',
} as const satisfies Endpoint;

const all: [string, Endpoint][] = Object.entries(endpoints);
const parametersOf = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name));

/** Names of the endpoints that break a rule. */
const namesWhere = (breaksRule: (endpoint: Endpoint) => boolean): string[] =>
  all.flatMap(([name, endpoint]) => (breaksRule(endpoint) ? [name] : []));

test('every path is well-formed, and each of its parameters is an input field', () => {
  const isWrong = (path: string, { input }: Endpoint): boolean =>
    !/^(\/([\w.-]+|\{\w+\}))+$/.test(path) || parametersOf(path).some((name) => !(name in input.shape));
  expect(
    namesWhere((endpoint) =>
      [endpoint.path, ...(endpoint.aliases ?? [])].some((path) => isWrong(path, endpoint)),
    ),
  ).toEqual([]);
});

test('access is a known one, and access by ownership requires {id} in the path', () => {
  expect(
    namesWhere(({ access, path }) =>
      access === 'self' || access === 'self-or-admin'
        ? !parametersOf(path).includes('id')
        : !/^(anyone|mail-server|signed-in|admin)$/.test(access),
    ),
  ).toEqual([]);
});

test('only public GET replies are cacheable, publicly or for ever', () => {
  expect(
    namesWhere(
      ({ access, cache, method }) =>
        cache !== undefined &&
        !(/^(public|immutable)$/.test(cache) && access === 'anyone' && method === 'GET'),
    ),
  ).toEqual([]);
});

describe('public reads', () => {
  const isPublicRead = ({ access, method, emulatorOnly }: Endpoint) =>
    access === 'anyone' && method === 'GET' && emulatorOnly === undefined;

  test('of more than 20 documents are cached in the instance, and limited if their input has many values', () => {
    const isExpensive = (endpoint: Endpoint) =>
      isPublicRead(endpoint) && maxReadsOfAnyCall(readBudgetOf(endpoint)) > maxUncachedReads;
    const isBounded = (endpoint: Endpoint) =>
      instanceCacheSecondsOf(endpoint) !== undefined &&
      (Object.keys(endpoint.input.shape).length === 0 || endpoint.loadLimit !== undefined);
    expect(namesWhere((endpoint) => isExpensive(endpoint) && !isBounded(endpoint))).toEqual([]);
    expect(namesWhere(isExpensive).length).toBeGreaterThan(9);
  });

  /** They read at most five documents, and have a limit of their own where they find records. */
  const cheap = `
    getLoginStatus checkMembershipLetter checkCertificate getCredential listDirectory getDirectoryProfile
    getDirectoryPhoto getConnection getHealth
  `;

  test('that no CDN caches are cached in the instance or limited, apart from cheap ones', () => {
    const isBounded = ({ cache, instanceCacheSeconds, loadLimit }: Endpoint) =>
      cache !== undefined || instanceCacheSeconds !== undefined || loadLimit !== undefined;
    const unbounded = namesWhere((endpoint) => isPublicRead(endpoint) && !isBounded(endpoint));
    expect(unbounded).toEqual(cheap.trim().split(/\s+/));
    expect(
      namesWhere((endpoint) => isPublicRead(endpoint) && (endpoint.instanceCacheSeconds ?? 60) < 60),
    ).toEqual(['getEventRegistration']);
  });

  test('are the only calls with a cache in the instance or a limit of loads', () => {
    const isShared = (endpoint: Endpoint) =>
      instanceCacheSecondsOf(endpoint) !== undefined || endpoint.loadLimit !== undefined;
    expect(namesWhere((endpoint) => isShared(endpoint) && !isPublicRead(endpoint))).toEqual([]);
  });
});

test('read budgets are whole numbers that cover the session', () => {
  expect(
    namesWhere((endpoint) => {
      const [access, reads] = [endpoint.access, readBudgetOf(endpoint)];
      const [base, perRow = 0] = typeof reads === 'number' ? [reads] : [reads.base, reads.perRow];
      const sessionReads = access === 'anyone' || access === 'mail-server' ? 0 : 2;
      return !Number.isInteger(base) || !Number.isInteger(perRow) || base < sessionReads || perRow < 0;
    }),
  ).toEqual([]);
});

test('only a list or a file, which can contain rows, has a read budget per row', () => {
  expect(
    namesWhere((endpoint) => {
      const [reply, reads] = [endpoint.reply, readBudgetOf(endpoint)];
      if (typeof reads === 'number' || reply === 'file') return false;
      const { data = reply } = reply instanceof z.ZodObject ? reply.shape : {};
      return !(data instanceof z.ZodArray);
    }),
  ).toEqual([]);
});

test('no two endpoints share a method and a path', () => {
  const routes = all.flatMap(([, { method, path, aliases }]) =>
    [path, ...(aliases ?? [])].map((each) => `${method} ${each.replace(/\{\w+\}/g, '{}')}`),
  );
  expect(routes).toEqual([...new Set(routes)]);
});

test('every call that the specification names is declared', () => {
  const declared = all.map(([, { method, path }]) => `${method} ${path}`);
  expect(declared).toEqual(
    expect.arrayContaining([
      'GET /user/status',
      'POST /users/user',
      'POST /users/login',
      'GET /users/user/profile',
      'PUT /users/user/{id}/requestRenew',
      'GET /users/user/{id}',
      'GET /users/users',
      'GET /users/getRequests',
      'GET /users/getRenewRequests',
      'GET /users/user/paymentProof/{id}',
      'PUT /users/user/{id}/approve',
      'PUT /users/user/{id}/renew',
      'DELETE /users/user/{id}/reject-regist',
      'PUT /users/user/{id}/reject-renew',
      'PUT /users/user/{id}',
      'DELETE /users/user/{id}',
      'GET /users/get-total-user',
      'GET /blogs/get-total-blog',
      'GET /events/get-total-event',
      'GET /journals/get-total-jurnal',
      'GET /blogs',
      'GET /blogs/getbyid/{id}',
      'GET /journals',
      'GET /journals/{id}',
      'GET /events',
      'GET /events/{id}',
      'GET /shop',
      'GET /shop/{id}',
      'POST /upload',
      'POST /blogs/create',
      'PUT /blogs/updateblog/{id}',
      'DELETE /blogs/delete/{id}',
      'POST /journals',
      'PUT /journals/{id}',
      'DELETE /journals/{id}',
      'POST /events',
      'PUT /events/{id}',
      'DELETE /events/{id}',
      'POST /shop',
      'PUT /shop/{id}',
      'DELETE /shop/{id}',
    ]),
  );
});

test('App Check covers every public endpoint that is not GET, apart from one-click forms', () => {
  const isPublicChange = ({ access, method }: Endpoint) => access === 'anyone' && method !== 'GET';
  expect(namesWhere((endpoint) => needsAppCheck(endpoint) && !isPublicChange(endpoint))).toEqual([]);
  expect(namesWhere((endpoint) => isPublicChange(endpoint) && !needsAppCheck(endpoint)).sort()).toEqual([
    'endDirectoryMessages',
    'endLetterList',
    'endReminders',
  ]);
});

/**
 * Changes by a signed-in user without `limitsChanges`: they have a limit of their own, end sessions, or change
 * nothing when repeated. `getEventTransfer` only reads; its code is not in the URL.
 */
const separatelyLimited = `
  changePassword deleteOwnAccount requestEmailChange resendVerification reissueCard inviteStaff
  inviteStaffList replaceSeat saveFactor beginPasskey savePasskey makeRecoveryCodes removeFactor
  beginProof proveSession openBill issueInvoice issueReceipt getEventTransfer logout endSession useSession
`;

test('each change by a signed-in user is limited', () => {
  const unlimited = all.flatMap(([name, { access, method, limitsChanges }]) =>
    (access === 'signed-in' || access === 'self') && method !== 'GET' && !limitsChanges ? [name] : [],
  );
  expect(unlimited.toSorted()).toEqual(separatelyLimited.trim().split(/\s+/).toSorted());
});
