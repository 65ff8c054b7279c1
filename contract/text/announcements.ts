import { dayStart } from './dates.ts';

export interface Announcement {
  /** Empty for no announcement. */
  readonly text: string;
  /** Link target: a path of the site or an https URL; empty for no link. */
  readonly link: string;
  /** Last day in Jakarta, '2026-12-31'; empty for no end. */
  readonly until: string;
}

export const noAnnouncement: Announcement = { text: '', link: '', until: '' };

/** Returns true until the end of the last day. */
export const isAnnouncementActive = ({ text, until }: Announcement, at: Date): boolean =>
  text !== '' && (until === '' || at < dayStart(until, 1));
