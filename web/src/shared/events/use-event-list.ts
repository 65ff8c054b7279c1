import { useDutyCheck } from '#api/duties.ts';

/** Returns the list of events that the admin may open: with texts, or only with participants. */
export const useEventList = (): string =>
  useDutyCheck()('content') ? '/admin/manage-event' : '/admin/event-registrations';
