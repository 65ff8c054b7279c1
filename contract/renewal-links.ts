import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { messageReply, time } from './fields/people.ts';
import { paymentProofSlot } from './rules/files.ts';
import { membershipKinds } from './rules/institution-kinds.ts';
import { queryLimits } from './rules/query-limits.ts';
import { wording } from './words/wording.ts';

/** How a renewal stands that a mailed link is about. */
export const linkStates = ['open', 'waiting'] as const;

/** In the body, as addresses end up in logs. */
export const renewalCodeInput = z.object({
  code: z.string(wording.required).min(1, wording.required).max(200),
});

const linkReply = z.object({
  /** Of the member: whoever a mail was passed on to learns no name. */
  initials: z.string(),
  validUntil: time,
  /** `waiting`: a proof was handed in, and nobody has decided yet. */
  state: z.enum(linkStates),
  /** Whose fee is due: a coordinator renews for the institution. */
  membership: z.enum(membershipKinds),
});
export type RenewalLink = z.output<typeof linkReply>;

/**
 * Renewal by the link of a reminder, without login (decision 0016). A code that was never made by us is
 * `invalid-code`; one whose time is over, or whose membership has gone on, is `gone`.
 */
export const renewalLinks = {
  checkRenewalLink: {
    method: 'POST',
    path: '/renewals/link',
    access: 'anyone',
    reads: 2,
    input: renewalCodeInput,
    reply: linkReply,
  },
  /** `wrong-status` while a renewal is being processed already. */
  renewByLink: {
    method: 'POST',
    path: '/renewals/link/proof',
    access: 'anyone',
    once: true,
    // One is for the institution, where it pays, two for the bill; then those with such a proof are looked for.
    reads: 5 + queryLimits.alikeProofs,
    input: renewalCodeInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
