import { usualReasons } from '#parts/requests/usual-reasons.ts';

export const endpoints = { list: 'listRenewalRequests' } as const;

/** How a rejection is asked for, in the list and at the review desk. */
export const rejection = {
  title: 'Confirm Membership Renewal Rejection',
  content: 'Are you sure you want to reject this membership renewal request? This action cannot be undone.',
  usualReasons: usualReasons.renewal,
} as const;
