import { expect, test } from 'vitest';
import * as english from './messages/en.ts';
import * as indonesian from './messages/id.ts';
import type { Policy } from './policy-document.tsx';

type Block = Policy['sections'][number]['blocks'][number];

/** Names of facts in a block, and its number of sentences or pairs. */
const outlineOf = (block: Block) => ({
  kind: typeof block === 'string' ? 'text' : Object.keys(block)[0],
  count: typeof block === 'string' ? 1 : Object.values(block)[0].length,
  facts: (JSON.stringify(block).match(/\{\w+\}/g) ?? []).sort(),
});

test.each<[string, readonly Policy[], readonly Policy[]]>([
  ['privacy policy', english.privacyVersions, indonesian.privacyVersions],
  ['terms', english.termsVersions, indonesian.termsVersions],
])('the English %s translates each section of the current version', (_, [translation], [current]) => {
  const outline = (policy: Policy | undefined) => ({
    version: policy?.version,
    since: policy?.since,
    changes: policy?.changes.length,
    sections: policy?.sections.map(({ id, blocks }) => ({ id, blocks: blocks.map(outlineOf) })),
  });
  expect(outline(translation)).toEqual(outline(current));
});

test('only the English pages name the binding version', () => {
  expect(english.bindingNotice).toContain('Only the Indonesian version is binding.');
  expect(indonesian.bindingNotice).toBe('');
});
