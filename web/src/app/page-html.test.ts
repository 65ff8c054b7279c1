import { expect, test } from 'vitest';
import { pageHtml, shellHtml } from './page-html.ts';

const template = [
  '<head><meta charset="utf-8" />',
  '<!--page-head-->',
  '<script type="module" src="/assets/index.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/index.css">',
  '</head><body><div id="root"></div></body>',
].join('\n');

const noFiles = { links: '', code: [] };

test('elements that React hoists are placed in the head, the rest in the root element', () => {
  const html = pageHtml(
    template,
    '/blog',
    '<title>Blog &amp; $1</title><meta name="description" content="a &gt; b"/><div>isi</div>',
    { links: '', code: ['/assets/start.js', '/assets/blog.js'] },
  );
  expect(html).toContain(
    '<div id="root" data-prerendered="/blog" data-code="/assets/start.js /assets/blog.js"><div>isi</div></div>',
  );
  const head = html.slice(0, html.indexOf('</head>'));
  expect(head).toContain('<title>Blog &amp; $1</title>');
  expect(head).toContain('content="a &gt; b"');
});

test('styles are requested before the code', () => {
  const html = pageHtml(template, '/', '<p>isi</p>', noFiles);
  expect(html.indexOf('rel="stylesheet"')).toBeLessThan(html.indexOf('src="/assets/index.js"'));
  expect(html.match(/rel="stylesheet"/g)).toHaveLength(1);
});

test.each(['<script>1</script>', '<style>a{}</style>', '<template id="B:0"></template>', '<meta name="x"/>'])(
  '%s in the body is refused',
  (part) => {
    expect(() => pageHtml(template, '/', `<div>${part}</div>`, noFiles)).toThrow('The body of / has <');
  },
);

test('JSON-LD and the title of an icon are allowed in the body', () => {
  const body = '<script type="application/ld+json">{}</script><svg><title>ikon</title></svg>';
  expect(pageHtml(template, '/', `<div>${body}</div>`, noFiles)).toContain(body);
});

test('replies that a page was rendered with are embedded as data that cannot end an element', () => {
  const known = [
    { name: 'getBlog', input: { id: 'a' }, reply: { title: '</script><script>1<!--' } },
  ] as const;
  const html = pageHtml(template, '/', '<p>isi</p>', noFiles, known);
  const [, text = ''] =
    /<\/div><script type="application\/json" id="known-answers">([^<]*)<\/script><\/body>/.exec(html) ?? [];
  expect(JSON.parse(text)).toEqual(known);
  expect(pageHtml(template, '/', '<p>isi</p>', noFiles)).not.toContain('known-answers');
});

test('the shell has a title and an empty root, and lists the files of all its screens', () => {
  const files = { links: '<link rel="preload">', code: ['/assets/index.js', '/assets/shell.js'] };
  const screens = {
    first: '/assets/admin-prefetch.js',
    shared: ['/assets/admin.js'],
    files: ['/assets/users.js'],
    screens: [{ path: '/admin/manage-user', own: [0], heading: { title: 'User Management' } }],
  };
  const frame = '<link rel="preload" as="image" href="/logo.svg"/><main><h1></h1></main>';
  const html = shellHtml(template, 'SISINDO', files, {
    script: '/assets/bootstrap.js',
    screens,
    frame,
  });
  const [, head = '', body = ''] = /<head>(.*)<\/head><body>(.*)<\/body>/s.exec(html) ?? [];
  expect(head).toContain('<title>SISINDO</title>\n    <link rel="preload">');
  expect(head.match(/<link rel="(?:module)?preload" [^>]*>/g)).toEqual([
    '<link rel="modulepreload" crossorigin href="/assets/bootstrap.js">',
    '<link rel="modulepreload" crossorigin href="/assets/admin-prefetch.js">',
    '<link rel="modulepreload" fetchpriority="low" crossorigin href="/assets/shell.js">',
  ]);
  expect(head).toContain('<script type="module" fetchpriority="low" src="/assets/index.js">');
  expect(body).toContain(
    '<div id="root"></div><template id="frame"><main><h1></h1></main></template><script type="application/json" id="screens">',
  );
  expect(JSON.parse(/id="screens">([^<]*)</.exec(body)?.[1] ?? '')).toEqual(screens);
  expect(body).toContain(
    '</script><script type="module" async crossorigin src="/assets/bootstrap.js"></script>',
  );
  expect(body).toContain('Halaman ini memerlukan JavaScript');
});
