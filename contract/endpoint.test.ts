import { expect, test } from 'vitest';
import * as z from 'zod';
import { type Endpoint, needsAppCheck } from './endpoint.ts';
import { endpoints } from './index.ts';

/** Checked by the compiler: an unused `@ts-expect-error` is an error itself. */
const shared = { method: 'GET', path: '/x', reads: 0, input: z.object({}), reply: z.object({}) } as const;

export const complete = { ...shared, access: 'anyone' } as const satisfies Endpoint;
// @ts-expect-error an endpoint without access
export const withoutAccess = { ...shared } as const satisfies Endpoint;
const { reads: _reads, ...withoutBudget } = complete;
// @ts-expect-error an endpoint that does not say what it may read
export const withoutReads = { ...withoutBudget } as const satisfies Endpoint;
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

test.each(all)('%s: every path parameter is an input field', (_name, { path, aliases, input }) => {
  for (const each of [path, ...(aliases ?? [])]) {
    expect(each).toMatch(/^(\/([\w.-]+|\{\w+\}))+$/);
    expect(Object.keys(input.shape)).toEqual(expect.arrayContaining(parametersOf(each)));
  }
});

test.each(all)('%s: access by ownership requires {id} in the path', (_name, { access, path }) => {
  if (access === 'self' || access === 'self-or-admin') expect(parametersOf(path)).toContain('id');
  else expect(access).toMatch(/^(anyone|mail-server|signed-in|admin)$/);
});

test.each(all)('%s: only public GET replies are cacheable', (_name, { access, cache, method }) => {
  if (cache === 'public' || cache === 'immutable') expect([access, method]).toEqual(['anyone', 'GET']);
  else expect(cache).toBeUndefined();
});

test.each(all)('%s: the read budget covers the session', (_name, { access, reads }) => {
  const numbers = typeof reads === 'number' ? [reads] : [reads.base, reads.perRow];
  for (const number of numbers) expect(Number.isInteger(number) && number >= 0).toBe(true);
  if (access !== 'anyone' && access !== 'mail-server') expect(numbers[0]).toBeGreaterThanOrEqual(2);
});

test.each(all)('%s: only a list has a read budget per row', (_name, { reads, reply }) => {
  // A file can contain rows.
  if (typeof reads === 'number' || reply === 'file') return;
  const { data = reply } = reply instanceof z.ZodObject ? reply.shape : {};
  expect(data).toBeInstanceOf(z.ZodArray);
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
  expect(
    all
      .filter(([, endpoint]) => needsAppCheck(endpoint))
      .map(([name]) => name)
      .sort(),
  ).toEqual([
    'answerGuestSurvey',
    'beginPasskeyLogin',
    'beginPasskeySignIn',
    'cancelGuestPlace',
    'checkCard',
    'checkReceipt',
    'checkRegistration',
    'checkRenewalLink',
    'confirmEmailChange',
    'deleteGuest',
    'deleteGuestFile',
    'forgotPassword',
    'getCheckInListByLink',
    'getGuestBill',
    'getGuestCertificateFile',
    'getGuestPlace',
    'getGuestTicketFile',
    'getInvitation',
    'issueInvoiceByLink',
    'issueVisitorInvoice',
    'joinByInvitation',
    'leaveByWaitingLink',
    'leaveGuestWaitingList',
    'login',
    'loginByCode',
    'loginByPasskey',
    'openBillByLink',
    'openVisitorBill',
    'payGuestPlace',
    'readEmailChange',
    'readWaitingLink',
    'register',
    'registerGuest',
    'renewByLink',
    'reportDirectoryMessage',
    'requestGuestPlace',
    'resetPassword',
    'saveGuestAnswers',
    'saveGuestFile',
    'saveGuestRefundAccount',
    'sendContactMessage',
    'signInByPasskey',
    'syncCheckInsByLink',
    'uploadTest',
    'verifyEmail',
    'writeToMember',
  ]);
});

/**
 * Changes by a signed-in user without `limitsChanges`: they have a limit of their own, end sessions, or change
 * nothing when repeated.
 */
const separatelyLimited = [
  'changePassword',
  'deleteOwnAccount',
  'requestEmailChange',
  'resendVerification',
  'reissueCard',
  'inviteStaff',
  'inviteStaffList',
  'replaceSeat',
  'saveFactor',
  'beginPasskey',
  'savePasskey',
  'makeRecoveryCodes',
  'removeFactor',
  'beginProof',
  'proveSession',
  'openBill',
  'issueInvoice',
  'issueReceipt',
  // Reads only; its code is not in the URL.
  'getEventTransfer',
  'logout',
  'endSession',
  'useSession',
];

test('each change by a signed-in user is limited', () => {
  const unlimited = all.flatMap(([name, { access, method, limitsChanges }]) =>
    (access === 'signed-in' || access === 'self') && method !== 'GET' && !limitsChanges ? [name] : [],
  );
  expect(unlimited.toSorted()).toEqual(separatelyLimited.toSorted());
});
