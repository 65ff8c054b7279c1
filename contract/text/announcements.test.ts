import { expect, test } from 'vitest';
import { isAnnouncementActive, noAnnouncement } from './announcements.ts';

const announcement = { ...noAnnouncement, text: 'Kantor tutup.' };
const at = new Date('2026-12-31T16:59:59.999Z');

test('an announcement without a last day stays active, and one without text is never active', () => {
  expect(isAnnouncementActive(announcement, at)).toBe(true);
  expect(isAnnouncementActive(noAnnouncement, at)).toBe(false);
  expect(isAnnouncementActive({ ...announcement, text: '', until: '2099-01-01' }, at)).toBe(false);
});

test('an announcement is active to the end of its last day in Jakarta', () => {
  expect(isAnnouncementActive({ ...announcement, until: '2026-12-31' }, at)).toBe(true);
  expect(
    isAnnouncementActive({ ...announcement, until: '2026-12-31' }, new Date('2026-12-31T17:00:00Z')),
  ).toBe(false);
  expect(isAnnouncementActive({ ...announcement, until: '2026-12-30' }, at)).toBe(false);
});
