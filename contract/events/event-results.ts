import * as z from 'zod';
import { type Endpoint, fileReply } from '../endpoint.ts';
import { certificatesPerCall } from '../rules/events/certificates.ts';
import { creditCategories, maxCreditPoints } from '../rules/events/credits.ts';
import { letterAudiences } from '../rules/events/letters.ts';
import { maxRating, ratedQuestions } from '../rules/events/surveys.ts';
import { limits } from '../rules/limits.ts';
import { priceKinds } from '../rules/money/event-prices.ts';
import { byEventAdmins, namedEvent } from '../schemas/events/event-admins.ts';
import { ownChange } from '../schemas/events/own-events.ts';
import {
  basedOn,
  dateTime,
  idField,
  idInput,
  messageReply,
  multilineField,
  textField,
  titleField,
} from '../schemas/fields.ts';
import { pagedReply, pageSchema } from '../schemas/paging.ts';
import { requiredError } from '../text/wording.ts';

const audience = z.enum(letterAudiences, requiredError);

export const eventLetter = z.object({
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
export type EventLetter = z.output<typeof eventLetter>;

const letters = z.object({
  event: namedEvent,
  hasBegun: z.boolean(),
  /** Number of people in each audience now. */
  audiences: z.array(z.object({ audience, recipients: z.number().int() })),
  /** The newest first. */
  letters: z.array(eventLetter),
});
export type EventLetters = z.output<typeof letters>;

const letterInput = idInput.extend({
  audience,
  subject: textField(limits.titleCharacters).min(1, requiredError),
  /** Plain text. An empty line separates paragraphs. */
  text: multilineField(limits.messageCharacters).min(1, requiredError),
});

const count = z.number().int();

/** Numbers of people with one price. */
const reportRow = z.object({
  kind: z.enum(priceKinds),
  /** Confirmed places: `paid` and `free` together. */
  registered: count,
  paid: count,
  free: count,
  /** Places that wait for the payment. */
  held: count,
  came: count,
  /** Confirmed places without a check-in; 0 before the beginning. */
  didNotCome: count,
});
export type EventReportRow = z.output<typeof reportRow>;

const report = z.object({
  event: namedEvent.extend({ startDate: dateTime.nullable() }),
  hasBegun: z.boolean(),
  /** Prices that someone has. */
  rows: z.array(reportRow),
  total: reportRow.omit({ kind: true }),
  /** Sums of the ledger in whole rupiah, less corrections and refunds. */
  money: z.object({
    /** Income of the account `events`. */
    income: count,
    /** Money received, which differs from the income by the unique codes. */
    received: count,
  }),
});
export type EventReport = z.output<typeof report>;

// The session, the event, four counts of each price, and two sums.
const reportReads = 5 + 4 * priceKinds.length;

const ofReport = {
  method: 'GET',
  ...byEventAdmins,
  reads: reportReads,
  input: idInput,
} as const;

const rating = z.coerce.number(requiredError).int(requiredError).min(1, requiredError).max(maxRating);

/** `closed`: no survey, not yet, or not for the caller, who was not checked in. */
export const ownSurveyState = z.enum(['closed', 'open', 'answered']);
export type OwnSurveyState = z.output<typeof ownSurveyState>;

/** Ratings and texts of an answer. */
const surveyAnswerFields = {
  overall: rating,
  content: rating,
  organisation: rating,
  useful: multilineField(limits.eventAnswerCharacters).default(''),
  suggestions: multilineField(limits.eventAnswerCharacters).default(''),
};

const ratingResult = z.object({
  question: z.enum(ratedQuestions),
  average: z.number(),
  /** Number of answers with each rating, from 1 to 5. */
  counts: z.array(z.number().int()),
});

const results = z.object({
  ratings: z.array(ratingResult),
  /** In random order. */
  useful: z.array(z.string()),
  suggestions: z.array(z.string()),
});
export type SurveyResults = z.output<typeof results>;

const survey = z.object({
  event: namedEvent,
  isOver: z.boolean(),
  isOpen: z.boolean(),
  isInvited: z.boolean(),
  /** People who were checked in. */
  attendees: z.number().int(),
  answers: z.number().int(),
  /** Null below `minShownAnswers` answers. */
  results: results.nullable(),
});
export type EventSurvey = z.output<typeof survey>;

// Reads the session, the event, the survey, the invitation, the attendees and each answer.
const resultReads = 6 + limits.eventPlaces;

/** `replaced`: another code replaced it after a correction. `unreadable`: not a code, or mistyped. */
const certificateVerdicts = ['valid', 'replaced', 'revoked', 'unknown', 'unreadable'] as const;
export type CertificateVerdict = (typeof certificateVerdicts)[number];

/** Credits of a certificate; null without points. */
const creditsReply = z.object({ category: z.enum(creditCategories), points: z.number().int() }).nullable();

const certifiedEvent = z.object({ title: z.string(), startDate: dateTime, endDate: dateTime });

export const checkedCertificate = z.object({
  /** Null for a replaced code, because its name was wrong. */
  name: z.string().nullable(),
  title: z.string(),
  event: certifiedEvent,
  credits: creditsReply,
  issuedAt: dateTime,
});

export const checkedTranscript = z.object({
  name: z.string(),
  /** First and last day of the period, in Jakarta. */
  from: z.string(),
  until: z.string(),
  total: z.number().int(),
  required: z.number().int(),
  issuedAt: dateTime,
});

const certificateCheck = z.object({
  verdict: z.enum(certificateVerdicts),
  /** Null for a transcript, and for an unknown or unreadable code. */
  certificate: checkedCertificate.nullable(),
  /** Transcript of credits with this code; its totals are those of the day of issue. */
  transcript: checkedTranscript.nullable(),
});
export type CertificateCheck = z.output<typeof certificateCheck>;

const settingsReply = z.object({
  event: namedEvent,
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

export const issuedCertificate = z.object({
  /** Name as printed. */
  name: z.string(),
  code: z.string(),
  issuedAt: dateTime,
  revokedAt: dateTime.nullable(),
});

const attendee = z.object({
  _id: z.string(),
  /** Null if the account was deleted meanwhile. */
  person: z.object({ _id: z.string(), name: z.string() }).nullable(),
  attendedAt: dateTime,
  certificate: issuedCertificate.nullable(),
});
export type EventAttendee = z.output<typeof attendee>;

const ownCertificate = issuedCertificate.extend({
  _id: z.string(),
  event: certifiedEvent,
  credits: creditsReply,
});
export type OwnCertificate = z.output<typeof ownCertificate>;

const requiredText = (maximum: number) => textField(maximum).min(1, requiredError);
const points = z.coerce
  .number(requiredError)
  .int('Tulis bilangan bulat.')
  .min(0, 'Paling sedikit 0.')
  .max(maxCreditPoints, `Paling banyak ${maxCreditPoints}.`);

const adminRead = { ...byEventAdmins, method: 'GET' } as const;
/** Endpoints of one certificate, whose event the path does not name. */
const ofCertificate = { access: 'admin', duty: 'events' } as const;
/** Reads an attempt count, the code, its certificate, the account of its holder, and the English title of the event. */
const checkReads = 5;
// The suffix belongs to the address that people share.
const codeInput = z.object({ code: z.string().max(limits.textCharacters) });

/**
 * Letters to the people of an event, its report and survey, and certificates (decisions 0119 and 0121). A letter is a
 * notice, which a job mails. A report names no person. An answer to a survey is stored without person and time: the
 * registration only stores that its person has answered.
 */
export const eventResults = {
  listEventLetters: {
    method: 'GET',
    path: '/events/written/{id}/letters',
    ...byEventAdmins,
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
    ...byEventAdmins,
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
    ...byEventAdmins,
    idempotent: true,
    input: letterInput,
    reply: messageReply,
  },
  getEventReport: { ...ofReport, path: '/events/written/{id}/report', reply: report },
  /** Downloads the report as CSV. */
  downloadEventReport: { ...ofReport, path: '/events/written/{id}/report/file', reply: fileReply },
  getOwnEventSurvey: {
    method: 'GET',
    path: '/events/{id}/survey',
    access: 'signed-in',
    input: idInput,
    reply: z.object({ state: ownSurveyState }),
  },
  /** Stores an answer. Throws `wrong-status` for a closed survey and after an answer. */
  answerEventSurvey: {
    method: 'POST',
    path: '/events/{id}/survey',
    ...ownChange,
    input: idInput.extend(surveyAnswerFields),
    reply: messageReply,
  },
  getEventSurvey: {
    ...byEventAdmins,
    method: 'GET',
    path: '/events/written/{id}/survey',
    reads: resultReads,
    input: idInput,
    reply: survey,
  },
  /** Opens or closes the survey. A repetition changes nothing. */
  saveEventSurvey: {
    ...byEventAdmins,
    method: 'PUT',
    path: '/events/written/{id}/survey',
    input: idInput.extend({ isOpen: z.boolean() }),
    reply: messageReply,
  },
  /**
   * Mails the people who attended and have not answered, once for each event. Throws `wrong-status` before the
   * end, for a closed survey, without attendees and for a second invitation.
   */
  inviteToEventSurvey: {
    ...byEventAdmins,
    method: 'POST',
    path: '/events/written/{id}/survey/invitation',
    // Reads the session, the event, the survey, the invitation and the audiences.
    reads: 8,
    input: idInput,
    reply: messageReply,
  },
  /** Downloads the answers as CSV, in random order. Throws `wrong-status` below `minShownAnswers` answers. */
  downloadEventSurvey: {
    ...byEventAdmins,
    method: 'GET',
    path: '/events/written/{id}/survey/file',
    reads: resultReads,
    input: idInput,
    reply: fileReply,
  },
  getCertificateSettings: {
    ...adminRead,
    path: '/events/written/{id}/certificates/settings',
    input: idInput,
    reply: settingsReply,
  },
  /** Applies to certificates that are issued later. Throws `conflict` if another admin saved meanwhile. */
  saveCertificateSettings: {
    ...byEventAdmins,
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
    reply: pagedReply(attendee),
  },
  /**
   * Issues certificates to the next people who attended, at most `certificatesPerCall`. The caller repeats it with
   * `next` until that is null. A repetition issues no second certificate. Throws `wrong-status` without settings.
   */
  issueCertificates: {
    ...byEventAdmins,
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
