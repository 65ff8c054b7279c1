import { expect, test } from 'vitest';
import { elementOf, escapeXml } from './xml.ts';

test('the five signs are escaped, once', () => {
  expect(elementOf('a', `<b> & "c" 'd' &amp;`)).toBe(
    '<a>&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; &amp;amp;</a>',
  );
});

test('what XML cannot hold is left out, all else stays', () => {
  expect(escapeXml('a\u0000\u0008\u001Fb\uFFFEc\uD800d')).toBe('abcd');
  expect(escapeXml('a\tb\nc é \u{1F33A}')).toBe('a\tb\nc é \u{1F33A}');
});
