import type { AnnouncementAudience } from 'contract/mails/announcements';
import { limits } from 'contract/rules/limits';
import { adminWording } from 'contract/text/admin-wording';
import { toDateTimeInput } from 'contract/text/dates';
import { currentLocale } from 'contract/text/language/localize';
import { clock } from '#data/clock.ts';
import type { Actor } from '#model/base/actors.ts';
import { requireUnchanged } from '#model/base/changes/require-unchanged.ts';
import { createShortList } from './short-lists.ts';

export interface AnnouncementFields {
  readonly title: string;
  readonly text: string;
  /** Texts of the English site; a missing or empty title leaves the announcement out there. */
  readonly englishTitle?: string | undefined;
  readonly englishText?: string | undefined;
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

/** Returns all announcements, the newest start first. */
export const findAnnouncements = async () => [...(await announcements.findAll())].sort(newestFirst);

/** Returns the announcement with the texts of the current language, or none if it has no title in it. */
function inCurrentLanguage<T extends AnnouncementFields>(announcement: T): T[] {
  if (currentLocale() === 'id') return [announcement];
  const { englishTitle, englishText = '' } = announcement;
  return englishTitle ? [{ ...announcement, title: englishTitle, text: englishText }] : [];
}

/** Returns the running announcements of an audience in the current language, the newest first. */
export async function findRunning(audience: Exclude<AnnouncementAudience, 'all'>) {
  const now = clock.now();
  return (await findAnnouncements())
    .flatMap(inCurrentLanguage)
    .filter((one) => one.audience === 'all' || one.audience === audience)
    .filter(({ startsAt, endsAt }) => startsAt <= now && now < endsAt)
    .slice(0, limits.announcements.shown);
}

export const { add: addAnnouncement, remove: deleteAnnouncement } = announcements;

const toTexts = ({
  startsAt,
  endsAt,
  englishTitle = '',
  englishText = '',
  ...texts
}: AnnouncementFields) => ({
  ...texts,
  englishTitle,
  englishText,
  startsAt: toDateTimeInput(startsAt),
  endsAt: toDateTimeInput(endsAt),
});

/**
 * Changes an announcement; missing English texts stay as they are. Throws `not-found`, and `conflict` if it was saved
 * after `basedOn`.
 */
export const updateAnnouncement = (
  id: string,
  { englishTitle, englishText, ...fields }: AnnouncementFields,
  basedOn: string | undefined,
  actor: Actor,
): Promise<void> =>
  announcements.update(
    id,
    ({ id: _id, updatedAt, ...stored }) => {
      const changed = {
        ...fields,
        englishTitle: englishTitle ?? stored.englishTitle ?? '',
        englishText: englishText ?? stored.englishText ?? '',
      };
      requireUnchanged(updatedAt, basedOn, toTexts(stored), toTexts(changed));
      return changed;
    },
    actor,
  );
