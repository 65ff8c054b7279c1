import { dayStart } from './dates.ts';

/** What the front page announces. */
export interface Announcement {
  /** Empty: nothing is announced. */
  readonly text: string;
  /** Where it leads: a path of the site or an https address; empty where it leads nowhere. */
  readonly link: string;
  /** Its last day in Jakarta, '2026-12-31'; empty where it stays. */
  readonly until: string;
}

export const noAnnouncement: Announcement = { text: '', link: '', until: '' };

/** Whether something is announced at that moment: to the end of its last day. */
export const isAnnounced = ({ text, until }: Announcement, at: Date): boolean =>
  text !== '' && (until === '' || at < dayStart(until, 1));
