import { expect, test } from 'vitest';
import { dailyJobNames, jobNames, lateAfterMinutes } from './jobs.ts';

test('a job is late after 15 minutes, one hour, or 26 hours, depending on its interval', () => {
  const lateAfter = (minutes: number) => jobNames.filter((job) => lateAfterMinutes(job) === minutes);
  expect(lateAfter(15)).toEqual(['send-outbox', 'send-letters']);
  const frequent = 'sweep-intents release-places remind-unpaid event-notices index-people import-members';
  expect(lateAfter(60)).toEqual([...frequent.split(' '), 'merge-members']);
  expect(lateAfter(1_560)).toEqual([...dailyJobNames]);
});
