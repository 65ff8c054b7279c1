import { readFileSync } from 'node:fs';
import { type CallShape, findBreakingChanges, mainJobEndpoints, shapesOf } from 'contract/compatibility';
import { expect, test } from 'vitest';

/** Open tabs keep the pages of an earlier deployment, so a new function must support them. */
test('browsers of the newest deployment are compatible with the current function', () => {
  const released = JSON.parse(readFileSync('contract/released.json', 'utf8')) as Record<string, CallShape>;
  expect(Object.keys(released).sort()).toEqual([...mainJobEndpoints].sort());
  expect(findBreakingChanges(released, shapesOf(mainJobEndpoints))).toEqual([]);
});
