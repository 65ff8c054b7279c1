import { usualReasons } from '#shared/requests/usual-reasons.ts';

export const endpoints = { list: 'listRenewalRequests' } as const;

/** Texts of the rejection dialog, for the list and the review desk. */
export const rejection = {
  title: 'Confirm Membership Renewal Rejection',
  content: 'Are you sure you want to reject this membership renewal request? This action cannot be undone.',
  usualReasons: usualReasons.renewal,
} as const;
