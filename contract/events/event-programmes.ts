import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTimeField } from '../schemas/date-times.ts';
import {
  basedOn,
  dateTime,
  idInput,
  messageReply,
  multilineField,
  textField,
  titleField,
} from '../schemas/fields.ts';
import { requiredError, tooMany, wording } from '../text/wording.ts';

export const programmeSession = z.object({
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
export const eventMaterial = z.object({
  title: z.string(),
  url: z.string(),
  kind: z.enum(materialKinds),
});
export type EventMaterial = z.output<typeof eventMaterial>;

const notWhole = 'Tulis bilangan bulat.';

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
  event: z.object({
    _id: z.string(),
    title: z.string(),
    startDate: dateTime.nullable(),
    endDate: dateTime.nullable(),
  }),
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

/** Programme, online link and materials of events. Readers get programme and materials with `getEvent`. */
export const eventProgrammes = {
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
    access: 'admin',
    duty: 'events',
    eventManagers: true,
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
    access: 'admin',
    duty: 'events',
    eventManagers: true,
    input: idInput.extend({
      sessions: sessionsField,
      onlineLink: onlineLinkField,
      materials: materialsField.optional(),
      basedOn,
    }),
    reply: messageReply,
  },
} as const satisfies Record<string, Endpoint>;
