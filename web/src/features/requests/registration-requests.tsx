import { usualReasons } from '#parts/requests/usual-reasons.ts';
import { reasonOf, serverMessage } from '#ui/base/error-message.ts';

export const endpoints = {
  list: 'listRegistrationRequests',
  approve: 'approveRegistration',
  reject: 'rejectRegistration',
} as const;

/** How a rejection is asked for, in the list and at the review desk. */
export const rejection = {
  title: 'Confirm Reject This New Member',
  content: 'Are you sure you want to reject this new member? This action cannot be undone.',
  usualReasons: usualReasons.registration,
  failure: (error: unknown) => {
    const said = serverMessage(error);
    const reason = said === undefined ? reasonOf(error) : undefined;
    return (
      <>
        <p>{said ?? 'An error occurred. Please try again.'}</p>
        {reason !== undefined && <p className="text-sm font-normal">{reason}</p>}
      </>
    );
  },
} as const;
