import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { idInput, messageReply, textField } from '../schemas/fields.ts';
import { requiredError, wording } from '../text/wording.ts';

const dayField = z.iso.date({ error: () => wording.dateInvalid });
const reasonField = textField(limits.reasonCharacters).min(1, requiredError);

/**
 * Memberships for life, which the board decides, and pauses (cuti), which an admin sets. The days that are left at the
 * beginning of a pause remain.
 */
export const membershipTerms = {
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
  /** Makes the membership of a person valid for life. Safe to repeat. */
  grantLifeMembership: {
    method: 'PUT',
    path: '/users/user/{id}/life',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    input: idInput.extend({ decidedOn: dayField, reason: reasonField }),
    reply: messageReply,
  },
  /** Ends it on a day, which can be over. The code of the card is revoked, because it names no end. */
  endLifeMembership: {
    method: 'POST',
    path: '/users/user/{id}/life/end',
    access: 'admin',
    duty: 'every',
    stepUp: true,
    input: idInput.extend({ endsOn: dayField, reason: reasonField }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
