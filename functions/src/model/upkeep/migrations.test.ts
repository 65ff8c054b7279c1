import { expect, test } from 'vitest';
import { schemaVersions, versionedNames } from '#data/schema.ts';
import { changesOf, stepCount } from './migrations.ts';

const at = new Date('2026-01-01T00:00:00Z');

test('a step leads to each version of each collection', () => {
  for (const name of versionedNames) expect([name, stepCount(name)]).toEqual([name, schemaVersions[name]]);
});

test('a user from before lists were sorted and searched gets what they need, and keeps the rest', () => {
  const user = { name: 'Budi Santoso', email: 'budi@example.org', institution: 'ITB', updatedAt: at };
  expect(changesOf('users', user, new Date())).toEqual({
    schema: 1,
    createdAt: at,
    validUntil: null,
    nameKey: 'budi santoso',
    search: expect.arrayContaining(['bud', 'santoso', 'itb']),
  });
});

test('what is there is left as it is, also where it is null', () => {
  expect(changesOf('payments', { createdAt: at, decidedAt: null }, new Date())).toEqual({ schema: 1 });
  expect(changesOf('blogs', { createdAt: null, updatedAt: at }, new Date())).toEqual({ schema: 1 });
  expect(changesOf('messages', {}, at)).toEqual({ schema: 1, createdAt: at });
});
