import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Policy } from './policy.ts';
import { privacyVersions } from './privacy-text.ts';
import { termsVersions } from './terms-text.ts';

/**
 * What was published is never changed, only followed by a version of its own with what is new in it: a new version adds
 * a line here, and no line changes.
 */
const published = {
  privacy: ['1 2026-12-01 aebaad2e5e6b3224'],
  terms: ['1 2026-12-01 fdedd5f9e1291cba'],
};

const told = ({ version, since, changes, sections }: Policy): string =>
  `${version} ${since} ${createHash('sha256')
    .update(JSON.stringify([changes, sections]))
    .digest('hex')
    .slice(0, 16)}`;

describe.each([
  ['privacy', privacyVersions],
  ['terms', termsVersions],
] as const)('the versions of %s', (name, versions) => {
  test('say what they said when they were published', () => {
    expect(versions.map(told).toReversed()).toEqual(published[name]);
  });

  test('follow each other, each with its day and what is new, and places that links lead to', () => {
    for (const [index, { version, since, changes, sections }] of versions.entries()) {
      const before = versions[index + 1];
      expect(version).toBe((before?.version ?? 0) + 1);
      expect(since > (before?.since ?? '2026-11-30')).toBe(true);
      expect(changes.length > 0).toBe(before !== undefined);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });
});
