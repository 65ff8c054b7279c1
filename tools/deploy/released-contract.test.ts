import { readFileSync } from 'node:fs';
import { breaksOf, type CallShape, mainJob, shapesOf } from 'contract/compatibility';
import { expect, test } from 'vitest';

/** Browsers keep the pages of a deployment for as long as a tab is open: a new function has to answer them. */
test('browsers of the newest deployment get on with the function of today in the main job', () => {
  const released = JSON.parse(readFileSync('contract/released.json', 'utf8')) as Record<string, CallShape>;
  expect(Object.keys(released).sort()).toEqual([...mainJob].sort());
  expect(breaksOf(released, shapesOf(mainJob))).toEqual([]);
});
