import { elementOf } from './xml.ts';

export interface SitemapPage {
  readonly link: string;
  readonly updatedAt: Date;
}

const pageOf = ({ link, updatedAt }: SitemapPage): string =>
  `<url>${elementOf('loc', link)}${elementOf('lastmod', updatedAt.toISOString())}</url>`;

/** A sitemap of pages (sitemaps.org, 0.9). */
export const sitemapOf = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(pageOf),
    '</urlset>',
    '',
  ].join('\n');
