import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../functions/src/data/clock.ts';
import { storedDocument, valuesOf } from '../../support/assertions/stores.ts';
import { makeBlog } from '../../support/factories/content.ts';
import { blogForm } from '../../support/factories/content-forms.ts';
import { makeAdmin, makeMember } from '../../support/factories/people.ts';
import { anonymous, as, type Client, inProcess } from '../../support/suite/client.ts';

/** Returns what the public sees: the list, each article, the feed and the sitemap. */
async function expectPublic(visitor: Client, ids: readonly string[], hidden: readonly string[] = []) {
  const { body } = await visitor.ok('listBlogs', {});
  expect(body.map(({ _id }) => _id)).toEqual(ids);
  expect((await visitor.ok('listBlogWords', {})).body.map(({ _id }) => _id)).toEqual(ids);
  for (const id of hidden) expect((await visitor.refused('getBlog', { id })).status).toBe(404);
  const feed = (await visitor.ok('getBlogFeed', {})).bytes.toString();
  const sitemap = (await visitor.ok('getContentSitemap', {})).bytes.toString();
  for (const text of [feed, sitemap]) {
    for (const id of ids) expect(text).toContain(`/blog/blog-details/${id}`);
    for (const id of hidden) expect(text).not.toContain(id);
  }
}

describe('a draft', () => {
  test('needs a title only, and only admins see it', async () => {
    const person = await makeAdmin();
    const admin = as(person);
    const old = await makeBlog({ image: null });
    const { body, status } = await admin.ok('createBlog', { title: 'Baru judul', publication: 'draft' });
    const { _id: id } = body.blog;
    expect([status, body.blog]).toEqual([
      201,
      {
        _id: id,
        title: 'Baru judul',
        author: '',
        category: null,
        image: null,
        imageSize: null,
        imageSmall: null,
        desc: '',
        state: 'draft',
        publishedAt: null,
        updatedAt: body.blog.updatedAt,
        content: [],
      },
    ]);
    await expectPublic(anonymous, [old.id], [id]);
    expect((await anonymous.send('GET', `/blog/blog-details/${id}`)).status).toBe(404);
    const { content: _, ...card } = body.blog;
    const written = await admin.ok('listWrittenBlogs', {});
    expect(written.body.data).toEqual([
      { ...card, translation: 'none' },
      expect.objectContaining({ _id: old.id, state: 'published' }),
    ]);
    expect((await admin.ok('getWrittenBlog', { id })).body).toEqual(body.blog);
    expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 1, writtenBlogs: 2 });
    expect((await admin.ok('getDashboard', {})).body.totalBlogs).toBe(1);
    const member = as(await makeMember());
    expect((await member.refused('getWrittenBlog', { id })).status).toBe(403);
    expect((await member.refused('listWrittenBlogs', {})).status).toBe(403);
  });

  test('is published with all required fields, as if written now', async () => {
    const admin = as(await makeAdmin());
    const { _id: id } = (await admin.ok('createBlog', { title: 'Draf', publication: 'draft' })).body.blog;
    const other = await makeBlog({ image: null });
    const bare = await admin.refused('updateBlog', { id, title: 'Draf', publication: 'now' });
    expect(bare.body.fields).toEqual({ author: 'Wajib diisi.', content: 'Wajib diisi.' });
    const form = { id, title: 'Draf', author: 'Sari', content: 'Isi.', publication: 'now' } as const;
    expect((await admin.refused('updateBlog', form)).body.fields).toEqual({ category: 'Wajib diisi.' });
    expect((await admin.refused('updateBlog', { ...form, title: ' ' })).body.fields).toEqual({
      title: 'Wajib diisi.',
    });
    const { body } = await admin.ok('updateBlog', { ...form, category: 'sharing' });
    expect(body.blog.state).toBe('published');
    await expectPublic(anonymous, [id, other.id]);
    const actions = (await valuesOf('audit')).map(({ action }) => action);
    expect(actions.sort()).toEqual(['blog.create', 'blog.publish']);
  });
});

describe('a scheduled article', () => {
  test('is public from its time on, without a job, in its position of the list', async () => {
    const admin = as(await makeAdmin());
    const old = await makeBlog({ image: null });
    const form = blogForm({ publication: 'scheduled', publishAt: '2031-03-05T14:00' });
    const { blog } = (await admin.ok('createBlog', form)).body;
    expect([blog.state, blog.publishedAt]).toEqual(['scheduled', '2031-03-05T07:00:00.000Z']);
    await expectPublic(anonymous, [old.id], [blog._id]);
    const visitor = inProcess();
    const now = vi.spyOn(clock, 'now');
    now.mockReturnValue(new Date('2031-03-05T06:59:59.999Z'));
    await expectPublic(visitor, [old.id], [blog._id]);
    now.mockReturnValue(new Date('2031-03-05T07:00:00.000Z'));
    await expectPublic(visitor, [blog._id, old.id]);
    const { body } = await visitor.ok('getBlog', { id: blog._id });
    expect([body.publishedAt, body.createdAt]).toEqual([
      '2031-03-05T07:00:00.000Z',
      '2031-03-05T07:00:00.000Z',
    ]);
  });

  test('adds no cost to the public list while it waits', async () => {
    for (let day = 1; day <= 4; day += 1) {
      await makeBlog({ image: null, createdAt: new Date(`2035-01-0${day}T00:00:00Z`) });
      await makeBlog({ image: null, createdAt: null });
    }
    const old = await makeBlog({ image: null });
    const { body, reads } = await anonymous.ok('listBlogs', {});
    expect([body.map(({ _id }) => _id), reads]).toEqual([[old.id], 1]);
  });

  test('requires a time in the future', async () => {
    const admin = as(await makeAdmin());
    for (const [publishAt, message] of [
      ['', 'Wajib diisi.'],
      [undefined, 'Wajib diisi.'],
      ['besok', 'Tanggal tidak valid.'],
      ['2020-01-01T08:00', 'Pilih waktu yang akan datang.'],
    ] as const) {
      const { body } = await admin.refused('createBlog', blogForm({ publication: 'scheduled', publishAt }));
      expect(body.fields).toEqual({ publishAt: message });
    }
    expect(await valuesOf('blogs')).toEqual([]);
  });
});

describe('a published article', () => {
  test("becomes a draft again, and a reader's cursor on it starts from the beginning", async () => {
    const admin = as(await makeAdmin());
    const [old, made] = [await makeBlog({ image: null }), await makeBlog({ image: null })];
    const { title, author } = made.record;
    const form = { id: made.id, title, author, content: 'Isi.', publication: 'draft' } as const;
    expect((await admin.ok('updateBlog', form)).body.blog.state).toBe('draft');
    await expectPublic(anonymous, [old.id], [made.id]);
    expect((await anonymous.refused('listBlogs', { after: made.id })).status).toBe(404);
    expect((await valuesOf('audit')).map(({ action }) => action)).toEqual(['blog.unpublish']);
  });

  test('keeps its publication time when it is changed or published again', async () => {
    const admin = as(await makeAdmin());
    const { id, record } = await makeBlog({ image: null });
    const form = { id, title: 'Lain', author: 'Sari', content: 'Isi.' };
    for (const publication of [undefined, 'keep', 'now'] as const) {
      const { blog } = (await admin.ok('updateBlog', { ...form, publication })).body;
      expect(blog.publishedAt).toBe(record.createdAt?.toISOString());
    }
    expect((await storedDocument('blogs', id)).createdAt).toEqual(record.createdAt);
  });

  test('is not unpublished over a concurrent save', async () => {
    const admin = as(await makeAdmin());
    const { id, record } = await makeBlog({ image: null });
    const form = { id, title: record.title, author: record.author, content: 'Isi.' };
    await admin.ok('updateBlog', { ...form, title: 'Lain' });
    const basedOn = record.updatedAt.toISOString();
    const { status } = await admin.refused('updateBlog', { ...form, publication: 'draft', basedOn });
    expect(status).toBe(409);
    await expectPublic(anonymous, [id]);
  });
});
