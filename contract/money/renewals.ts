import type { Endpoint } from '../endpoint.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { approveInput, decisionReply, rejectInput, rejectionReply } from '../schemas/decisions.ts';
import { idInput, messageReply } from '../schemas/fields.ts';
import { searchedPageSchema } from '../schemas/paging.ts';
import { requestPage } from '../schemas/request-rows.ts';

export const renewals = {
  requestRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/requestRenew',
    access: 'self',
    limitsChanges: true,
    idempotent: true,
    // One read for the institution if it pays, two for the bill, then the search for similar proofs.
    reads: 6 + queryLimits.similarProofSearch,
    input: idInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
  listRenewalRequests: {
    method: 'GET',
    path: '/users/getRenewRequests',
    access: 'admin',
    duty: 'money',
    // One more read if money may be missing, and one for a search.
    reads: { base: 5, perRow: 1 },
    input: searchedPageSchema,
    reply: requestPage,
  },
  approveRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/renew',
    access: 'admin',
    duty: 'money',
    // Two for the newest receipt of the year, one for the bill, and the seats of an institution.
    reads: 7 + limits.institutionStaffSeats,
    input: approveInput,
    reply: decisionReply,
  },
  rejectRenewal: {
    method: 'PUT',
    path: '/users/user/{id}/reject-renew',
    access: 'admin',
    duty: 'money',
    input: rejectInput,
    reply: rejectionReply,
  },
} as const satisfies Record<string, Endpoint>;
