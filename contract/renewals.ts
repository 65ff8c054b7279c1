import type { Endpoint } from './endpoint.ts';
import { approveInput, decisionReply, rejectInput, rejectionReply } from './fields/decisions.ts';
import { pageInput } from './fields/paging.ts';
import { idInput, messageReply } from './fields/people.ts';
import { requestPage } from './fields/request-rows.ts';
import { paymentProofSlot } from './rules/files.ts';
import { limits } from './rules/limits.ts';
import { queryLimits } from './rules/query-limits.ts';

/** Renewal of a membership by an uploaded payment proof, and the admin's decision on it. */
export const renewals = {
  requestRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/requestRenew',
    access: 'self',
    once: true,
    // One is for the institution, where it pays, two for the bill; then those with such a proof are looked for.
    reads: 5 + queryLimits.alikeProofs,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  listRenewalRequests: {
    method: 'GET',
    path: '/users/getRenewRequests',
    access: 'admin',
    duty: 'money',
    // One more where money may be missing.
    reads: { base: 4, perRow: 1 },
    input: pageInput,
    reply: requestPage,
  },
  approveRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/renew',
    access: 'admin',
    duty: 'money',
    // Two tell the newest receipt of the year, one is the bill. Of an institution, with everybody in its other seats.
    reads: 7 + limits.institutionStaffSeats,
    input: approveInput,
    reply: decisionReply,
  },
  rejectRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/reject-renew',
    access: 'admin',
    duty: 'money',
    // One is for the institution, where it pays, and one where many are turned down.
    reads: 6,
    input: rejectInput,
    reply: rejectionReply,
  },
} as const satisfies Record<string, Endpoint>;
