import { formatElement } from './xml.ts';

interface SitemapPage {
  readonly link: string;
  readonly updatedAt: Date;
}

const formatPage = ({ link, updatedAt }: SitemapPage): string =>
  `<url>${formatElement('loc', link)}${formatElement('lastmod', updatedAt.toISOString())}</url>`;

/** Formats a sitemap of pages (sitemaps.org, 0.9). */
export const formatSitemap = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(formatPage),
    '</urlset>',
    '',
  ].join('\n');
