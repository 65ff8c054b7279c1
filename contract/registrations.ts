import type { Endpoint } from './endpoint.ts';
import { approveInput, decisionReply, rejectInput, rejectionReply } from './fields/decisions.ts';
import { pageInput } from './fields/paging.ts';
import { requestPage } from './fields/request-rows.ts';
import { queryLimits } from './rules/query-limits.ts';

/** Applications for membership and the admin's decision on them. */
export const registrations = {
  listRegistrationRequests: {
    method: 'GET',
    path: '/users/getRequests',
    access: 'admin',
    duty: 'money',
    // One more where money may be missing.
    reads: { base: 4, perRow: 1 },
    input: pageInput,
    reply: requestPage,
  },
  approveRegistration: {
    method: 'PUT',
    path: '/users/user/{id}/approve',
    access: 'admin',
    duty: 'money',
    // Two tell the newest receipt of the year, one is the bill, one is for the institution, where it pays.
    reads: 8,
    input: approveInput,
    reply: decisionReply,
  },
  rejectRegistration: {
    method: 'DELETE',
    path: '/users/user/{id}/reject-regist',
    access: 'admin',
    duty: 'money',
    // With their payments and the institution, and one where many are turned down.
    reads: 5 + queryLimits.ownPayments,
    input: rejectInput,
    reply: rejectionReply,
  },
} as const satisfies Record<string, Endpoint>;
