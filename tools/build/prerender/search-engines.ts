const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Sitemaps by path: of the prerendered pages, and of stored content by the function. */
const SITEMAPS = ['/sitemap-pages.xml', '/api/sitemap-content.xml'];

/** A sitemap of the given paths. */
export const sitemap = (site: string, paths: readonly string[]): string =>
  `${XML}\n<urlset ${NAMESPACE}>\n${paths
    .map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>\n`)
    .join('')}</urlset>\n`;

/** Names the sitemaps that there are. */
export const sitemapIndex = (site: string): string =>
  `${XML}\n<sitemapindex ${NAMESPACE}>\n${SITEMAPS.map(
    (path) => `  <sitemap><loc>${site}${path}</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`;

/** Crawlers may read everything but the screens of members and admins. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    ...['/admin', '/membership', '/profile'].map((path) => `Disallow: ${path}`),
    '',
    // Named here too: a sitemap beneath /api may list pages outside of it only if this file names it.
    ...['/sitemap.xml', ...SITEMAPS].map((path) => `Sitemap: ${site}${path}`),
    '',
  ].join('\n');
