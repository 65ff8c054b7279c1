import { usualReasons } from '#parts/requests/usual-reasons.ts';
import { reasonOf } from '#ui/base/error-message.ts';

export const endpoints = {
  list: 'listRenewalRequests',
  approve: 'approveRenewal',
  reject: 'rejectRenewal',
} as const;

/** How a rejection is asked for, in the list and at the review desk. */
export const rejection = {
  title: 'Confirm Membership Renewal Rejection',
  content: 'Are you sure you want to reject this membership renewal request? This action cannot be undone.',
  usualReasons: usualReasons.renewal,
  failure: (error: unknown) => (
    <div lang="id">
      <p>Gagal menolak permintaan</p>
      {reasonOf(error) !== undefined && <p className="text-sm font-normal">{reasonOf(error)}</p>}
    </div>
  ),
} as const;
