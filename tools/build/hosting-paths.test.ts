import { expect, test } from 'vitest';
import type { Audience, DeclaredScreen } from './declared-screens.ts';
import { isUpToDate, listRewrites, listSitePaths } from './hosting-paths.ts';

const declare = (audience: Audience, path: string, more: Partial<DeclaredScreen> = {}): DeclaredScreen => ({
  audience,
  path,
  ...more,
});

const screens = [
  declare('public', '/'),
  declare('public', '/blog'),
  declare('public', '/about'),
  declare('unlisted', '/renew'),
  declare('unlisted', '/sertifikat/:code'),
  declare('unlisted', '/sentMails', { isEmulatorOnly: true }),
  declare('member', '/membership'),
  declare('member', '/membership/renew'),
  declare('admin', '/admin'),
  declare('admin', '/admin/bin'),
  declare('admin', '/addAdmin'),
];
const api = { source: '/api/**', function: {} };
const stored = { regex: 'old', function: { pinTag: true } };
const english = { regex: '^/[eE][nN](?:/.*)?$', function: { pinTag: true } };
const anyCase = { regex: 'old', function: {} };

test('the paths of the site omit stored pages, emulator screens and screens below an area', () => {
  expect(listSitePaths(screens, ['/blog'])).toEqual([
    ...['/about', '/addAdmin', '/admin', '/admin/', '/membership', '/membership/', '/renew'],
  ]);
});

test('Hosting rewrites screens to their shell, and paths in any letter case to the function', () => {
  const paths = ['/renew', '/admin/'];
  expect(listRewrites(screens, paths, [api, anyCase, stored, english], ['/blog', '/blog/{id}'])).toEqual([
    api,
    { source: '/renew', destination: '/app.html' },
    { source: '/sertifikat/*', destination: '/app.html' },
    { source: '/membership{,/**}', destination: '/app.html' },
    { source: '/admin{,/**}', destination: '/office.html' },
    { source: '/addAdmin', destination: '/office.html' },
    { source: '/en/renew', destination: '/en/app.html' },
    { source: '/en/sertifikat/*', destination: '/en/app.html' },
    { source: '/en/membership{,/**}', destination: '/en/app.html' },
    { regex: '^/(?:[rR][eE][nN][eE][wW]|[aA][dD][mM][iI][nN]/.*)/?$', function: {} },
    { regex: '^/(?:[bB][lL][oO][gG]|[bB][lL][oO][gG]/[^/]+)/?$', function: { pinTag: true } },
    english,
  ]);
});

test('a new screen outside of the areas makes the stored paths stale, one below an area does not', () => {
  const paths = listSitePaths(screens, ['/blog']);
  const current = {
    paths,
    emulatorPaths: ['/sentMails'],
    rewrites: listRewrites(screens, paths, [api, anyCase, stored], ['/blog']),
  };
  expect(isUpToDate(screens, current, ['/blog'])).toBe(true);
  expect(isUpToDate([...screens, declare('admin', '/admin/new')], current, ['/blog'])).toBe(true);
  expect(isUpToDate([...screens, declare('unlisted', '/new')], current, ['/blog'])).toBe(false);
});
