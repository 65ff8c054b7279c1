import { expect, test } from 'vitest';
import { formatRss } from './rss.ts';

test('a feed contains the channel and every item', () => {
  const channel = {
    title: 'Blog & Kabar',
    description: 'Tulisan <baru>',
    link: 'https://a.example.org/blog',
    self: 'https://a.example.org/feed?a=1&b=2',
    language: 'en',
  };
  const item = {
    title: 'Satu & dua',
    description: 'Kata "orang"',
    author: 'Sari',
    category: 'research',
    link: 'https://a.example.org/blog/1?a&b',
    publishedAt: new Date('2026-11-21T02:03:04Z'),
  };
  const other = { ...item, title: 'Tiga', link: 'https://a.example.org/blog/2' };
  expect(formatRss(channel, [item, other]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    '<title>Blog &amp; Kabar</title>',
    '<link>https://a.example.org/blog</link>',
    '<description>Tulisan &lt;baru&gt;</description>',
    '<language>en</language>',
    '<atom:link href="https://a.example.org/feed?a=1&amp;b=2" rel="self" type="application/rss+xml"/>',
    '<item>',
    '<title>Satu &amp; dua</title>',
    '<link>https://a.example.org/blog/1?a&amp;b</link>',
    '<guid isPermaLink="true">https://a.example.org/blog/1?a&amp;b</guid>',
    '<pubDate>Sat, 21 Nov 2026 02:03:04 GMT</pubDate>',
    '<dc:creator>Sari</dc:creator>',
    '<category>research</category>',
    '<description>Kata &quot;orang&quot;</description>',
    '</item>',
    '<item>',
    '<title>Tiga</title>',
    '<link>https://a.example.org/blog/2</link>',
    '<guid isPermaLink="true">https://a.example.org/blog/2</guid>',
    '<pubDate>Sat, 21 Nov 2026 02:03:04 GMT</pubDate>',
    '<dc:creator>Sari</dc:creator>',
    '<category>research</category>',
    '<description>Kata &quot;orang&quot;</description>',
    '</item>',
    '</channel>',
    '</rss>',
    '',
  ]);
});
