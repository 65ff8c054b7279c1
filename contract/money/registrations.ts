import type { Endpoint } from '../endpoint.ts';
import { memberRecordReads, queryLimits } from '../rules/query-limits.ts';
import { approveInput, decisionReply, rejectInput, rejectionReply } from '../schemas/decisions.ts';
import { searchedPageSchema } from '../schemas/paging.ts';
import { requestPage } from '../schemas/request-rows.ts';

export const registrations = {
  listRegistrationRequests: {
    method: 'GET',
    path: '/users/getRequests',
    access: 'admin',
    duty: 'money',
    // One more read if money may be missing, and one for a search.
    reads: { base: 5, perRow: 1 },
    input: searchedPageSchema,
    reply: requestPage,
  },
  approveRegistration: {
    method: 'PUT',
    path: '/users/user/{id}/approve',
    access: 'admin',
    duty: 'money',
    // Two reads for the newest receipt of the year, one for the bill, one for the institution if it pays.
    reads: 8,
    input: approveInput,
    reply: decisionReply,
  },
  rejectRegistration: {
    method: 'DELETE',
    path: '/users/user/{id}/reject-regist',
    access: 'admin',
    duty: 'money',
    // Includes the payments, the institution, and one read for the check of frequent rejections.
    reads: 7 + queryLimits.ownPayments + memberRecordReads,
    input: rejectInput,
    reply: rejectionReply,
  },
} as const satisfies Record<string, Endpoint>;
