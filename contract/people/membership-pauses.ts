import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { idInput, messageReply, textField } from '../schemas/fields.ts';
import { wording } from '../text/wording.ts';

const dayField = z.iso.date({ error: () => wording.dateInvalid });

/** Pauses of a membership (cuti), which an admin sets. The days that are left at its beginning remain. */
export const membershipPauses = {
  pauseMembership: {
    method: 'PUT',
    path: '/users/user/{id}/pause',
    access: 'admin',
    duty: 'people',
    input: idInput.extend({
      /** First day of the pause: today or later, within the membership. */
      from: dayField,
      /** Day of the return, on which the membership is valid again. */
      until: dayField,
      /** Only for admins: the reason can be private. */
      reason: textField(limits.reasonCharacters).default(''),
    }),
    reply: messageReply,
  },
  /** Ends a pause today, or cancels one that has not begun. Safe to repeat. */
  endPause: {
    method: 'DELETE',
    path: '/users/user/{id}/pause',
    access: 'admin',
    duty: 'people',
    input: idInput,
    reply: messageReply,
  },
  endOwnPause: {
    method: 'DELETE',
    path: '/users/pause',
    access: 'signed-in',
    limitsChanges: true,
    input: z.object({}),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
