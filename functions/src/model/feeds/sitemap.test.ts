import { expect, test } from 'vitest';
import { formatSitemap } from './sitemap.ts';

test('a sitemap contains each page, with the time of its last change if that is public', () => {
  const changed = { link: 'https://a.example.org/', updatedAt: new Date('2026-11-21T02:03:04Z') };
  expect(formatSitemap([changed, { link: 'https://a.example.org/blog?a&b' }]).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    '<url><loc>https://a.example.org/</loc><lastmod>2026-11-21T02:03:04.000Z</lastmod></url>',
    '<url><loc>https://a.example.org/blog?a&amp;b</loc></url>',
    '</urlset>',
    '',
  ]);
});
