import type { AnnouncementAudience } from 'contract/announcements';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import { toDateTimeInput } from 'contract/text/dates';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/edit-conflicts.ts';
import { isSourceLanguage } from '#model/content/publication.ts';
import { createShortList } from './short-lists.ts';

export interface AnnouncementFields {
  readonly title: string;
  readonly text: string;
  /** Path of the site or https URL; empty for no link. */
  readonly link: string;
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly audience: AnnouncementAudience;
}

const announcements = createShortList<AnnouncementFields>('announcements', {
  maxRows: limits.announcements.stored,
  fullMessage: adminWording.announcementsFull,
  saveAction: 'announcement.save',
  deleteAction: 'announcement.delete',
  nameOf: ({ title }) => title,
});

const newestFirst = (a: AnnouncementFields, b: AnnouncementFields): number =>
  b.startsAt.getTime() - a.startsAt.getTime();

/** Returns all announcements, the newest start first. Costs one read. */
export const findAnnouncements = async () => [...(await announcements.findAll())].sort(newestFirst);

/** Returns the running announcements of an audience in the current language, the newest first. Costs one read. */
export async function findRunning(audience: Exclude<AnnouncementAudience, 'all'>) {
  if (!isSourceLanguage()) return [];
  const now = clock.now();
  return (await findAnnouncements())
    .filter((one) => one.audience === 'all' || one.audience === audience)
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .slice(0, limits.announcements.shown);
}

export const { add: addAnnouncement, remove: deleteAnnouncement } = announcements;

const toTexts = ({ startsAt, endsAt, ...texts }: AnnouncementFields) => ({
  ...texts,
  startsAt: toDateTimeInput(startsAt),
  endsAt: toDateTimeInput(endsAt),
});

/** Changes an announcement. Costs one read. Throws `not-found`, and `conflict` if it was saved after `basedOn`. */
export const updateAnnouncement = (
  id: string,
  fields: AnnouncementFields,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> =>
  announcements.update(
    id,
    fields,
    ({ id: _id, updatedAt, ...stored }) =>
      requireUnchanged(updatedAt, basedOn, toTexts(stored), toTexts(fields)),
    actor,
  );
