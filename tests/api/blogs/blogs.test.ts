import { beforeEach, expect, test } from 'vitest';
import { idOf, makeBlog } from '../../support/make/content.ts';
import { makeAdmin } from '../../support/make/people.ts';
import { as, inProcess, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

beforeEach(resetStores);

test('the list shows each article’s card, newest first, under both of its paths', async () => {
  const older = await makeBlog({ title: 'Lama', image: null });
  const newer = await makeBlog({ title: 'Baru' });
  const { body } = await nobody.ok('listBlogs', {});
  expect(body).toEqual([
    {
      _id: newer.id,
      title: 'Baru',
      author: 'Sari Wulandari',
      category: 'research',
      image: `/api/images/${idOf(newer.record.image)}`,
      imageSize: { width: 320, height: 240 },
      imageSmall: null,
      desc: 'Paragraf pertama. - satu - dua',
      createdAt: newer.record.createdAt?.toISOString(),
      publishedAt: newer.record.createdAt?.toISOString(),
      updatedAt: newer.record.updatedAt.toISOString(),
    },
    expect.objectContaining({ _id: older.id, image: null, imageSize: null }),
  ]);
  expect((await nobody.send('GET', '/blogs/getall')).body).toEqual(body);
});

test('the words of each text are listed once, as far as there is room, for a read a row', async () => {
  const long = Array.from({ length: 3000 }, (_, index) => `kata${index}`).join(' ');
  await makeBlog({ content: [{ type: 'text', content: long }], image: null });
  const { id } = await makeBlog({
    content: [
      { type: 'text', content: { spans: [{ text: 'Satu, ' }, { text: 'dua; SATU', bold: true }] } },
      { type: 'orderedList', lists: ['Dua', { content: 'Tiga', nested: [] }] },
      { type: 'table', header: true, rows: [{ cells: ['Café', 'Biaya'] }] },
      { type: 'image', src: '/images/articles/siklus-data.webp', alt: 'Siklus' },
    ],
    image: null,
  });
  const { body, reads } = await nobody.ok('listBlogWords', {});
  expect(reads).toBe(2);
  expect(body[0]).toEqual({ _id: id, words: 'satu dua tiga cafe biaya' });
  expect(body[1]?.words.startsWith('kata0 kata1 ')).toBe(true);
  expect(body[1]?.words.length).toBeGreaterThan(7900);
  expect(body[1]?.words.length).toBeLessThanOrEqual(8000);
  const next = await nobody.ok('listBlogWords', { limit: 1, after: id });
  expect(next.body).toEqual([body[1]]);
});

test('an empty list is an empty array', async () => {
  expect((await nobody.ok('listBlogs', {})).body).toEqual([]);
});

test('an article is shown whole, with each kind of block as it is', async () => {
  const content = [
    { type: 'text', content: 'Satu <b>dua</b>' },
    { type: 'image', src: '/images/articles/siklus-data.webp' },
    { type: 'orderedList', lists: ['a', 'b'] },
    { type: 'unorderedList', lists: [] },
  ] as const;
  // What an older or a careless version left in a block does not go out.
  const careless = content.map((block) => ({ ...block, draft: 'rahasia' })) as never;
  const { id } = await makeBlog({ content: careless });
  const { body } = await nobody.ok('getBlog', { id });
  expect(body.content).toEqual(content);
  const [card] = (await nobody.ok('listBlogs', {})).body;
  const { content: _content, ...rest } = body;
  expect(rest).toEqual(card);
});

test('a description is cut between words', async () => {
  const { id } = await makeBlog({ content: [{ type: 'text', content: 'kata '.repeat(200) }] });
  const { desc } = (await nobody.ok('getBlog', { id })).body;
  expect(desc).toMatch(/^(kata )+kata…$/);
  expect(desc.length).toBeGreaterThan(290);
  expect(desc.length).toBeLessThanOrEqual(300);
});

test('an article that is not there is 404, and no cache keeps that', async () => {
  for (const id of ['1', 'nobodyHasThisId']) {
    expect((await nobody.refused('getBlog', { id })).body.code).toBe('not-found');
  }
  // Hosting takes such a path apart itself; the function must refuse it when it arrives whole.
  const here = as(undefined, inProcess());
  expect((await here.refused('getBlog', { id: '../users' })).status).toBe(400);
});

test('pages follow each other behind the last row, without a row twice or missing', async () => {
  const ids: string[] = [];
  // Two of one moment, as a batch may store them.
  const at = { createdAt: new Date('2026-03-01T00:00:00Z'), image: null };
  for (const fields of [{}, {}, {}, at, at]) ids.push((await makeBlog({ image: null, ...fields })).id);
  const seen: string[] = [];
  for (let after: string | undefined; ; after = seen.at(-1)) {
    const { body } = await nobody.ok('listBlogs', after === undefined ? { limit: 2 } : { limit: 2, after });
    seen.push(...body.map(({ _id }) => _id));
    if (body.length < 2) break;
  }
  expect([...seen].sort()).toEqual([...ids].sort());
  expect(seen).toHaveLength(5);
});

test('a page behind a row that is gone is 404 instead of the first page again', async () => {
  await makeBlog({ image: null });
  expect((await nobody.refused('listBlogs', { after: 'deletedMeanwhile' })).status).toBe(404);
});

test.each(['limit=0', 'limit=51', 'limit=x', 'after=a/b', 'after=x&after=y'])('?%s is 400', async (query) => {
  expect((await nobody.send('GET', `/blogs?${query}`)).status).toBe(400);
});

test('a token changes nothing, not even one that nobody issued', async () => {
  const [admin] = [await makeAdmin(), await makeBlog()];
  const plain = await nobody.ok('listBlogs', {});
  for (const token of [admin, 'x'.repeat(40)]) {
    const answer = await as(token).ok('listBlogs', {});
    expect([answer.body, answer.reads]).toEqual([plain.body, plain.reads]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('the total is for admins, and 0 before the first', async () => {
  const admin = as(await makeAdmin());
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 0, writtenBlogs: 0 });
  await makeBlog({ image: null });
  await makeBlog({ image: null });
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 2, writtenBlogs: 2 });
  expect((await nobody.refused('getTotalBlogs', {})).status).toBe(401);
});
