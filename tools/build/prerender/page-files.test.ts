import { expect, test } from 'vitest';
import { filesOf, type Manifest, screenFilesOf } from './page-files.ts';

const manifest: Manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/app/mount-app.tsx': { file: 'assets/start.js', imports: ['_shell.js'] },
  '_shell.js': { file: 'assets/shell.js' },
  'src/features/blogs/blog-chart.tsx': { file: 'assets/chart.js', imports: ['_card.js', '_lines.js'] },
  '_lines.js': { file: 'assets/lines.js' },
  '_card.js': { file: 'assets/card.js', css: ['assets/card.css'] },
  'src/features/blogs/blog-page.tsx': { file: 'assets/blog.js', imports: ['_card.js', '_shell.js'] },
  'font.woff2': { file: 'assets/plus-jakarta-sans-latin-wght-normal-abc.woff2' },
};

test('a page lists all its chunks and their styles', () => {
  const { links, code } = filesOf(manifest, 'src/features/blogs/blog-page.tsx');
  expect([...links.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
    '/assets/plus-jakarta-sans-latin-wght-normal-abc.woff2',
    '/assets/card.css',
  ]);
  expect(code).toEqual(['/assets/start.js', '/assets/shell.js', '/assets/blog.js', '/assets/card.js']);
  expect(() => filesOf(manifest, 'src/features/no-page.tsx')).toThrow('no chunk');
});

test('a shell lists for each screen the files that are not shared by all screens', () => {
  const screens = [
    {
      path: '/admin/manage-blog',
      module: 'src/features/blogs/blog-page.tsx',
      shown: 'src/features/blogs/blog-chart.tsx',
    },
    {
      path: '/admin/manage-blog/edit/:id',
      module: 'src/features/blogs/blog-page.tsx',
      heading: { title: 'Edit Blog' },
    },
  ];
  expect(screenFilesOf(manifest, ['_card.js'], screens)).toEqual({
    shared: ['/assets/card.js'],
    files: ['/assets/blog.js', '/assets/chart.js', '/assets/lines.js'],
    screens: [
      { path: '/admin/manage-blog', own: [0], shown: [1, 2] },
      { path: '/admin/manage-blog/edit/:id', own: [0], heading: { title: 'Edit Blog' } },
    ],
  });
});
