import { expect, test } from 'vitest';
import type { Manifest } from './page-files.ts';
import { rendererFiles, siteModule } from './site-files.ts';

const entry = 'src/app/prerender-entry.tsx';
const page = 'src/features/blogs/blog-details-page.tsx';
const manifest: Manifest = {
  [entry]: { file: 'entry.js', imports: ['_shared.js'], dynamicImports: [page, 'src/app/admin-routes.tsx'] },
  '_shared.js': { file: 'assets/shared.js' },
  [page]: { file: 'assets/blog-details.js', imports: ['_shared.js', '_head.js'] },
  '_head.js': { file: 'assets/head.js' },
  'src/app/admin-routes.tsx': { file: 'assets/admin.js' },
};

test('the function gets the renderer chunks of its pages, and none of the admin area', () => {
  expect(rendererFiles(manifest, entry, [page])).toEqual([
    'entry.js',
    'assets/shared.js',
    'assets/blog-details.js',
    'assets/head.js',
  ]);
  expect(() => rendererFiles(manifest, entry, ['src/gone.tsx'])).toThrow('no chunk for src/gone.tsx');
});

test('the site module contains the shell, and loads the renderer with the first page', async () => {
  const files = { links: '<link>', code: ['/assets/a.js'] };
  const searchable = [{ path: '/about', title: 'Tentang', description: '', text: 'Visi </script>' }];
  const text = siteModule(
    {
      template: 'a `b` $c',
      shell: '<p>"\n',
      notFound: '<p>404',
      pages: { '/a/:id': { module: page, files } },
      searchable,
    },
    'entry.js',
  );
  const site = await import(`data:text/javascript,${encodeURIComponent(text)}`);
  expect(site.shell).toBe('<p>"\n');
  expect(site.pages).toEqual(searchable);
  expect(text).toContain(JSON.stringify({ template: 'a `b` $c', files: { '/a/:id': files } }));
  await expect(site.render('/a/b', [])).rejects.toThrow('entry.js');
});
