import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { idInput, messageReply, textField } from '../schemas/fields.ts';
import { requiredError, wording } from '../text/wording.ts';

const reasonField = textField(limits.reasonCharacters).min(1, requiredError);
const dayField = z.iso.date({ error: () => wording.dateInvalid });

/** Memberships for life, which the board decides. */
export const lifeMembers = {
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
