import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { inboundMailSlot } from '../rules/files.ts';

/**
 * - `reply`: stored in the thread of an answer
 * - `message`: stored as a new message
 * - `automatic`: an automatic reply; stored in the thread of an answer, otherwise dropped
 * - `report`: a delivery report
 * - `repeated`: the mail was received before
 * - `ignored`: a mail of the association itself, or without a sender who can be answered
 */
export const inboundOutcomes = ['reply', 'message', 'automatic', 'report', 'repeated', 'ignored'] as const;
export type InboundOutcome = (typeof inboundOutcomes)[number];

/** Mails to the mailbox of the association, which its mail server forwards (docs/operations.md). */
export const inboundMails = {
  /** Stores one mail (RFC 5322). Safe to repeat: a mail is stored once for its Message-ID. Throws too-many-requests. */
  receiveMail: {
    method: 'POST',
    path: '/mails/inbound',
    access: 'mail-server',
    // Reads the message and the entry of an earlier delivery, the attempts, the thread by its code, up to 10 answers
    // by their Message-IDs, and their thread.
    reads: 16,
    input: z.object({}),
    files: { email: inboundMailSlot },
    reply: z.object({ outcome: z.enum(inboundOutcomes) }),
  },
} as const satisfies Record<string, Endpoint>;
