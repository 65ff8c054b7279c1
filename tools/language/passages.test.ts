import { describe, expect, test } from 'vitest';
import { hasPassages, MASK, passagesOf } from './passages.ts';

/** Kind and text of each passage, with single spaces and `|` between paragraphs. */
const textsIn = (file: string, source: string): string[] =>
  passagesOf(file, source).map(({ kind, text }) => {
    const masked = text.replace(new RegExp(`${MASK}+`, 'g'), MASK);
    const paragraphs = masked.split('\n').map((paragraph) => paragraph.replace(/ +/g, ' ').trim());
    return `${kind}: ${paragraphs.filter((paragraph) => paragraph !== '').join('|')}`;
  });

describe('passages of TypeScript', () => {
  test('docstrings, block comments and trailing comments are passages; strings and patterns are not', () => {
    const source = [
      '/** Returns a. */',
      "const a = '// no comment'; // Trailing.",
      'const b = /\\/\\*/; /* Block. */',
      'const c = `// text /* text */`;',
    ].join('\n');
    const passages = ['docstring: Returns a.', 'comment: Trailing.', 'comment: Block.'];
    expect(textsIn('a.ts', source)).toEqual(passages);
  });

  test('comments between JSX elements are passages', () => {
    expect(textsIn('a.tsx', 'const a = <p>// text {/* Note. */}</p>;')).toEqual(['comment: Note.']);
  });

  test('line comments that follow one another are one passage, except behind code', () => {
    const source = '  // One\n  // two.\nconst a = 1; // Three.\n// Four.\n';
    expect(textsIn('a.ts', source)).toEqual(['comment: One two.', 'comment: Three.', 'comment: Four.']);
  });

  test('a wrapped line continues with a space; blank lines, list items and tags start a paragraph', () => {
    const source = '/**\n * One\n * two.\n *\n * - three\n * - four\n * @param a five\n * @returns six\n */';
    expect(textsIn('a.ts', source)).toEqual(['docstring: One two.|- three|- four|five|six']);
  });

  test('code, links and quotations are masked, and an apostrophe is none', () => {
    const source = `// The admins' list: 'told', "kept", \`looks\`, {@link stands}, https://a.test/told; users' files.`;
    expect(textsIn('a.ts', source)).toEqual([`comment: The admins' list: ·, ·, ·, ·, · users' files.`]);
  });

  test('directives of compiler and linter are no prose, but the reason behind a directive is', () => {
    const source = '// @ts-expect-error\nconst a = 1;\n// biome-ignore lint/a/b: Needed.\n';
    expect(textsIn('a.ts', source)).toEqual(['comment: Needed.']);
  });

  test('titles of tests are passages, with placeholders masked', () => {
    const source = [
      "describe('a list', () => {});",
      "test.for([1])('row %s', () => {});",
      `test.skipIf(slow)(\`column \${a}\`, () => {});`,
      "expect('no title');",
      'test(title, () => {});',
    ].join('\n');
    expect(textsIn('a.test.ts', source)).toEqual(['title: a list', 'title: row %s', 'title: column ·']);
  });
});

describe('passages of other files', () => {
  test('a Markdown page is one passage without code, link targets and emphasis', () => {
    const page = '# Title\n\n- **One** [two](three.md)\n  four\n\n```sh\nfive\n```\n\n| six | `seven` |\n';
    expect(textsIn('a.md', page)).toEqual(['prose: # Title|- One two four|six|·']);
  });

  test.each([
    ['a.css', '/* Note. */\na { color: red; }'],
    ['a.html', '<p>text</p><!-- Note. -->'],
    ['a.yml', 'a: "b" # Note.'],
    ['a.sh', '#!/bin/sh\necho "$#" # Note.'],
    ['.ci/run', '#!/bin/sh\n# Note.'],
    ['a.rules', 'allow read; // Note.'],
  ])('the comment of %s is a passage', (file, source) => {
    expect(textsIn(file, source)).toEqual(['comment: Note.']);
  });

  test('pictures and JSON files have no passages', () => {
    expect(['a.avif', 'a.json', 'a.svg'].filter(hasPassages)).toEqual([]);
  });
});
