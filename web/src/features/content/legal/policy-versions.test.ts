import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { fillFacts, type Policy } from './policy-document.tsx';
import privacyVersions from './privacy-versions.json' with { type: 'json' };
import termsVersions from './terms-versions.json' with { type: 'json' };

/** Hashes of the published versions. A new version adds a line, and no line ever changes. */
const published = {
  privacy: ['1 2026-11-01 94615b599216d920'],
  terms: ['1 2026-11-01 1d381930d4df6db6'],
};

const fingerprint = ({ version, since, changes, sections }: Policy): string =>
  `${version} ${since} ${createHash('sha256')
    .update(fillFacts(JSON.stringify([changes, sections])))
    .digest('hex')
    .slice(0, 16)}`;

describe.each<['privacy' | 'terms', readonly Policy[]]>([
  ['privacy', privacyVersions],
  ['terms', termsVersions],
])('the published versions of %s', (name, versions) => {
  test('are unchanged', () => {
    expect(versions.map(fingerprint).toReversed()).toEqual(published[name]);
  });

  test('are numbered in sequence, with a date, their changes and unique section ids', () => {
    for (const [index, { version, since, changes, sections }] of versions.entries()) {
      const before = versions[index + 1];
      expect(version).toBe((before?.version ?? 0) + 1);
      expect(since > (before?.since ?? '2026-10-31')).toBe(true);
      expect(changes.length > 0).toBe(before !== undefined);
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    }
  });
});
