import * as z from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { limits } from '../rules/limits.ts';
import { dateTimeField } from '../schemas/date-times.ts';
import {
  basedOn,
  dateTime,
  idInput,
  linkTargetField,
  messageReply,
  multilineField,
  refinement,
  textField,
  titleField,
} from '../schemas/fields.ts';
import { announcementAudiences, announcementStates } from '../schemas/list-states.ts';
import { requiredError, wording } from '../text/wording.ts';

export type AnnouncementAudience = (typeof announcementAudiences)[number];

const shown = {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the site or https URL; empty for no link. */
  link: z.string(),
};

export const announcement = z.object({
  ...shown,
  /** Texts of the English site. An announcement without an English title is not on it. */
  englishTitle: z.string().optional(),
  englishText: z.string().optional(),
  startsAt: dateTime,
  endsAt: dateTime,
  audience: z.enum(announcementAudiences),
  state: z.enum(announcementStates),
  updatedAt: dateTime,
});
export type AnnouncementRow = z.output<typeof announcement>;

export const runningAnnouncement = z.object(shown);
export type RunningAnnouncement = z.output<typeof runningAnnouncement>;

const announcementInput = z.object({
  title: titleField,
  text: multilineField(limits.announcements.characters),
  /** A change without the English texts keeps them. */
  englishTitle: textField(limits.titleCharacters).optional(),
  englishText: multilineField(limits.announcements.characters).optional(),
  link: linkTargetField,
  startsAt: dateTimeField,
  endsAt: dateTimeField,
  audience: z.enum(announcementAudiences, requiredError),
});

const isInOrder = refinement<{ startsAt?: Date; endsAt?: Date }>(
  'endsAt',
  { error: () => wording.endsBeforeStart },
  ({ startsAt, endsAt }) => !(startsAt instanceof Date && endsAt instanceof Date) || startsAt < endsAt,
);

const hasEnglishTitle = refinement<{ englishTitle?: string | undefined; englishText?: string | undefined }>(
  'englishTitle',
  requiredError,
  ({ englishTitle, englishText }) => !englishText?.trim() || Boolean(englishTitle?.trim()),
);

const admin = { access: 'admin', duty: 'content' } as const;

/** Announcements with start and end, on home and on the dashboards of members (requirements 4.10.6). */
export const announcements = {
  /** Returns the newest start first. */
  listAnnouncements: {
    method: 'GET',
    path: '/announcements',
    ...admin,
    input: z.object({}),
    reply: z.object({ data: z.array(announcement) }),
  },
  /** Throws `wrong-status` beyond the limit of announcements. */
  addAnnouncement: {
    method: 'POST',
    path: '/announcements',
    ...admin,
    idempotent: true,
    input: announcementInput.refine(...isInOrder).refine(...hasEnglishTitle),
    reply: messageReply,
    status: 201,
  },
  updateAnnouncement: {
    method: 'PUT',
    path: '/announcements/{id}',
    ...admin,
    input: announcementInput
      .extend({ ...idInput.shape, basedOn })
      .refine(...isInOrder)
      .refine(...hasEnglishTitle),
    reply: messageReply,
  },
  /** Safe to repeat: an announcement that does not exist is deleted already. */
  deleteAnnouncement: {
    method: 'DELETE',
    path: '/announcements/{id}',
    ...admin,
    input: idInput,
    reply: messageReply,
  },
  /** Returns those that run now on the dashboards of members, the newest first. */
  listOwnAnnouncements: {
    method: 'GET',
    path: '/announcements/own',
    access: 'signed-in',
    input: z.object({}),
    reply: z.object({ data: z.array(runningAnnouncement) }),
  },
} as const satisfies Record<string, Endpoint>;
