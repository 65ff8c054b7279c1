import { expect, test } from 'vitest';
import { idOf, makeBlog } from '../../../support/factories/content.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';

test("the list shows each article's card, newest first, under both of its paths", async () => {
  const older = await makeBlog({ title: 'Lama', image: null });
  const newer = await makeBlog({ title: 'Baru' });
  const { body } = await anonymous.ok('listBlogs', {});
  expect(body).toEqual([
    {
      _id: newer.id,
      title: 'Baru',
      author: 'Sari Wulandari',
      category: 'research',
      image: `/api/images/${idOf(newer.record.image)}`,
      imageSize: { width: 320, height: 240 },
      imageSmall: null,
      desc: 'Paragraf pertama. satu, dua.',
      createdAt: newer.record.createdAt?.toISOString(),
      publishedAt: newer.record.createdAt?.toISOString(),
      updatedAt: newer.record.updatedAt.toISOString(),
    },
    expect.objectContaining({ _id: older.id, image: null, imageSize: null }),
  ]);
  expect((await anonymous.send('GET', '/blogs/getall')).body).toEqual(body);
});

test('the search words of each text are listed once, up to a size limit, for one read per row and the limit', async () => {
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
  const { body, reads } = await anonymous.ok('listBlogWords', {});
  expect(reads).toBe(3);
  expect(body[0]).toEqual({ _id: id, words: 'satu dua tiga cafe biaya' });
  expect(body[1]?.words.startsWith('kata0 kata1 ')).toBe(true);
  expect(body[1]?.words.length).toBeGreaterThan(7900);
  expect(body[1]?.words.length).toBeLessThanOrEqual(8000);
  const next = await anonymous.ok('listBlogWords', { limit: 1, after: id });
  expect(next.body).toEqual([body[1]]);
});

test('an article is returned completely, with each kind of block as stored', async () => {
  const content = [
    { type: 'text', content: 'Satu <b>dua</b>' },
    { type: 'image', src: '/images/articles/siklus-data.webp' },
    { type: 'orderedList', lists: ['a', 'b'] },
    { type: 'unorderedList', lists: [] },
  ] as const;
  // Unknown fields that an older version left in a block are not returned.
  const careless = content.map((block) => ({ ...block, draft: 'rahasia' })) as never;
  const { id } = await makeBlog({ content: careless });
  const { body } = await anonymous.ok('getBlog', { id });
  expect(body.content).toEqual(content);
  const [card] = (await anonymous.ok('listBlogs', {})).body;
  const { content: _content, ...rest } = body;
  expect(rest).toEqual({ ...card, languages: ['id'] });
});

test('pages follow the last row without repeating or skipping a row', async () => {
  const ids: string[] = [];
  // Two rows of the same moment, as one batch can store them.
  const at = { createdAt: new Date('2026-03-01T00:00:00Z'), image: null };
  for (const fields of [{}, {}, {}, at, at]) ids.push((await makeBlog({ image: null, ...fields })).id);
  const seen: string[] = [];
  for (let after: string | undefined; ; after = seen.at(-1)) {
    const { body } = await anonymous.ok(
      'listBlogs',
      after === undefined ? { limit: 2 } : { limit: 2, after },
    );
    seen.push(...body.map(({ _id }) => _id));
    if (body.length < 2) break;
  }
  expect([...seen].sort()).toEqual([...ids].sort());
  expect(seen).toHaveLength(5);
});

test('a page after a deleted row is 404 instead of the first page', async () => {
  await makeBlog({ image: null });
  expect((await anonymous.refused('listBlogs', { after: 'deletedMeanwhile' })).status).toBe(404);
});

test.each(['limit=0', 'limit=51', 'limit=x', 'after=a/b', 'after=x&after=y'])('?%s is 400', async (query) => {
  expect((await anonymous.send('GET', `/blogs?${query}`)).status).toBe(400);
});

test('a token changes nothing, even an invalid one; only that of an admin is read', async () => {
  const [admin, member] = [await makeAdmin(), await makeMember(), await makeBlog()];
  const plain = await anonymous.ok('listBlogs', {});
  for (const [token, budgetedReads] of [
    [admin, 1],
    [member, 2],
    ['x'.repeat(40), 2],
  ] as const) {
    const answer = await as(token).ok('listBlogs', {});
    expect([answer.body, answer.budgetedReads]).toEqual([plain.body, budgetedReads]);
    expect(answer.headers.get('set-cookie')).toBeNull();
  }
});

test('the total is for admins, and 0 before the first article', async () => {
  const admin = as(await makeAdmin());
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 0, writtenBlogs: 0 });
  await makeBlog({ image: null });
  await makeBlog({ image: null });
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 2, writtenBlogs: 2 });
  expect((await anonymous.refused('getTotalBlogs', {})).status).toBe(401);
});
