import * as z from 'zod';
import { contentDeletion, publicEntry, publicList, writtenEntry, writtenList } from '../content-endpoints.ts';
import type { Endpoint } from '../endpoint.ts';
import { eventCategories } from '../rules/categories.ts';
import { eventBannerSlot } from '../rules/files.ts';
import { limits } from '../rules/limits.ts';
import { queryLimits } from '../rules/query-limits.ts';
import { contentBlock, pictureSize, smallPicture } from '../schemas/content.ts';
import { draftContentField } from '../schemas/content-input.ts';
import { dateTimeField, optionalDateTimeField } from '../schemas/date-times.ts';
import { eventLink, eventLinksField } from '../schemas/event-links.ts';
import { byEventAdmins, namedEvent, namedPerson } from '../schemas/events/event-admins.ts';
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
import {
  changedPublication,
  newPublication,
  optionalChoice,
  publicationReply,
  publicLanguages,
  publishAtRequired,
  requiredToPublish,
} from '../schemas/publication.ts';
import { adminWording } from '../text/admin-wording.ts';
import { requiredError, tooMany, wording } from '../text/wording.ts';

const notWhole = 'Tulis bilangan bulat.';

const programmeSession = z.object({
  title: z.string(),
  startsAt: dateTime,
  endsAt: dateTime,
  /** Empty for none, as speaker and description. */
  hall: z.string(),
  speaker: z.string(),
  description: z.string(),
  /** Number of people that the hall holds; null if unknown. */
  capacity: z.number().int().nullable(),
});
export type ProgrammeSession = z.output<typeof programmeSession>;

export const materialKinds = ['slides', 'recording', 'other'] as const;

/** Link to slides or a recording, which readers see after the end of the event. */
const eventMaterial = z.object({
  title: z.string(),
  url: z.string(),
  kind: z.enum(materialKinds),
});
export type EventMaterial = z.output<typeof eventMaterial>;

const capacityField = z
  .union(
    [
      z.literal('').transform(() => null),
      z.coerce
        .number()
        .int(notWhole)
        .min(1, 'Tulis bilangan di atas nol.')
        .max(limits.hallPlaces, `Paling banyak ${limits.hallPlaces} orang.`),
    ],
    notWhole,
  )
  .default(null);

const session = z
  .object({
    title: titleField,
    startsAt: dateTimeField,
    endsAt: dateTimeField,
    hall: textField(limits.textCharacters).default(''),
    speaker: textField(limits.textCharacters).default(''),
    description: multilineField(limits.sessionCharacters).default(''),
    capacity: capacityField,
  })
  .refine(({ startsAt, endsAt }) => startsAt < endsAt, {
    message: 'Selesai harus setelah mulai.',
    path: ['endsAt'],
  });

const sessionsField = z.array(session).max(limits.listEntries, tooMany(limits.listEntries));

const httpsUrl = z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: () => wording.linkInvalid });

const materialsField = z
  .array(
    z.object({
      title: titleField,
      url: textField(limits.linkCharacters).min(1, requiredError).pipe(httpsUrl),
      kind: z.enum(materialKinds, requiredError),
    }),
  )
  .max(limits.eventMaterials, tooMany(limits.eventMaterials));

/** Programme of an event in the admin area. */
const programmeReply = z.object({
  event: namedEvent.extend({ startDate: dateTime.nullable(), endDate: dateTime.nullable() }),
  sessions: z.array(programmeSession),
  /** Empty for none. */
  onlineLink: z.string(),
  materials: z.array(eventMaterial),
  /** Null before the first save. */
  updatedAt: dateTime.nullable(),
});
export type WrittenEventProgramme = z.output<typeof programmeReply>;

/** Only https, as for the links of an event. Empty for none. */
const onlineLinkField = textField(limits.linkCharacters)
  .pipe(z.union([z.literal(''), httpsUrl], { error: () => wording.linkInvalid }))
  .optional();

export const eventCard = z.object({
  _id: z.string(),
  title: z.string(),
  category: z.enum(eventCategories),
  location: z.string(),
  startDate: dateTime,
  endDate: dateTime,
  /** Path on the site's own origin; null without an image. */
  bannerImage: z.string().nullable(),
  imageSize: pictureSize.nullable(),
  imageSmall: smallPicture.nullable(),
  /** Beginning of the description, without markup. */
  desc: z.string(),
  createdAt: dateTime,
  updatedAt: dateTime,
  isCancelled: z.boolean(),
  /** True for an event that is over and has slides or recordings. */
  hasMaterials: z.boolean(),
});
export type EventCard = z.output<typeof eventCard>;

/** Fields that replies have as they are stored. Events from before links existed lack `link`. */
export const eventTexts = z.object({
  content: z.array(contentBlock),
  link: z.array(eventLink),
});
export type EventTexts = z.output<typeof eventTexts>;

const eventReply = eventCard.extend({
  ...eventTexts.shape,
  languages: publicLanguages,
  /** True if members register for the event on its page. */
  hasRegistration: z.boolean(),
  /** Null unless the event was cancelled. */
  cancelReason: z.string().nullable(),
  /** In the order of their times. */
  programme: z.array(programmeSession),
  /** Empty before the end of the event. */
  materials: z.array(eventMaterial),
});
export type EventDetails = z.output<typeof eventReply>;

/** An event in any state, as the admin area shows it. A draft may lack category and dates. */
export const writtenEventCard = eventCard.omit({ createdAt: true }).extend({
  category: z.enum(eventCategories).nullable(),
  startDate: dateTime.nullable(),
  endDate: dateTime.nullable(),
  ...publicationReply,
});
export type WrittenEventCard = z.output<typeof writtenEventCard>;

const writtenEventReply = writtenEventCard.extend(eventTexts.shape);
export type WrittenEvent = z.output<typeof writtenEventReply>;

const tooFar = `Paling banyak ${limits.movedDays} hari.`;

const fields = {
  title: titleField,
  content: draftContentField.optional(),
  location: textField(limits.textCharacters).optional(),
  startDate: optionalDateTimeField,
  endDate: optionalDateTimeField,
  category: optionalChoice(eventCategories),
  /** Without this field, an event keeps its links. */
  link: eventLinksField.optional(),
};

/** Reports the error at the end date, even if other fields are invalid too. */
const endsAfterStart = {
  message: adminWording.endBeforeStart,
  path: ['endDate'],
  when: ({ issues }: { issues: { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => path?.[0] === 'startDate' || path?.[0] === 'endDate'),
};
interface EventDates {
  readonly startDate?: Date | undefined;
  readonly endDate?: Date | undefined;
}

const isEndAfterStart = ({ startDate, endDate }: EventDates): boolean =>
  startDate === undefined || endDate === undefined || startDate <= endDate;

const daysField = z
  .union(
    [
      z.literal('').transform(() => undefined),
      z.coerce.number().int(notWhole).min(-limits.movedDays, tooFar).max(limits.movedDays, tooFar),
    ],
    notWhole,
  )
  .optional();

const savedEvent = messageReply.extend({ event: writtenEventReply });

export const managedEvent = z.object({
  _id: z.string(),
  title: z.string(),
  location: z.string(),
  startDate: dateTime.nullable(),
  ...publicationReply,
});
export type ManagedEvent = z.output<typeof managedEvent>;

const managersReply = z.object({
  managers: z.array(namedPerson),
  /** Other admins without the duty, who can become managers. */
  candidates: z.array(namedPerson),
});
export type EventManagers = z.output<typeof managersReply>;

const changeReply = messageReply.extend({ changed: z.boolean() });

/**
 * Events, their programme, online link and materials, and their managers (decision 0075): admins without the duty
 * `events` who may do for one event what the duty allows. Endpoints that admit them declare `eventManagers`. Readers
 * get programme and materials with `getEvent`.
 */
export const events = {
  listEvents: publicList('/events', eventCard),
  getEvent: { ...publicEntry('/events/{id}', eventReply), reads: 4 },
  listWrittenEvents: writtenList('/events/written', writtenEventCard),
  getWrittenEvent: writtenEntry('/events/written/{id}', writtenEventReply),
  createEvent: {
    method: 'POST',
    path: '/events',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    // Includes each new picture of the text.
    reads: 2 + limits.contentBlocks,
    input: z
      .object({ ...fields, ...newPublication })
      .refine(...requiredToPublish('content'))
      .refine(...requiredToPublish('location'))
      .refine(...requiredToPublish('startDate'))
      .refine(...requiredToPublish('endDate'))
      .refine(...requiredToPublish('category'))
      .refine(...publishAtRequired)
      .refine(isEndAfterStart, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
    status: 201,
  },
  updateEvent: {
    method: 'PUT',
    path: '/events/{id}',
    access: 'admin',
    duty: 'content',
    // Includes each new picture of the text.
    reads: 6 + limits.contentBlocks,
    input: idInput
      .extend({ ...fields, ...changedPublication, basedOn })
      .refine(...requiredToPublish('content'))
      .refine(...requiredToPublish('location'))
      .refine(...requiredToPublish('startDate'))
      .refine(...requiredToPublish('endDate'))
      .refine(...requiredToPublish('category'))
      .refine(...publishAtRequired)
      .refine(isEndAfterStart, endsAfterStart),
    files: { bannerImage: eventBannerSlot },
    reply: savedEvent,
  },
  /**
   * Copies everything but people into a draft. `days` moves all dates; without it, the copy has none and its
   * registration keeps its times.
   */
  copyEvent: {
    method: 'POST',
    path: '/events/{id}/copy',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    // Reads the session, event, settings, programme, questions and certificate, and event and settings of the copy.
    reads: 9,
    input: idInput.extend({ days: daysField }),
    reply: messageReply.extend({ _id: z.string() }),
    status: 201,
  },
  /** Cancels an event for ever. Throws `wrong-status` for a draft and after the end. Safe to repeat. */
  cancelEvent: {
    method: 'PUT',
    path: '/events/written/{id}/cancellation',
    ...byEventAdmins,
    input: idInput.extend({
      reason: textField(limits.reasonCharacters).min(1, requiredError),
    }),
    reply: changeReply,
  },
  /** Throws `wrong-status` for an event with participants, waiting people, or money in the ledger. */
  // Reads the session, the event twice and its English texts, the participants, the ledger, the waiting list and the
  // bin.
  deleteEvent: { ...contentDeletion('/events/{id}'), reads: 8 },
  getTotalEvents: {
    method: 'GET',
    path: '/events/get-total-event',
    access: 'admin',
    duty: 'none',
    input: z.object({}),
    reply: z.object({ totalEvent: z.number().int() }),
  },
  /** Returns the link for joining online; null without one, and for anyone without a confirmed registration. */
  getEventOnlineLink: {
    method: 'GET',
    path: '/events/{id}/online-link',
    access: 'signed-in',
    input: idInput,
    reply: z.object({ link: z.string().nullable() }),
  },
  getWrittenEventProgramme: {
    method: 'GET',
    path: '/events/written/{id}/programme',
    ...byEventAdmins,
    input: idInput,
    reply: programmeReply,
  },
  /**
   * Saves sessions, in the order of their times, the link and the materials. Without `materials`, those stay. Throws
   * `conflict` if another admin saved meanwhile.
   */
  saveEventProgramme: {
    method: 'PUT',
    path: '/events/written/{id}/programme',
    ...byEventAdmins,
    input: idInput.extend({
      sessions: sessionsField,
      onlineLink: onlineLinkField,
      materials: materialsField.optional(),
      basedOn,
    }),
    reply: messageReply,
  },
  /** Lists all events for admins with the duty `events`, last changed first; for others those that they manage. */
  listManagedEvents: {
    method: 'GET',
    path: '/events/managed',
    access: 'admin',
    duty: 'none',
    reads: { base: 3 + limits.managedEvents, perRow: 1 },
    input: pageSchema,
    reply: pagedReply(managedEvent),
  },
  listEventManagers: {
    method: 'GET',
    path: '/events/written/{id}/managers',
    access: 'admin',
    duty: 'events',
    reads: 3 + queryLimits.admins,
    input: idInput,
    reply: managersReply,
  },
  /** Throws `wrong-status` for a member, and for an admin with the duty `events`. Safe to repeat. */
  addEventManager: {
    method: 'PUT',
    path: '/events/written/{id}/managers',
    access: 'admin',
    duty: 'events',
    input: idInput.extend({ admin: idField }),
    reply: changeReply,
  },
  removeEventManager: {
    method: 'DELETE',
    path: '/events/written/{id}/managers/{admin}',
    access: 'admin',
    duty: 'events',
    input: idInput.extend({ admin: idField }),
    reply: changeReply,
  },
} as const satisfies Record<string, Endpoint>;
