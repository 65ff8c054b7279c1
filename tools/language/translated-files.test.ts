import { expect, test } from 'vitest';
import { translatedFiles } from './translated-files.ts';

const imports = new Map([
  ['web/src/features/blog/blog-page.tsx', ['web/src/shared/card.tsx', 'contract/content/blogs.ts']],
  ['web/src/shared/card.tsx', ['web/src/shared/messages/id.ts', 'web/src/features/blog/blog-page.tsx']],
  ['web/src/app/admin-routes.tsx', ['web/src/features/admin/desk-page.tsx']],
  ['web/src/app/routes.tsx', ['web/src/app/admin-routes.tsx', 'web/src/features/blog/blog-page.tsx']],
  ['contract/content/blogs.ts', ['contract/text/messages/errors.ts']],
]);

test('the modules of a page are those it imports, without catalogues', () => {
  expect(translatedFiles(imports, ['web/src/features/blog/blog-page.tsx'], [])).toEqual([
    'contract/content/blogs.ts',
    'web/src/features/blog/blog-page.tsx',
    'web/src/shared/card.tsx',
  ]);
});

test('skipped modules and their imports are left out', () => {
  expect(translatedFiles(imports, ['web/src/app/routes.tsx'], ['web/src/app/admin-routes.tsx'])).toEqual([
    'contract/content/blogs.ts',
    'web/src/app/routes.tsx',
    'web/src/features/blog/blog-page.tsx',
    'web/src/shared/card.tsx',
  ]);
});
