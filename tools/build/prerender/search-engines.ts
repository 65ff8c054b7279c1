const XML = '<?xml version="1.0" encoding="UTF-8"?>';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

/** Paths of the sitemaps: of prerendered pages, and of stored content and of members' profiles from the function. */
const SITEMAPS = ['/sitemap-pages.xml', '/api/sitemap-content.xml', '/api/sitemap-directory.xml'];

export const sitemap = (site: string, paths: readonly string[]): string =>
  `${XML}\n<urlset ${NAMESPACE}>\n${paths
    .map((path) => `  <url><loc>${new URL(path, site).href}</loc></url>\n`)
    .join('')}</urlset>\n`;

export const sitemapIndex = (site: string): string =>
  `${XML}\n<sitemapindex ${NAMESPACE}>\n${SITEMAPS.map(
    (path) => `  <sitemap><loc>${site}${path}</loc></sitemap>\n`,
  ).join('')}</sitemapindex>\n`;

/** Returns robots.txt: crawlers may read everything except the screens of members and admins. */
export const robots = (site: string): string =>
  [
    'User-agent: *',
    ...['/admin', '/membership', '/profile', '/en/membership', '/en/profile'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    // Listed here too: a sitemap below /api may list pages outside of it only if robots.txt names it.
    ...['/sitemap.xml', ...SITEMAPS].map((path) => `Sitemap: ${site}${path}`),
    '',
  ].join('\n');
