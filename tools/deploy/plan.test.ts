import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { configFor } from './page-policy.ts';
import { formatStep, planDeployment, planRollback } from './plan.ts';

const deployment = { project: 'sisindo-1', database: '(default)', commit: 'abc123' };

test('a deployment finishes the indexes before the function, and the function before the pages', () => {
  expect(planDeployment(deployment, new Date('2026-11-22T15:00:00.123Z')).map(formatStep)).toEqual([
    'npm run check-project -- --project sisindo-1',
    'npx firebase deploy --only firestore:indexes --project sisindo-1 --non-interactive',
    'wait until every index of sisindo-1, database (default), is READY',
    'npx firebase deploy --only firestore:rules,storage --project sisindo-1 --non-interactive',
    'npx firebase deploy --only functions --message abc123 --project sisindo-1 --non-interactive',
    'npx firebase deploy --only hosting --message abc123 --project sisindo-1 --non-interactive',
    'git tag deployed/sisindo-1/20261122T150000Z abc123',
    'npm run release-contract',
  ]);
});

test('pages are deployed with the policy that the project needs', () => {
  const config = 'firebase.app-check.json';
  expect(planDeployment({ ...deployment, config }, new Date(0)).map(formatStep)).toContain(
    'npx firebase deploy --only hosting --message abc123 --config firebase.app-check.json --project sisindo-1 --non-interactive',
  );
});

test('a project with App Check gets the wider page policy, and other projects the unchanged one', () => {
  const config = readFileSync('firebase.json', 'utf8');
  expect(configFor({}, config)).toBeUndefined();
  const wider = JSON.parse(configFor({ APP_CHECK_SITE_KEY: 'key' }, config) ?? '');
  const policies = JSON.stringify(wider).match(/script-src [^;]+/g);
  expect(policies).toEqual([
    "script-src 'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/",
  ]);
  expect(() => configFor({ APP_CHECK_SITE_KEY: 'key' }, '{}')).toThrow('another policy of pages');
});

test('a rollback restores pages before the function, and removes no index or rule', () => {
  expect(planRollback(deployment, '/tmp/before').map(formatStep)).toEqual([
    'npx firebase hosting:clone sisindo-1@<version with the message abc123> sisindo-1:live --project sisindo-1 --non-interactive',
    'git worktree add --detach /tmp/before abc123',
    'cp functions/.env.sisindo-1 /tmp/before/functions/',
    '(cd /tmp/before && npm ci)',
    '(cd /tmp/before && npx firebase deploy --only functions --message abc123 --project sisindo-1 --non-interactive)',
    'git worktree remove --force /tmp/before',
    'npm run check-records -- --project sisindo-1',
  ]);
});
