import { expect, test } from 'vitest';
import { isAnnounced, noAnnouncement } from './announcements.ts';

const kept = { text: 'Kantor tutup.', link: '', until: '' };
const at = new Date('2026-12-31T16:59:59.999Z');

test('an announcement without a last day stays; without a text there is none', () => {
  expect(isAnnounced(kept, at)).toBe(true);
  expect(isAnnounced(noAnnouncement, at)).toBe(false);
  expect(isAnnounced({ ...kept, text: '', until: '2099-01-01' }, at)).toBe(false);
});

test('the last day counts whole, in Jakarta', () => {
  expect(isAnnounced({ ...kept, until: '2026-12-31' }, at)).toBe(true);
  expect(isAnnounced({ ...kept, until: '2026-12-31' }, new Date('2026-12-31T17:00:00Z'))).toBe(false);
  expect(isAnnounced({ ...kept, until: '2026-12-30' }, at)).toBe(false);
});
