import { builtInArticles } from 'contract/built-in/articles';
import { builtInEvents } from 'contract/built-in/events';
import type { SiteRenderer } from 'contract/rendering';
import { toDateTimeInput } from 'contract/text/dates';
import { expect, test } from 'vitest';
import { makeBlog, makeEvent } from '../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { anonymous, as, inLanguage, inProcess, inProcessTransport } from '../../support/suite/client.ts';
import { inDays } from '../../support/suite/time.ts';

/** Stored content is Indonesian. The English site shows none of it, instead of a text in another language. */
const english = as(undefined, inLanguage('en'));

test('lists of the English site leave out stored articles and events', async () => {
  await Promise.all([makeBlog({ title: 'Kearsipan desa' }), makeEvent({ title: 'Temu warga' })]);
  const titlesFor = async (client: typeof english) => [
    (await client.ok('listBlogs', {})).body.map(({ title }) => title),
    (await client.ok('listEvents', {})).body.map(({ title }) => title),
  ];
  expect(await titlesFor(anonymous)).toEqual([['Kearsipan desa'], ['Temu warga']]);
  expect(await titlesFor(english)).toEqual([[], []]);
});

test('a stored article has no page in English', async () => {
  const { id } = await makeBlog();
  expect((await anonymous.ok('getBlog', { id })).status).toBe(200);
  expect((await english.refused('getBlog', { id })).body).toEqual({
    code: 'not-found',
    message: 'Not found.',
  });
});

test('feeds of the English site have built-in entries only, in English', async () => {
  await Promise.all([makeBlog({ title: 'Kearsipan desa' }), makeEvent({ title: 'Temu warga' })]);
  const [blog, calendar] = await Promise.all([
    english.ok('getBlogFeed', {}),
    english.ok('getEventCalendar', {}),
  ]).then((answers) => answers.map(({ bytes }) => bytes.toString('utf8')));
  expect(blog).not.toContain('Kearsipan desa');
  expect(blog?.match(/<item>/g)).toHaveLength(builtInArticles.length);
  expect(blog).toContain('<language>en</language>');
  expect(calendar).not.toContain('Temu warga');
  expect(calendar?.match(/BEGIN:VEVENT/g)).toHaveLength(builtInEvents.length);
  const indonesian = (await anonymous.ok('getBlogFeed', {})).bytes.toString('utf8');
  expect(indonesian).toContain('Kearsipan desa');
  expect(indonesian).toContain('<language>id</language>');
});

test('the search of the English site finds no stored articles', async () => {
  await makeBlog({ title: 'Zamrud khatulistiwa' });
  const countsFor = async (client: typeof english) =>
    (await client.ok('searchSite', { q: 'zamrud' })).body.counts.article;
  const sites = { loadSite: async () => ({ pages: [] }) as unknown as SiteRenderer };
  const local = inProcessTransport(sites);
  expect(await countsFor(as(undefined, local))).toBe(1);
  expect(await countsFor(as(undefined, inLanguage('en', local)))).toBe(0);
});

test('an announcement without English texts is not on the English site', async () => {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  await inProcess(admin).ok('addAnnouncement', {
    ...{ title: 'Rapat anggota', text: 'Sabtu pagi.', link: '', audience: 'all' },
    startsAt: toDateTimeInput(inDays(-1)),
    endsAt: toDateTimeInput(inDays(1)),
  });
  const inEnglish = inLanguage('en');
  expect((await anonymous.ok('getHomeNews', {})).body.announcement?.text).toBe('Rapat anggota: Sabtu pagi.');
  expect((await english.ok('getHomeNews', {})).body.announcement).toBeNull();
  expect((await as(member).ok('listOwnAnnouncements', {})).body.data).toHaveLength(1);
  expect((await as(member, inEnglish).ok('listOwnAnnouncements', {})).body.data).toEqual([]);
});

/** Renders the path and the replies of a page instead of the page. */
const loadSite = async (locale: string) =>
  ({
    pages: [],
    render: async (path: string, replies: unknown) => ({
      status: 200,
      html: `${locale} ${path} ${JSON.stringify(replies)}`,
    }),
  }) as unknown as SiteRenderer;

const openPage = (path: string): Promise<Response> =>
  inProcessTransport({ loadSite })(new Request(`http://localhost${path}`));

test('the data within the English page of the blog has no stored articles', async () => {
  await makeBlog({ title: 'Kearsipan desa' });
  expect(await (await openPage('/blog')).text()).toMatch(/^id \/blog .*Kearsipan desa/);
  expect(await (await openPage('/en/blog')).text()).toMatch(/^en \/blog .*"listBlogs"(?!.*Kearsipan desa)/);
});

test('the English page of an article without English texts redirects to the list, an unknown one does not', async () => {
  const { id } = await makeBlog({ title: 'Kearsipan desa' });
  const missing = await openPage(`/en/blog/blog-details/${id}`);
  expect([missing.status, missing.headers.get('location'), missing.headers.get('cache-control')]).toEqual([
    302,
    '/en/blog?untranslated#untranslated',
    'private, no-store',
  ]);
  const unknown = await openPage('/en/blog/blog-details/unknown');
  expect(unknown.status).toBe(200);
  expect(await unknown.text()).toContain('"code":"not-found"');
  expect((await openPage(`/blog/blog-details/${id}`)).status).toBe(200);
});
