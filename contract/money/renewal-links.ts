import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { paymentProofSlot } from '../rules/files.ts';
import { membershipKinds } from '../rules/institution-kinds.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { dateTime, messageReply } from '../schemas/fields.ts';
import { requiredError } from '../text/wording.ts';

const linkStates = ['open', 'waiting'] as const;

/** The code is in the body, because URLs end up in logs. */
export const renewalCodeInput = z.object({
  code: z.string(requiredError).min(1, requiredError).max(200),
});

const linkReply = z.object({
  /** Initials of the member, so that the reader of a forwarded mail learns no name. */
  initials: z.string(),
  validUntil: dateTime,
  state: z.enum(linkStates),
  /** Kind of the membership whose fee is due: a coordinator renews for the institution. */
  membership: z.enum(membershipKinds),
});
export type RenewalLink = z.output<typeof linkReply>;

/** Renewal without login (decision 0016). Throws `invalid-code`, or `gone` after expiry or a renewal. */
export const renewalLinks = {
  checkRenewalLink: {
    method: 'POST',
    path: '/renewals/link',
    access: 'anyone',
    input: renewalCodeInput,
    reply: linkReply,
  },
  /** @throws `wrong-status` while a renewal waits for a decision */
  renewByLink: {
    method: 'POST',
    path: '/renewals/link/proof',
    access: 'anyone',
    idempotent: true,
    // One read for the institution if it pays, two for the bill, then the search for similar proofs.
    reads: 5 + queryLimits.similarProofSearch,
    input: renewalCodeInput,
    files: { paymentProof: paymentProofSlot },
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
