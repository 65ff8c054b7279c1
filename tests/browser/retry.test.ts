import { expect } from 'vitest';
import { shown, test } from '../support/suite/browser.ts';

test('a test whose first attempt ends before an expected refusal can pass at the second attempt', {
  retry: 1,
  meta: { isRetryExpected: true },
}, async ({ visit, task }) => {
  const isFirstAttempt = task.result?.retryCount === 0;
  const page = await visit('/404', { refusals: isFirstAttempt ? ['GET /api/blogs 500'] : ['GET /404 404'] });
  await shown(page.getByRole('heading', { level: 1 }));
  expect(isFirstAttempt).toBe(false);
});
