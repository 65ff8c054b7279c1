import { association } from 'contract/text/association';
import { expect, test } from 'vitest';
import { type PublicEvent, toCalendarEvent } from './event-calendar.ts';

test('the entry of an event has its text, its page, and a number that grows with each change', () => {
  const link = `${association.siteUrl}/event/event-details/Ab3`;
  const content = [{ type: 'text', content: 'Isi' }];
  const toEntry = (updatedAt: string, fields = {}) =>
    toCalendarEvent({
      id: 'Ab3',
      data: { content, updatedAt: new Date(updatedAt), ...fields } as unknown as PublicEvent,
    });
  const uid = `event-Ab3@${new URL(association.siteUrl).hostname}`;
  expect(toEntry('2026-01-01T00:01:00+07:00')).toMatchObject({
    uid,
    description: `Isi\n${link}`,
    sequence: 60,
  });
  const cancelled = toEntry('2025-12-31T00:00:00+07:00', { content: [], cancelledAt: new Date() });
  expect(cancelled).toMatchObject({ description: link, link, sequence: 0, isCancelled: true });
});
