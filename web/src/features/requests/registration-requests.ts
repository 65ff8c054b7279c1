import { usualReasons } from '#parts/requests/usual-reasons.ts';

export const endpoints = { list: 'listRegistrationRequests' } as const;

/** How a rejection is asked for, in the list and at the review desk. */
export const rejection = {
  title: 'Confirm Reject This New Member',
  content: 'Are you sure you want to reject this new member? This action cannot be undone.',
  usualReasons: usualReasons.registration,
} as const;
