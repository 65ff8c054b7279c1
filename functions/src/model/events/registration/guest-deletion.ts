import { limits } from 'contract/rules/limits';

const dayMs = 86_400_000;

/** Returns when the data of a guest is deleted. */
export const toGuestDeletion = (eventEndsAt: Date): Date =>
  new Date(eventEndsAt.getTime() + limits.retention.eventGuestDays * dayMs);
