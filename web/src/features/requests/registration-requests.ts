import { usualReasons } from '#shared/requests/usual-reasons.ts';

export const endpoints = { list: 'listRegistrationRequests' } as const;

/** Texts of the rejection dialog, for the list and the review desk. */
export const rejection = {
  title: 'Confirm Reject This New Member',
  content: 'Are you sure you want to reject this new member? This action cannot be undone.',
  usualReasons: usualReasons.registration,
} as const;
