import { expect, test } from 'vitest';
import { actionGroups, actionLabel, isKnownAction } from './actions.ts';

test('an audit action has a label; an unknown action is its own label', () => {
  expect(actionLabel('registration.approve')).toBe('Menyetujui pendaftaran');
  expect(actionLabel('rocket.launch')).toBe('rocket.launch');
  expect([isKnownAction('admin.create'), isKnownAction('rocket.launch')]).toEqual([true, false]);
});

test('labels of audit actions are unique', () => {
  const labels = actionGroups.flatMap(({ actions }) => Object.values(actions));
  expect(new Set(labels).size).toBe(labels.length);
});
