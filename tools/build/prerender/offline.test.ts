import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { offlineFiles, renderWorker } from './offline.ts';
import type { Manifest } from './page-files.ts';

const manifest: Manifest = {
  'src/features/card-verification/verify-page.tsx': {
    file: 'assets/verify.js',
    imports: ['_shell.js'],
    dynamicImports: ['decode.js'],
  },
  'decode.js': { file: 'assets/decode.js', imports: ['_gf.js', '_shell.js'] },
  '_gf.js': { file: 'assets/gf.js', css: ['assets/gf.css'] },
  '_shell.js': { file: 'assets/shell.js', dynamicImports: ['other-page.js'] },
  'other-page.js': { file: 'assets/other.js' },
};
const html =
  '<link href="/assets/index.css"><script src="/assets/index.js"></script><img src="/images/a.webp">' +
  '<div id="root" data-code="/assets/shell.js /assets/verify.js"></div>';
const module = 'src/features/card-verification/verify-page.tsx';

test('the offline files are the page, the assets of its HTML and its lazy chunks, without other pages', () => {
  expect(offlineFiles(manifest, '/verify', html, ['decode.js'])).toEqual([
    '/verify',
    ...['/assets/index.css', '/assets/index.js', '/assets/shell.js', '/assets/verify.js'],
    ...['/assets/decode.js', '/assets/gf.js', '/assets/gf.css'],
  ]);
});

test('the offline files of a shell are those of one screen, not of all screens in its data', () => {
  const shell =
    '<link href="/assets/index.css"><script type="application/json" id="screens">"/assets/other.js"</script>';
  expect(offlineFiles(manifest, '/membership/card', shell, [module])).toEqual([
    '/membership/card',
    ...['/assets/index.css', '/assets/verify.js', '/assets/shell.js'],
  ]);
  expect(() => offlineFiles(manifest, '/x', shell, ['missing.ts'])).toThrow('no chunk for missing.ts');
});

test('the worker changes with the page', () => {
  const template = readFileSync(new URL('../../../web/page-worker.js', import.meta.url), 'utf8');
  const worker = renderWorker(template, '/verify', ['/verify', '/assets/a.js'], html);
  expect(worker).toContain('const page = "/verify";');
  expect(worker).toContain('const files = ["/verify","/assets/a.js"];');
  expect(worker).not.toContain('unbuilt');
  expect(renderWorker(template, '/verify', ['/verify', '/assets/a.js'], `${html} `)).not.toBe(worker);
  expect(() => renderWorker('', '/verify', [], html)).toThrow('no place');
});
