import { expect, test } from 'vitest';
import { escapeXml, formatElement } from './xml.ts';

test('the five special characters are escaped once', () => {
  expect(formatElement('a', `<b> & "c" 'd' &amp;`)).toBe(
    '<a>&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos; &amp;amp;</a>',
  );
});

test('characters that XML forbids are removed, all others stay', () => {
  expect(escapeXml('a\u0000\u0008\u001Fb\uFFFEc\uD800d')).toBe('abcd');
  expect(escapeXml('a\tb\nc é \u{1F33A}')).toBe('a\tb\nc é \u{1F33A}');
});
