import type { SiteRenderer } from 'contract/rendering';
import { association } from 'contract/text/association';
import { describe, expect, test } from 'vitest';
import { attributeValues, fetchPath, metaOf } from '../../support/actions/public-pages.ts';
import { makeBlog, makeEvent, makeJournal } from '../../support/factories/content.ts';
import { suite } from '../../support/suite/emulators.ts';
import { inProcessTransport } from '../../support/suite/transports.ts';

/** Stored articles and events as a crawler or a link preview reads them. */

const jsonLdOf = (html: string): unknown[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, text = '']) =>
    JSON.parse(text),
  );
const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
const titleOf = (html: string): string | undefined => /<title>([^<]*)<\/title>/.exec(html)?.[1];

test('stored articles and events load no code of forms', { tags: ['full'] }, async () => {
  for (const [kind, make] of Object.entries({ blog: makeBlog, event: makeEvent })) {
    const html = await (await fetchPath(`/${kind}/${kind}-details/${(await make()).id}`)).text();
    expect(html).toMatch(/assets\/reading-/);
    expect(html).not.toMatch(/assets\/(?:account-layout|actions|admin-shell|edit-forms|forms)-/);
  }
});

test('an article is HTML with all its metadata', async () => {
  const { id, record } = await makeBlog({
    title: 'Kolam data "bersama"',
    author: 'Sari Wulandari',
    createdAt: new Date('2026-03-04T05:00:00Z'),
    content: [
      { type: 'text', content: 'Paragraf pertama & terakhir.' },
      { type: 'image', src: '/api/images/AbcdefghijklmnopqrstuvW1w1300', width: 1300, height: 650 },
    ],
  });
  const answer = await fetchPath(`/blog/blog-details/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  expect(answer.headers.get('x-firestore-reads')).toBe('2');
  const html = await answer.text();
  const address = `${association.siteUrl}/blog/blog-details/${id}`;
  const picture = `${association.siteUrl}/api/images/${record.image?.file.split('/').at(-1)}`;
  expect(titleOf(html)).toBe('Kolam data &quot;bersama&quot; | SISINDO');
  expect(metaOf(html, 'description')).toBe('Paragraf pertama &amp; terakhir.');
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(metaOf(html, 'og:type')).toBe('article');
  expect(metaOf(html, 'og:url')).toBe(address);
  expect(metaOf(html, 'og:title')).toBe('Kolam data &quot;bersama&quot;');
  expect(metaOf(html, 'og:image')).toBe(picture);
  expect([metaOf(html, 'og:image:width'), metaOf(html, 'og:image:height')]).toEqual(['320', '240']);
  expect(metaOf(html, 'robots')).toBeUndefined();
  expect(jsonLdOf(html)).toMatchObject([
    {
      '@type': 'Article',
      headline: 'Kolam data "bersama"',
      datePublished: '2026-03-04T05:00:00.000Z',
      author: { '@type': 'Person', name: 'Sari Wulandari' },
      image: picture,
      mainEntityOfPage: address,
    },
  ]);
  expect(mainOf(html)).toContain('<p class="whitespace-pre-line">Paragraf pertama &amp; terakhir.</p>');
  expect(mainOf(html)).toMatch(/<img[^>]* width="320" height="240"[^>]* fetchPriority="high"/i);
  const widths = [480, 960, 1300].map((width) => `/api/images/AbcdefghijklmnopqrstuvW1w${width} ${width}w`);
  expect(mainOf(html)).toMatch(
    new RegExp(`<img[^>]* width="1300" height="650"[^>]* srcset="${widths.join(', ')}" sizes="[^"]+"`, 'i'),
  );
  expect((await fetchPath(new URL(picture).pathname)).status).toBe(200);
});

test('an event is HTML with all its metadata', { tags: ['full'] }, async () => {
  const { id } = await makeEvent({
    title: 'Lokakarya UX',
    location: 'Aula Contoh, Bandung',
    startDate: new Date('2027-05-06T02:00:00Z'),
    endDate: new Date('2027-05-07T09:00:00Z'),
  });
  const answer = await fetchPath(`/event/event-details/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  const html = await answer.text();
  const address = `${association.siteUrl}/event/event-details/${id}`;
  expect(titleOf(html)).toBe('Lokakarya UX | SISINDO');
  expect(metaOf(html, 'description')).toBe('Lokakarya dua hari.');
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(jsonLdOf(html)).toMatchObject([
    {
      '@type': 'Event',
      name: 'Lokakarya UX',
      startDate: '2027-05-06T02:00:00.000Z',
      endDate: '2027-05-07T09:00:00.000Z',
      location: { '@type': 'Place', name: 'Aula Contoh, Bandung' },
      url: address,
    },
  ]);
  expect(mainOf(html)).toContain('Aula Contoh, Bandung');
  expect(mainOf(html)).toContain('Lokakarya dua hari.');
});

test('a journal is HTML with the tags that Google Scholar reads', async () => {
  const { id } = await makeJournal({
    title: 'Tata kelola "data"',
    description: 'Terbitan anggota.',
    authors: ['Ratih Wulansari', 'Bagas Prayitno'],
    journalTitle: 'Jurnal Contoh',
    volume: '3',
    issue: '2',
    year: 2026,
    pages: '12–34',
    abstract: 'Baris satu.\nBaris dua.',
    doi: '10.1234/a<b',
  });
  const answer = await fetchPath(`/journal/${id}`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  expect(answer.headers.get('x-firestore-reads')).toBe('2');
  const html = await answer.text();
  const head = html.slice(0, html.indexOf('</head>'));
  const address = `${association.siteUrl}/journal/${id}`;
  const tags = [...head.matchAll(/<meta name="(citation_\w+)" content="([^"]*)"/g)].map(([, ...tag]) => tag);
  expect(tags).toEqual([
    ['citation_title', 'Tata kelola &quot;data&quot;'],
    ['citation_author', 'Ratih Wulansari'],
    ['citation_author', 'Bagas Prayitno'],
    ['citation_publication_date', '2026'],
    ['citation_journal_title', 'Jurnal Contoh'],
    ['citation_volume', '3'],
    ['citation_issue', '2'],
    ['citation_firstpage', '12'],
    ['citation_lastpage', '34'],
    ['citation_doi', '10.1234/a&lt;b'],
    ['citation_abstract_html_url', address],
    ['citation_pdf_url', `${association.siteUrl}/api/journals/${id}/file`],
  ]);
  expect(titleOf(html)).toBe('Tata kelola &quot;data&quot; | SISINDO');
  expect(metaOf(html, 'description')).toBe('Baris satu. Baris dua.');
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(jsonLdOf(html)).toMatchObject([
    {
      '@type': 'ScholarlyArticle',
      headline: 'Tata kelola "data"',
      author: [
        { '@type': 'Person', name: 'Ratih Wulansari' },
        { '@type': 'Person', name: 'Bagas Prayitno' },
      ],
      datePublished: '2026',
      isPartOf: {
        '@type': 'PublicationIssue',
        issueNumber: '2',
        isPartOf: {
          '@type': 'PublicationVolume',
          volumeNumber: '3',
          isPartOf: { '@type': 'Periodical', name: 'Jurnal Contoh' },
        },
      },
      pageStart: '12',
      pageEnd: '34',
      sameAs: 'https://doi.org/10.1234/a%3Cb',
    },
  ]);
  expect(mainOf(html)).toContain('href="https://doi.org/10.1234/a%3Cb"');
  expect(mainOf(html)).toContain('Jurnal Contoh, Vol. 3, No. 2, 2026, hlm. 12–34');
});

test('a journal without bibliographic fields and PDF has only the tags that are true', {
  tags: ['full'],
}, async () => {
  const { id } = await makeJournal({ document: null, createdAt: new Date('2026-03-04T05:00:00Z') });
  const html = await (await fetchPath(`/journal/${id}`)).text();
  expect([...html.matchAll(/<meta name="(citation_\w+)"/g)].map(([, name]) => name)).toEqual([
    'citation_title',
    'citation_publication_date',
    'citation_abstract_html_url',
  ]);
  expect(metaOf(html, 'citation_publication_date')).toBe('2026/03/04');
});

test('an online event has its address', { tags: ['full'] }, async () => {
  const { id } = await makeEvent({ location: 'Daring melalui https://rapat.example.org/j/1' });
  const html = await (await fetchPath(`/event/event-details/${id}`)).text();
  expect(jsonLdOf(html)).toMatchObject([
    {
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
      location: { '@type': 'VirtualLocation', url: 'https://rapat.example.org/j/1' },
    },
  ]);
});

describe('a list', () => {
  const answersOf = (html: string): unknown =>
    JSON.parse(/<script type="application\/json" id="known-answers">(.*?)<\/script>/.exec(html)?.[1] ?? '[]');
  const day = 86_400_000;
  const from = (days: number) => ({
    startDate: new Date(Date.now() + days * day),
    endDate: new Date(Date.now() + days * day + 3_600_000),
  });

  test('of articles is HTML with published ones, newest first, for any query', async () => {
    const { id } = await makeBlog({ title: 'Baru terbit', createdAt: new Date(Date.now() - 60_000) });
    await makeBlog({ title: 'Draf', createdAt: null });
    await makeBlog({ title: 'Besok', createdAt: new Date(Date.now() + day) });
    for (const path of ['/blog', `/blog?limit=1&after=${id}`]) {
      const answer = await fetchPath(path);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([
        200,
        'public, max-age=60, s-maxage=300',
      ]);
      // The list, and the limit of calls from one network.
      expect(answer.headers.get('x-firestore-reads')).toBe('2');
      const html = await answer.text();
      expect(titleOf(html)).toBe('Blog | SISINDO');
      const cards = [...mainOf(html).matchAll(/href="\/blog\/blog-details\/([^"]+)"/g)].map(([, one]) => one);
      expect([...new Set(cards)]).toEqual([id, '4', '3', '2', '1']);
      expect(mainOf(html)).not.toMatch(/Draf|Besok/);
      expect(answersOf(html)).toMatchObject([
        { name: 'listBlogs', input: { limit: 50 }, reply: [{ _id: id, title: 'Baru terbit' }] },
      ]);
    }
  });

  test('of events has upcoming and past ones at the time of rendering', async () => {
    const [coming, past] = [
      await makeEvent({ title: 'Minggu depan', ...from(7) }),
      await makeEvent({ title: 'Minggu lalu', ...from(-7) }),
    ];
    const html = await (await fetchPath('/event')).text();
    const parts = mainOf(html).split(/(?=<h2[^>]*>Acara )/);
    const partOf = (title: string) => parts.find((part) => part.includes(`>${title}</h2>`)) ?? '';
    expect(partOf('Acara mendatang')).toContain(`/event/event-details/${coming.id}"`);
    expect(partOf('Acara mendatang')).toContain('Akan datang');
    expect(partOf('Acara yang telah lewat')).toContain(`/event/event-details/${past.id}"`);
    expect(partOf('Acara yang telah lewat')).toContain('Selesai');
    expect(answersOf(html)).toMatchObject([
      { name: 'listEvents', input: { limit: 50 } },
      { name: 'renderedAt', reply: expect.stringMatching(/^20\d\d-\d\d-\d\dT/) },
    ]);
  });

  test('that fails to load is an error, not an empty list', async () => {
    await makeBlog({ category: 'unknown' as 'research' });
    const errors: unknown[] = [];
    const answer = await inProcessTransport({ errors })(new Request('http://function/blog'));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'private, no-store']);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(errors).toHaveLength(1);
  });
});

test('a stored page names existing files, the same as a built-in one', { tags: ['full'] }, async () => {
  const { id } = await makeBlog();
  const [stored, builtIn] = await Promise.all(
    [id, '1'].map(async (one) => (await fetchPath(`/blog/blog-details/${one}`)).text()),
  );
  const codeOf = (html = '') => attributeValues(html, 'div', 'data-code');
  expect(codeOf(stored)).toEqual(codeOf(builtIn));
  const stylesOf = (html = '') =>
    [...html.matchAll(/<link rel="(?:stylesheet|preload)" (?:as="font" )?[^>]*href="\/assets[^>]*>/g)].map(
      ([link]) => link,
    );
  expect(stylesOf(stored).length).toBeGreaterThan(1);
  expect(stylesOf(stored)).toEqual(stylesOf(builtIn));
});

test('no stored text becomes markup', async () => {
  const nasty = '</script><script>alert(1)</script><!-- "\'&';
  const { id } = await makeBlog({
    title: nasty,
    author: nasty,
    content: [
      { type: 'text', content: nasty },
      { type: 'heading', level: 2, content: nasty },
      { type: 'orderedList', lists: [nasty] },
    ],
  });
  const html = await (await fetchPath(`/blog/blog-details/${id}`)).text();
  expect(html).not.toMatch(/<script>|alert\(1\)<\/script>|<!-- "/);
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)].map(([, rest = '']) => rest);
  expect(scripts.map((rest) => /(?:src="\/assets\/|type="[^"]*)/.exec(rest)?.[0]).sort()).toEqual(
    ['src="/assets/', 'type="application/json', 'type="application/ld+json', 'type="module'].slice(
      scripts.length === 4 ? 0 : 1,
    ),
  );
  expect(jsonLdOf(html)).toMatchObject([{ headline: nasty, author: { name: nasty } }]);
  const [, answers = ''] =
    /<script type="application\/json" id="known-answers">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(answers)).toMatchObject([{ name: 'getBlog', input: { id }, reply: { title: nasty } }]);
});

describe('a missing entry', () => {
  test.each([
    ['/blog/blog-details/nobody', 'Artikel tidak ditemukan.'],
    ['/blog/blog-details/5', 'Artikel tidak ditemukan.'],
    ['/blog/blog-details/not_an_id', 'Artikel tidak ditemukan.'],
    [`/blog/blog-details/${'a'.repeat(65)}`, 'Artikel tidak ditemukan.'],
    ['/event/event-details/nobody', 'Not Found'],
    ['/event/event-details/0', 'Not Found'],
    ['/journal/nobody', 'Jurnal tidak ditemukan.'],
    ['/journal/not_an_id', 'Jurnal tidak ditemukan.'],
  ])('is not found at %s', async (path, text) => {
    const answer = await fetchPath(path);
    expect(answer.status).toBe(404);
    const html = await answer.text();
    expect(mainOf(html)).toContain(text);
    expect(mainOf(html)).toContain('404 - Page not found');
    expect(mainOf(html)).toContain('Go Home');
    expect(mainOf(html)).toContain('action="/search"');
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(html).not.toContain('canonical');
    expect(answer.headers.get('cache-control')).toMatch(/^(private, no-store|no-cache)$/);
  });

  test('includes drafts and scheduled entries, which no page, list or structured data names', async () => {
    const title = 'Rahasia dapur';
    for (const createdAt of [null, new Date(Date.now() + 86_400_000)]) {
      const [blog, event] = [await makeBlog({ title, createdAt }), await makeEvent({ title, createdAt })];
      const paths = [`/blog/blog-details/${blog.id}`, `/event/event-details/${event.id}`];
      for (const path of paths) {
        const answer = await fetchPath(path);
        expect([answer.status, (await answer.text()).includes(title)], path).toEqual([404, false]);
      }
    }
    for (const path of ['/', '/blog', '/event', '/shop', '/journal', '/sitemap-content.xml']) {
      expect((await (await fetchPath(path)).text()).includes(title), path).toBe(false);
    }
  });

  test('costs no read if its id is a position', { tags: ['full'] }, async () => {
    const answer = await fetchPath('/blog/blog-details/5');
    expect(answer.headers.get('x-firestore-reads')).toBeNull();
  });
});

test('a stored page has one address, and redirects keep the query', { tags: ['full'] }, async () => {
  const { id } = await makeBlog();
  for (const path of [`/Blog/Blog-Details/${id}`, `/BLOG/BLOG-DETAILS/${id}/`, `/blog/blog-details/${id}/`]) {
    const answer = await fetchPath(`${path}?utm_source=mail&x=1`);
    expect([path, answer.status]).toEqual([path, 301]);
    expect(answer.headers.get('location')).toBe(`/blog/blog-details/${id}?utm_source=mail&x=1`);
  }
  expect((await fetchPath('/blog/Blog-Details/1')).headers.get('location')).toBe('/blog/blog-details/1');
});

test('a stored page has the same headers past Hosting', async () => {
  const { id } = await makeEvent();
  const path = `/event/event-details/${id}`;
  const [hosted, direct] = await Promise.all([
    fetchPath(path),
    inProcessTransport()(new Request(`http://function${path}`)),
  ]);
  expect(await direct.text()).toBe(await hosted.text());
  for (const name of [
    'content-security-policy',
    'strict-transport-security',
    'x-content-type-options',
    'referrer-policy',
    'permissions-policy',
    'cross-origin-opener-policy',
    'cache-control',
    'content-type',
  ]) {
    expect(direct.headers.get(name), name).not.toBeNull();
    expect([name, direct.headers.get(name)]).toEqual([name, hosted.headers.get(name)]);
  }
});

test('only reading methods are answered', { tags: ['full'] }, async () => {
  const { id } = await makeBlog();
  const address = new URL(`/blog/blog-details/${id}`, suite.baseUrl);
  const head = await fetch(address, { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  const post = await fetch(address, { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

describe('after a failed rendering', () => {
  const failing = (loadSite?: () => Promise<SiteRenderer>) => {
    const errors: unknown[] = [];
    const ask = inProcessTransport({ errors, ...(loadSite === undefined ? {} : { loadSite }) });
    return { errors, ask: (path: string) => ask(new Request(`http://function${path}`)) };
  };

  test('the shell is sent, where the browser renders the page, and the error is logged', async () => {
    const { id } = await makeBlog();
    const fault = new Error('renderer');
    const { errors, ask } = failing(async () => ({
      shell: '<title>SISINDO</title>',
      notFound: '<title>404</title>',
      pages: [],
      render: () => Promise.reject(fault),
    }));
    const answer = await ask(`/blog/blog-details/${id}`);
    expect([answer.status, await answer.text()]).toEqual([500, '<title>SISINDO</title>']);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(errors).toEqual([fault]);
  });

  test('no invalid record is shown partially: a record that breaks the contract is an error', async () => {
    const { id } = await makeBlog({ category: 'unknown' as 'research' });
    const { errors, ask } = failing();
    const answer = await ask(`/blog/blog-details/${id}`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('<div id="root"></div>');
    expect(errors).toHaveLength(1);
  });
});
