import * as z from 'zod';

/** Access to the admin endpoints of one event: the duty `events`, or the management of this event. */
export const byEventAdmins = { access: 'admin', duty: 'events', eventManagers: true } as const;

/** Event that an admin screen names. */
export const namedEvent = z.object({ _id: z.string(), title: z.string() });

/** Person whom an admin screen names. */
export const namedPerson = z.object({ _id: z.string(), name: z.string(), email: z.string() });
