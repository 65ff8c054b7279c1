import { element } from './xml.ts';

export interface SitemapPage {
  readonly link: string;
  readonly updatedAt: Date;
}

const page = ({ link, updatedAt }: SitemapPage): string =>
  `<url>${element('loc', link)}${element('lastmod', updatedAt.toISOString())}</url>`;

/** A sitemap of pages (sitemaps.org, 0.9). */
export const sitemap = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(page),
    '</urlset>',
    '',
  ].join('\n');
