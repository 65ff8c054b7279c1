import { expect, test } from 'vitest';
import { findNeedOfScreen } from './duties.ts';

test.each([
  ['/admin', 'none'],
  ['/addAdmin', 'none'],
  ['/admin/manage-user', 'people'],
  ['/admin/manage-user/abc', ['people', 'money']],
  ['/admin/manage-user/edit/abc', 'people'],
  ['/admin/request-renewal/review', 'money'],
  ['/admin/manage-content/home', 'content'],
  ['/admin/audit', 'audit'],
])('the screen %s needs %s', (path, need) => {
  expect(findNeedOfScreen(path)).toEqual(need);
});
