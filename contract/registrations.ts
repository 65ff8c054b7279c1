import type { Endpoint } from './endpoint.ts';
import { decisionReply, rejectInput } from './fields/decisions.ts';
import { pageInput, userPage } from './fields/paging.ts';
import { idInput, messageReply } from './fields/people.ts';

/** Applications for membership and the admin's decision on them. */
export const registrations = {
  listRegistrationRequests: {
    method: 'GET',
    path: '/users/getRequests',
    access: 'admin',
    input: pageInput,
    reply: userPage,
  },
  approveRegistration: {
    method: 'PUT',
    path: '/users/user/{id}/approve',
    access: 'admin',
    input: idInput,
    reply: decisionReply,
  },
  rejectRegistration: {
    method: 'DELETE',
    path: '/users/user/{id}/reject-regist',
    access: 'admin',
    input: rejectInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
