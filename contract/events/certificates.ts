import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { certificatesPerCall } from '../rules/events/certificates.ts';
import { creditCategories, maxCreditPoints } from '../rules/events/credits.ts';
import { limits } from '../rules/limits.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  textField,
  titleField,
} from '../schemas/fields.ts';
import { pageSchema } from '../schemas/paging.ts';
import { requiredError } from '../text/wording.ts';

/** `replaced`: another code replaced it after a correction. `unreadable`: not a code, or mistyped. */
const certificateVerdicts = ['valid', 'replaced', 'revoked', 'unknown', 'unreadable'] as const;
export type CertificateVerdict = (typeof certificateVerdicts)[number];

/** Credits of a certificate; null without points. */
const creditsReply = z.object({ category: z.enum(creditCategories), points: z.number().int() }).nullable();

const checkedCertificate = z.object({
  /** Null for a replaced code, because its name was wrong. */
  name: z.string().nullable(),
  title: z.string(),
  event: z.object({ title: z.string(), startDate: dateTime, endDate: dateTime }),
  credits: creditsReply,
  issuedAt: dateTime,
});

const certificateCheck = z.object({
  verdict: z.enum(certificateVerdicts),
  /** Null for a transcript, and for an unknown or unreadable code. */
  certificate: checkedCertificate.nullable(),
  /** Transcript of credits with this code; its totals are those of the day of issue. */
  transcript: z
    .object({
      name: z.string(),
      /** First and last day of the period, in Jakarta. */
      from: z.string(),
      until: z.string(),
      total: z.number().int(),
      required: z.number().int(),
      issuedAt: dateTime,
    })
    .nullable(),
});
export type CertificateCheck = z.output<typeof certificateCheck>;

const settingsReply = z.object({
  event: z.object({ _id: z.string(), title: z.string() }),
  /** Null while the event has no certificates. */
  settings: z
    .object({
      title: z.string(),
      signatoryName: z.string(),
      signatoryOffice: z.string(),
      credits: creditsReply,
      updatedAt: dateTime,
    })
    .nullable(),
});
export type CertificateSettings = z.output<typeof settingsReply>;

const attendee = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: z.object({ _id: z.string(), name: z.string() }).nullable(),
  attendedAt: dateTime,
  certificate: z
    .object({
      /** Name as printed. */
      name: z.string(),
      code: z.string(),
      issuedAt: dateTime,
      revokedAt: dateTime.nullable(),
    })
    .nullable(),
});
export type EventAttendee = z.output<typeof attendee>;

const ownCertificate = z.object({
  _id: z.string(),
  code: z.string(),
  name: z.string(),
  event: z.object({ title: z.string(), startDate: dateTime, endDate: dateTime }),
  credits: creditsReply,
  issuedAt: dateTime,
  revokedAt: dateTime.nullable(),
});
export type OwnCertificate = z.output<typeof ownCertificate>;

const requiredText = (maximum: number) => textField(maximum).min(1, requiredError);
const points = z.coerce
  .number(requiredError)
  .int('Tulis bilangan bulat.')
  .min(0, 'Paling sedikit 0.')
  .max(maxCreditPoints, `Paling banyak ${maxCreditPoints}.`);

/** Endpoints of one event. */
const ofEvent = { access: 'admin', duty: 'events', eventManagers: true } as const;
const adminRead = { ...ofEvent, method: 'GET' } as const;
/** Endpoints of one certificate, whose event the path does not name. */
const ofCertificate = { access: 'admin', duty: 'events' } as const;
/** Reads an attempt count, the code, its certificate, the account of its holder, and the English title of the event. */
const checkReads = 5;
// The suffix belongs to the address that people share.
const codeInput = z.object({ code: z.string().max(limits.textCharacters) });

/** Certificates of events (decision 0121). */
export const certificates = {
  getCertificateSettings: {
    ...adminRead,
    path: '/events/written/{id}/certificates/settings',
    input: idInput,
    reply: settingsReply,
  },
  /** Applies to certificates that are issued later. Throws `conflict` if another admin saved meanwhile. */
  saveCertificateSettings: {
    ...ofEvent,
    method: 'PUT',
    path: '/events/written/{id}/certificates/settings',
    input: idInput.extend({
      title: titleField,
      signatoryName: requiredText(limits.nameCharacters),
      signatoryOffice: requiredText(limits.nameCharacters),
      category: z.enum(creditCategories, requiredError),
      /** Without points the certificate shows no credits. */
      points,
      basedOn,
    }),
    reply: messageReply,
  },
  /** Lists the people who were checked in, the first one first. */
  listEventAttendees: {
    ...adminRead,
    path: '/events/written/{id}/certificates',
    // Reads the session, the number of rows and the row before, and each registration with person and certificate.
    reads: { base: 5, perRow: 3 },
    input: idInput.extend(pageSchema.shape),
    reply: z.object({
      data: z.array(attendee),
      total: z.number().int(),
      page: z.number().int(),
      totalPages: z.number().int(),
    }),
  },
  /**
   * Issues certificates to the next people who attended, at most `certificatesPerCall`. The caller repeats it with
   * `next` until that is null. A repetition issues no second certificate. Throws `wrong-status` without settings.
   */
  issueCertificates: {
    ...ofEvent,
    method: 'POST',
    path: '/events/written/{id}/certificates',
    // Reads the session, event, settings and the last registration, and each registration with person and certificate.
    reads: 6 + 3 * certificatesPerCall,
    input: idInput.extend({
      /** Registration with which the last call ended. */
      after: idField.optional(),
    }),
    reply: z.object({
      issued: z.number().int(),
      /** People of this call, including those with an earlier certificate. */
      processed: z.number().int(),
      next: z.string().nullable(),
    }),
  },
  /** Issues a new version under a new code. A repetition changes nothing. Throws `wrong-status` if revoked. */
  correctCertificate: {
    ...ofCertificate,
    method: 'PUT',
    path: '/certificates/{id}/name',
    input: idInput.extend({ name: requiredText(limits.nameCharacters) }),
    reply: messageReply,
  },
  /** A repetition changes nothing. */
  revokeCertificate: {
    ...ofCertificate,
    method: 'POST',
    path: '/certificates/{id}/revocation',
    input: idInput.extend({ reason: requiredText(limits.reasonCharacters) }),
    reply: messageReply,
  },
  /** Returns the PDF, for its holder and for admins with the duty `events`. Throws `gone` if revoked. */
  getCertificateFile: {
    method: 'GET',
    path: '/certificates/{id}/file',
    access: 'signed-in',
    input: idInput,
    reply: fileReply,
  },
  /** Lists the newest certificates of the caller. */
  listOwnCertificates: {
    method: 'GET',
    path: '/users/user/profile/certificates',
    access: 'signed-in',
    // In English, also the title of each event.
    reads: 3 + 2 * limits.ownCertificates,
    input: z.object({}),
    reply: z.object({ data: z.array(ownCertificate) }),
  },
  /** Accepts a code in any case and grouping. */
  checkCertificate: {
    method: 'GET',
    path: '/certificates/checks/{code}',
    access: 'anyone',
    reads: checkReads,
    input: codeInput,
    reply: certificateCheck,
  },
  /**
   * Returns an Open Badges 3.0 credential as signed JWT. Its second path ends in '.json'. Throws `not-found`, and
   * `gone` for a replaced or revoked certificate.
   */
  getCredential: {
    method: 'GET',
    path: '/certificates/credentials/{code}',
    aliases: ['/sertifikat/{code}'],
    access: 'anyone',
    reads: checkReads,
    input: codeInput,
    reply: fileReply,
  },
  /** Returns the public keys that sign credentials, as a JSON Web Key Set. */
  getCredentialKeys: {
    method: 'GET',
    path: '/certificates/keys',
    access: 'anyone',
    input: z.object({}),
    reply: z.object({
      keys: z.array(
        z.object({
          kty: z.literal('OKP'),
          crv: z.literal('Ed25519'),
          x: z.string(),
          kid: z.string(),
          alg: z.literal('EdDSA'),
          use: z.literal('sig'),
        }),
      ),
    }),
    cache: 'public',
  },
} as const satisfies Record<string, Endpoint>;
