import { limits } from 'contract/rules/limits';
import { describe, expect, test, vi } from 'vitest';
import { everything } from '../../../support/assertions/stores.ts';
import { makeBlog, makeEvent, makeJournal } from '../../../support/factories/content.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

const search = async (q: string) => (await anonymous.ok('searchSite', { q })).body;

describe('the search of the site', () => {
  test('finds pages, articles, events and journals, grouped in this order', async () => {
    const article = await makeBlog({
      title: 'Kearsipan desa',
      content: [{ type: 'text', content: 'Tentang zamrud khatulistiwa.' }],
    });
    const event = await makeEvent({ title: 'Temu', location: 'Aula Zamrud' });
    const journal = await makeJournal({ title: 'Zamrud', abstract: 'Khatulistiwa.', authors: ['Bagas'] });
    const { body, reads, headers } = await anonymous.ok('searchSite', { q: 'ZÁMRUD' });
    expect(body).toEqual({
      results: [
        {
          kind: 'article',
          path: `/blog/blog-details/${article.id}`,
          title: 'Kearsipan desa',
          excerpt: 'Tentang zamrud khatulistiwa. Sari Wulandari',
        },
        {
          kind: 'event',
          path: `/event/event-details/${event.id}`,
          title: 'Temu',
          excerpt: 'Lokakarya dua hari. Aula Zamrud',
        },
        {
          kind: 'journal',
          path: `/journal/${journal.id}`,
          title: 'Zamrud',
          excerpt: 'Terbitan anggota. Khatulistiwa. Bagas',
        },
      ],
      counts: { page: 0, article: 1, event: 1, journal: 1 },
    });
    // The attempt counter, seven pages, and one of each kind.
    expect(reads).toBe(11);
    expect(headers.get('cache-control')).toBe('public, max-age=60, s-maxage=300');
  });

  test('finds the texts of prerendered pages and built-in entries', async () => {
    const { results, counts } = await search('rumah bersama dipercaya');
    expect(counts).toEqual({ page: 1, article: 0, event: 0, journal: 0 });
    expect(results[0]).toMatchObject({ kind: 'page', path: '/about', title: 'Tentang kami' });
    expect(results[0]?.excerpt).toContain('Menjadi rumah bersama yang dipercaya');
    expect((await search('process mining')).results.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/blog/blog-details/2', '/event/event-details/1']),
    );
    expect((await search('blog')).results[0]).toMatchObject({ kind: 'page', path: '/blog', title: 'Blog' });
  });

  test('ranks a hit in the title before one in the text', async () => {
    await makeBlog({ title: 'Lain', content: [{ type: 'text', content: 'Perihal zamrud.' }] });
    await makeBlog({ title: 'Zamrud', createdAt: new Date('2025-01-01T02:00:00Z') });
    expect((await search('zamrud')).results.map(({ title }) => title)).toEqual(['Zamrud', 'Lain']);
  });

  test('finds the text that an admin saved instead of the built-in one', async () => {
    const areas = [{ title: 'Forensik digital', description: '' }];
    await as(await makeAdmin()).ok('saveProfessionalContent', { areas });
    expect((await search('forensik digital')).results).toMatchObject([{ path: '/professional' }]);
  });

  test('shows ten of each kind and counts all', async () => {
    for (let index = 0; index < 12; index += 1) await makeJournal({ title: `Zamrud ${index}` });
    const { results, counts } = await search('zamrud');
    expect([results.length, counts.journal]).toEqual([10, 12]);
  });
});

test.each([
  ['nothing', '', 'Tulis paling sedikit dua huruf.'],
  ['one letter', 'a', 'Tulis paling sedikit dua huruf.'],
  ['only punctuation', '?!…', 'Tulis paling sedikit dua huruf.'],
  ['a long text', 'a'.repeat(limits.searchCharacters + 1), 'Terlalu panjang: paling banyak 100 karakter.'],
])('a search for %s is refused', async (_what, q, message) => {
  const before = await everything();
  const { body, status } = await anonymous.refused('searchSite', { q });
  expect([status, body.fields]).toEqual([400, { q: message }]);
  expect(await everything()).toEqual(before);
});

test('searches of one network are limited', async () => {
  vi.stubEnv('SITE_SEARCHES_PER_ADDRESS', '1');
  const client = inProcess();
  await client.ok('searchSite', { q: 'data' });
  expect((await client.refused('searchSite', { q: 'data' })).status).toBe(429);
});
