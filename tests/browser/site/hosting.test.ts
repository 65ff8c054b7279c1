import { association } from 'contract/text/association';
import { describe, expect, test } from 'vitest';
import { attributeValues, fetchPath, publicPaths } from '../../support/actions/public-pages.ts';
import { shareStores } from '../../support/suite/reset.ts';

/** Hosting's answers according to firebase.json. */

shareStores();

const shellPaths = [
  ...['/admin', '/admin/manage-user', '/admin/manage-user/edit/someone', '/membership', '/membership/renew'],
  ...[
    '/profile',
    '/addAdmin',
    '/forgotPassword',
    '/resetPassword?oobCode=x',
    '/verifyEmail?oobCode=x',
    '/renew?code=x',
    '/changeEmail?code=x',
    '/uploaded',
    '/sentMails',
  ],
];
const wrongPaths = [
  '/no-such-page',
  '/blog/nothing',
  '/assets/gone-12345678.js',
  '/images/none.webp',
  '/a/b/c',
];

test('security.txt names a contact, and expires in the future but within a year', async () => {
  const answer = await fetchPath('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = new Map(
    (await answer.text()).split('\n').map((line) => line.split(/: (.*)/) as [string, string]),
  );
  expect(fields.get('Contact')).toBe(`mailto:${association.serviceEmail}`);
  expect(fields.get('Canonical')).toBe(`${association.siteUrl}/.well-known/security.txt`);
  const expires = Date.parse(fields.get('Expires') ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 366 * 86_400_000);
});

test('no source map is served', async () => {
  const scripts = attributeValues(await (await fetchPath('/')).text(), 'script', 'src');
  expect(scripts.length).toBeGreaterThan(0);
  for (const script of scripts) {
    expect((await fetchPath(script)).status).toBe(200);
    expect((await fetchPath(`${script}.map`)).status).toBe(404);
  }
});

const isPrerendered = (html: string) => html.includes('<div id="root" data-prerendered=');

test.each(shellPaths)('%s is the empty shell', async (path) => {
  const answer = await fetchPath(path);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  expect(html).toContain('<div id="root"></div>');
  expect(html).not.toContain('canonical');
});

test.each(wrongPaths)('%s is not found, and says so', async (path) => {
  const answer = await fetchPath(path);
  expect(answer.status).toBe(404);
  const html = await answer.text();
  expect(html).toContain('Oops!');
  expect(html).toContain('404 - Page not found');
  expect(html).toContain('<meta name="robots" content="noindex"/>');
});

test('a page has one address', async () => {
  for (const path of publicPaths.filter((one) => one !== '/')) {
    const html = await (await fetchPath(path)).text();
    expect(isPrerendered(html), path).toBe(true);
    for (const other of [`${path}.html`, `${path}/`]) {
      const answer = await fetchPath(other);
      expect(answer.status, other).toBe(301);
      expect(new URL(answer.headers.get('location') ?? '', 'http://x').pathname).toBe(path);
    }
  }
});

test.each([
  ['/Event', '/event'],
  ['/BLOG/?q=data', '/blog?q=data'],
  ['/COUNCILANDCOMMITTEES?from=poster', '/councilAndCommittees?from=poster'],
  ['/Login/', '/login'],
  ['/FORGOTPASSWORD', '/forgotPassword'],
  ['/Admin/manage-user?page=2', '/admin/manage-user?page=2'],
  ['/MEMBERSHIP', '/membership'],
])('%s leads to %s', async (path, address) => {
  const answer = await fetchPath(path);
  expect(answer.status).toBe(301);
  const { pathname, search } = new URL(answer.headers.get('location') ?? '', 'http://x');
  expect(`${pathname}${search}`).toBe(address);
});

describe('the headers', () => {
  const pages = ['/', '/about', '/blog/blog-details/1', '/admin', '/membership/renew', '/no-such-page'];

  test.each([...pages, '/api/user/status'])('of %s include the security headers', async (path) => {
    const { headers } = await fetchPath(path);
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=(self)');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
  });

  test.each(pages)('of %s allow only own sources and the calendar', async (path) => {
    const { headers } = await fetchPath(path);
    const policy = new Map(
      (headers.get('content-security-policy') ?? '').split('; ').map((line) => {
        const [name = '', ...values] = line.split(' ');
        return [name, values.join(' ')] as const;
      }),
    );
    expect(policy.get('default-src')).toBe("'none'");
    expect(policy.get('script-src')).toBe("'self'");
    expect(policy.get('style-src')).toBe("'self'");
    expect(policy.get('frame-src')).toBe('https://calendar.google.com');
    expect(policy.get('frame-ancestors')).toBe("'none'");
    expect(policy.get('require-trusted-types-for')).toBe("'script'");
    expect(policy.get('trusted-types')).toBe("default html ProseMirrorClipboard sisindo 'allow-duplicates'");
    expect(policy.get('base-uri')).toBe("'none'");
    expect(policy.get('form-action')).toBe("'self'");
    expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/);
  });

  test('of a file of the function keep its stricter policy', async () => {
    const { headers } = await fetchPath('/api/feeds/blog.xml');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; sandbox; frame-ancestors 'none'",
    );
  });

  test.each([
    ...pages,
    '/sitemap.xml',
    '/robots.txt',
    '/verify-worker.js',
    '/card-worker.js',
    '/check-in-worker.js',
  ])('of %s forbid caching', async (path) => {
    expect((await fetchPath(path)).headers.get('cache-control')).toBe('no-cache');
  });

  test('of files named by their content allow long caching', async () => {
    const html = await (await fetchPath('/')).text();
    const [script = ''] = attributeValues(html, 'script', 'src');
    expect((await fetchPath(script)).headers.get('cache-control')).toBe(
      'public, max-age=31536000, immutable',
    );
  });

  test.each(['/blog', '/event', '/blog?q=data'])('of %s allow the CDN minutes of caching', async (path) => {
    expect((await fetchPath(path)).headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  });

  test('keep the caching that the function sets', async () => {
    expect((await fetchPath('/api/blogs')).headers.get('cache-control')).toBe(
      'public, max-age=60, s-maxage=300',
    );
    expect((await fetchPath('/api/users')).headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('for crawlers', () => {
  const sitemaps = ['/sitemap-pages.xml', '/api/sitemap-content.xml', '/api/sitemap-directory.xml'];

  test('robots.txt names the existing sitemaps', async () => {
    const robots = await (await fetchPath('/robots.txt')).text();
    expect(robots).toContain('Disallow: /admin');
    for (const path of ['/sitemap.xml', ...sitemaps]) {
      expect(robots).toContain(`Sitemap: ${association.siteUrl}${path}`);
      const answer = await fetchPath(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toMatch(/xml/);
    }
  });

  test('sitemap.xml refers to the pages and to the stored content', async () => {
    const index = await (await fetchPath('/sitemap.xml')).text();
    for (const path of sitemaps) expect(index).toContain(`<loc>${association.siteUrl}${path}</loc>`);
  });

  test.each(['/favicon.svg', '/favicon-32.png', '/apple-touch-icon.png', '/icon-512.png', '/icon-192.png'])(
    '%s exists',
    async (path) => {
      expect((await fetchPath(path)).status).toBe(200);
    },
  );

  test('favicon.ico is an icon, for clients that request it without the page', async () => {
    const answer = await fetchPath('/favicon.ico');
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect([bytes.readUInt16LE(0), bytes.readUInt16LE(2), bytes.readUInt16LE(4)]).toEqual([0, 1, 3]);
    expect([6, 22, 38].map((entry) => bytes.readUInt8(entry))).toEqual([16, 32, 48]);
    for (const entry of [6, 22, 38]) {
      const start = bytes.readUInt32LE(entry + 12);
      expect(bytes.subarray(start + 1, start + 4).toString()).toBe('PNG');
    }
  });

  test.each(['site', 'verify', 'en/site', 'en/verify'])(
    'the manifest %s has icons for installation',
    async (name) => {
      const { icons } = (await (await fetchPath(`/${name}.webmanifest`)).json()) as {
        icons: { src: string; sizes: string; purpose?: string }[];
      };
      const kinds = icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`);
      expect(kinds).toEqual(['any any', '192x192 any', '512x512 any', '512x512 maskable']);
      for (const { src } of icons) expect((await fetchPath(src)).status, src).toBe(200);
    },
  );
});
