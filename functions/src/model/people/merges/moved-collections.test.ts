import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  accountCollections,
  impersonalCollections,
  movedCollections,
  unchangedCollections,
} from './moved-collections.ts';

const source = join(import.meta.dirname, '../../..');

/** Names of all collections that the function declares. */
function declaredCollections(): string[] {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const names = files.flatMap((file) => {
    const text = readFileSync(join(source, file), 'utf8');
    return [...text.matchAll(/\b(?:collection|createShortList)(?:<[^()]*>)?\(\s*'(\w+)'/g)].map(
      ([, name]) => name ?? '',
    );
  });
  return [...new Set(names)].sort();
}

test('each collection says whether a merge of people moves its records', () => {
  const known = [
    ...movedCollections.map(({ name }) => name),
    ...Object.keys(accountCollections),
    ...Object.keys(unchangedCollections),
    ...impersonalCollections,
  ];
  expect(known.toSorted()).toEqual([...new Set(known)].sort());
  expect(known.toSorted()).toEqual(declaredCollections());
});
