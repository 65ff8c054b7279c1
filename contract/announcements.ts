import * as z from 'zod';
import type { Endpoint } from './endpoint.ts';
import { limits } from './rules/limits.ts';
import { dateTimeField } from './schemas/date-times.ts';
import {
  basedOn,
  dateTime,
  idInput,
  linkTargetField,
  messageReply,
  multilineField,
  refinement,
  titleField,
} from './schemas/fields.ts';
import { announcementAudiences, announcementStates } from './schemas/list-states.ts';
import { requiredError, wording } from './text/wording.ts';

export type AnnouncementAudience = (typeof announcementAudiences)[number];

const shown = {
  _id: z.string(),
  title: z.string(),
  text: z.string(),
  /** Path of the site or https URL; empty for no link. */
  link: z.string(),
};

const announcement = z.object({
  ...shown,
  startsAt: dateTime,
  endsAt: dateTime,
  audience: z.enum(announcementAudiences),
  state: z.enum(announcementStates),
  updatedAt: dateTime,
});
export type AnnouncementRow = z.output<typeof announcement>;

const runningAnnouncement = z.object(shown);
export type RunningAnnouncement = z.output<typeof runningAnnouncement>;

const announcementInput = z.object({
  title: titleField,
  text: multilineField(limits.announcements.characters),
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

/** Announcements with start and end, on home and on the dashboards of members (requirements 4.10.6). */
export const announcements = {
  /** Returns the newest start first. */
  listAnnouncements: {
    method: 'GET',
    path: '/announcements',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: z.object({}),
    reply: z.object({ data: z.array(announcement) }),
  },
  /** Throws `wrong-status` beyond the limit of announcements. */
  addAnnouncement: {
    method: 'POST',
    path: '/announcements',
    access: 'admin',
    duty: 'content',
    idempotent: true,
    reads: 3,
    input: announcementInput.refine(...isInOrder),
    reply: messageReply,
    status: 201,
  },
  updateAnnouncement: {
    method: 'PUT',
    path: '/announcements/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: announcementInput.extend({ ...idInput.shape, basedOn }).refine(...isInOrder),
    reply: messageReply,
  },
  /** Safe to repeat: an announcement that does not exist is deleted already. */
  deleteAnnouncement: {
    method: 'DELETE',
    path: '/announcements/{id}',
    access: 'admin',
    duty: 'content',
    reads: 3,
    input: idInput,
    reply: messageReply,
  },
  /** Returns those that run now on the dashboards of members, the newest first. */
  listOwnAnnouncements: {
    method: 'GET',
    path: '/announcements/own',
    access: 'signed-in',
    reads: 3,
    input: z.object({}),
    reply: z.object({ data: z.array(runningAnnouncement) }),
  },
} as const satisfies Record<string, Endpoint>;
