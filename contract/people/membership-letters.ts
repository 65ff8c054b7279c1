import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTime, idInput, messageReply, textField } from '../schemas/fields.ts';
import { requiredError } from '../text/wording.ts';

/**
 * `ended`: the membership ended or is paused after the issue of the letter. `unreadable`: not a code, or mistyped.
 */
const letterVerdicts = ['valid', 'ended', 'revoked', 'unknown', 'unreadable'] as const;
export type MembershipLetterVerdict = (typeof letterVerdicts)[number];

export const letter = z.object({
  /** Code that is printed on the letter. */
  _id: z.string(),
  number: z.string(),
  /** Continues 'untuk keperluan'; empty without one. */
  purpose: z.string(),
  issuedAt: dateTime,
  /** End of the membership as printed. */
  validUntil: dateTime,
  revokedAt: dateTime.nullable(),
  revocationReason: z.string().nullable(),
});
export type MembershipLetter = z.output<typeof letter>;

const letterList = z.object({
  /** Newest first. */
  data: z.array(letter),
  /** Number of letters that can still be issued in this year. */
  left: z.number().int(),
});
export type MembershipLetters = z.output<typeof letterList>;

export const checkedLetter = z.object({
  number: z.string(),
  /** As printed. */
  name: z.string(),
  memberNumber: z.string(),
  institution: z.string(),
  purpose: z.string(),
  issuedAt: dateTime,
  since: dateTime,
  /** End of the membership as printed. */
  validUntil: dateTime,
  /** Present end of the membership; null if it was ended without a date. */
  currentUntil: dateTime.nullable(),
});

const letterCheck = z.object({
  verdict: z.enum(letterVerdicts),
  /** Null for an unknown or unreadable code. */
  letter: checkedLetter.nullable(),
});
export type MembershipLetterCheck = z.output<typeof letterCheck>;

const { perYear, shown, purposeCharacters } = limits.membershipLetters;
const purposeInput = z.object({ purpose: textField(purposeCharacters).default('') });
const letterReply = messageReply.extend({ letter });
/** Endpoints of admins about one member or letter. */
const forAdmins = { access: 'admin', duty: 'people' } as const;

/**
 * Letters that confirm a membership (surat keterangan anggota). A repetition on the same day with the same contents
 * returns the same letter.
 */
export const membershipLetters = {
  /** Throws `wrong-status` without a running membership, and after `perYear` letters of this year. */
  issueMembershipLetter: {
    method: 'POST',
    path: '/users/user/profile/membership-letters',
    access: 'signed-in',
    limitsChanges: true,
    // Reads the session, the limit of changes, the counter and the letters of the year.
    reads: 4 + perYear,
    input: purposeInput,
    reply: letterReply,
  },
  /** Issues a letter to a member, with the same rules. */
  issueLetterForMember: {
    ...forAdmins,
    method: 'POST',
    path: '/users/user/{id}/membership-letters',
    reads: 4 + perYear,
    input: idInput.extend(purposeInput.shape),
    reply: letterReply,
  },
  listOwnMembershipLetters: {
    method: 'GET',
    path: '/users/user/profile/membership-letters',
    access: 'signed-in',
    reads: 2 + shown,
    input: z.object({}),
    reply: letterList,
  },
  listMembershipLetters: {
    ...forAdmins,
    method: 'GET',
    path: '/users/user/{id}/membership-letters',
    reads: 3 + shown,
    input: idInput,
    reply: letterList,
  },
  /** Returns the PDF, for its holder and for admins with the duty `people`. Throws `gone` if it was revoked. */
  getMembershipLetterFile: {
    method: 'GET',
    path: '/membership-letters/{id}/file',
    access: 'signed-in',
    input: idInput,
    reply: fileReply,
  },
  /** A repetition changes nothing. */
  revokeMembershipLetter: {
    ...forAdmins,
    method: 'POST',
    path: '/membership-letters/{id}/revocation',
    input: idInput.extend({
      reason: textField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: messageReply,
  },
  /** Accepts a code in any case and grouping. */
  checkMembershipLetter: {
    method: 'GET',
    path: '/membership-letters/checks/{code}',
    access: 'anyone',
    input: z.object({ code: z.string().max(limits.textCharacters) }),
    reply: letterCheck,
  },
} as const satisfies Record<string, Endpoint>;
