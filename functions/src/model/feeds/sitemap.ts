import { formatElement } from './xml.ts';

export interface SitemapPage {
  readonly link: string;
  /** Missing if the time of the last change is not public. */
  readonly updatedAt?: Date;
}

const formatPage = ({ link, updatedAt }: SitemapPage): string => {
  const lastChange = updatedAt === undefined ? '' : formatElement('lastmod', updatedAt.toISOString());
  return `<url>${formatElement('loc', link)}${lastChange}</url>`;
};

/** Formats a sitemap of pages (sitemaps.org, 0.9). */
export const formatSitemap = (pages: readonly SitemapPage[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...pages.map(formatPage),
    '</urlset>',
    '',
  ].join('\n');
