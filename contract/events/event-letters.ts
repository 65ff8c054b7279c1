import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idInput, messageReply, multilineField, textField } from '../schemas/fields.ts';
import { requiredError } from '../text/wording.ts';

/**
 * Receivers of a letter. `registered`: all with a confirmed place. `came` and `did-not-come`: those of them
 * with and without a check-in. `unpaid`: those with a held place.
 */
export const letterAudiences = ['registered', 'came', 'did-not-come', 'unpaid'] as const;
export type LetterAudience = (typeof letterAudiences)[number];

/** Audiences that exist only after the beginning of the event. */
export const audiencesAfterStart: readonly LetterAudience[] = ['came', 'did-not-come'];

const audience = z.enum(letterAudiences, requiredError);

const letter = z.object({
  _id: z.string(),
  audience,
  subject: z.string(),
  text: z.string(),
  sentAt: dateTime,
  /** Number of receivers when the letter was sent, and number of mails that the job has queued. */
  recipients: z.number().int(),
  queued: z.number().int(),
  isComplete: z.boolean(),
});
export type EventLetter = z.output<typeof letter>;

const letters = z.object({
  event: z.object({ _id: z.string(), title: z.string() }),
  hasBegun: z.boolean(),
  /** Number of people in each audience now. */
  audiences: z.array(z.object({ audience, recipients: z.number().int() })),
  /** The newest first. */
  letters: z.array(letter),
});
export type EventLetters = z.output<typeof letters>;

const letterInput = idInput.extend({
  audience,
  subject: textField(limits.titleCharacters).min(1, requiredError),
  /** Plain text. An empty line separates paragraphs. */
  text: multilineField(limits.messageCharacters).min(1, requiredError),
});

/** Letters of admins to the people of one event. A letter is a notice, which a job mails (decision 0119). */
export const eventLetters = {
  listEventLetters: {
    method: 'GET',
    path: '/events/written/{id}/letters',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    // Reads the session, the event, three counts, and each letter.
    reads: 6 + limits.eventLetters,
    input: idInput,
    reply: letters,
  },
  /**
   * Sends a letter to the people who are in the audience when the job reaches them. Throws `wrong-status` for an
   * empty audience, for an audience that exists only after the beginning, and beyond the limit of letters.
   */
  sendEventLetter: {
    method: 'POST',
    path: '/events/written/{id}/letters',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    idempotent: true,
    // Reads the session, the event, three counts and the letters.
    reads: 6 + limits.eventLetters,
    input: letterInput,
    reply: messageReply,
  },
  /** Mails the letter to the caller only. */
  testEventLetter: {
    method: 'POST',
    path: '/events/written/{id}/letters/test',
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    idempotent: true,
    input: letterInput,
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
