import { expect, test } from 'vitest';
import { Removal } from '#data/batch.ts';
import { schemaVersions, versionedNames } from '#data/schema.ts';
import { computeChanges, stepCount } from './migrate-records.ts';

const at = new Date('2026-01-01T00:00:00Z');

test('each schema version of each collection has a migration step', () => {
  for (const name of versionedNames) expect([name, stepCount(name)]).toEqual([name, schemaVersions[name]]);
});

test('a user from before sorted and searched lists gets the missing fields and retains the others', () => {
  const user = { name: 'Budi Santoso', email: 'budi@example.org', institution: 'ITB', updatedAt: at };
  expect(computeChanges('users', user, new Date())).toEqual({
    schema: 2,
    createdAt: at,
    validUntil: null,
    nameKey: 'budi santoso',
    search: new Removal(),
  });
});

test('the names of files that were imported before are due for deletion', () => {
  expect(computeChanges('statementFiles', { importedAt: at }, new Date())).toEqual({
    schema: 1,
    nameUntil: at,
  });
  const expired = { name: 'anggota.csv', expireAt: null };
  expect(computeChanges('memberImports', expired, at)).toEqual({ schema: 1, expireAt: at });
  expect(computeChanges('memberImports', { ...expired, expireAt: new Date(0) }, at)).toEqual({ schema: 1 });
});

test('existing fields stay unchanged, also null', () => {
  expect(computeChanges('payments', { createdAt: at, decidedAt: null }, new Date())).toEqual({ schema: 1 });
  const blog = { title: 'Ab', author: '', createdAt: null, updatedAt: at };
  expect(computeChanges('blogs', blog, new Date())).toEqual({ schema: 2, search: ['a', 'ab'] });
  expect(computeChanges('messages', { firstName: 'Ab' }, at)).toEqual({
    schema: 3,
    createdAt: at,
    search: ['a', 'ab'],
    assignee: null,
    assigneeId: '',
  });
});
