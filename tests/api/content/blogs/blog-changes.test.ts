import type { WrittenBlog } from 'contract/content/blogs';
import { limits } from 'contract/rules/limits';
import type { ContentBlock, List, ListEntry } from 'contract/schemas/content';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import {
  documentsOf,
  everything,
  fileBytes,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { idOf, makeBlog } from '../../../support/factories/content.ts';
import { blogForm, dataUrl, pictureBlock } from '../../../support/factories/content-forms.ts';
import { gif, html, jpegWithExif, padded, png, proof, svg, webp } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';

const put = ({ title, author, content }: { title: string; author: string; content: ContentBlock[] }) => ({
  title,
  author,
  content: JSON.stringify(content),
});

/** Returns the public article for what the admin area received. */
const asPublished = ({ state, publishedAt, ...rest }: WrittenBlog) => {
  expect(state).toBe('published');
  return { ...rest, publishedAt, createdAt: publishedAt };
};

describe('a new article', () => {
  test('is stored with its picture, counted, audited and public', async () => {
    const admin = await makeAdmin();
    const bytes = await jpegWithExif();
    const form = blogForm({ image: await dataUrl(bytes) });
    const { body, status } = await as(admin).ok('createBlog', form);
    expect([status, body.message]).toEqual([201, 'Artikel ditambahkan.']);
    const { _id, image } = body.blog;
    expect((await anonymous.ok('getBlog', { id: _id })).body).toEqual({
      ...asPublished(body.blog),
      languages: ['id'],
    });
    expect((await anonymous.ok('listBlogs', {})).body.map((blog) => blog._id)).toEqual([_id]);
    expect(await storedDocument('blogs', _id)).toMatchObject({
      title: form.title,
      author: form.author,
      category: 'research',
      content: [
        { type: 'text', content: 'Paragraf pertama.' },
        { type: 'text', content: 'Paragraf kedua.' },
      ],
      image: { file: `images/${image?.slice(12)}`, width: 240, height: 320 },
    });
    const [path = ''] = Object.keys(await storedFiles());
    const { format, exif } = await sharp(await fileBytes(path)).metadata();
    expect([format, exif]).toEqual(['webp', undefined]);
    expect(await storedDocument('totals', 'content')).toEqual({ blogs: 1 });
    expect(await valuesOf('audit')).toMatchObject([
      { action: 'blog.create', actorId: admin.id, targetId: _id, targetName: form.title },
    ]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('needs no picture', async () => {
    const { body, reads } = await as(await makeAdmin()).ok('createBlog', blogForm());
    expect([body.blog.image, body.blog.imageSize, reads]).toEqual([null, null, 2]);
    expect(await storedFiles()).toEqual({});
  });

  test('accepts each kind of block, returns it as text too, and stores its pictures permanently', async () => {
    const list = (...lists: ListEntry[]): List => ({ type: 'orderedList', lists });
    const deepest = list({ spans: [{ text: 'paling ' }, { text: 'dalam', bold: true }] });
    const third = list({ content: { spans: [{ text: 'tiga', italic: true }] }, nested: [deepest] });
    const admin = as(await makeAdmin());
    const picture = await pictureBlock(admin);
    const content: ContentBlock[] = [
      { type: 'heading', level: 2, content: 'Latar belakang' },
      { type: 'text', content: { spans: [{ text: 'Lihat ' }, { text: 'ini', bold: true, link: '/blog' }] } },
      picture,
      { type: 'quote', content: 'Data adalah milik bersama.' },
      {
        type: 'orderedList',
        start: 4,
        lists: [{ content: 'satu', nested: [list({ content: 'dua', nested: [third] })] }],
      },
      {
        type: 'table',
        header: true,
        rows: [{ cells: ['Hari', 'Biaya'] }, { cells: ['Senin', 'Rp 150.000'] }],
      },
    ];
    const { body } = await admin.ok('createBlog', blogForm({ content }));
    expect(body.blog.content).toEqual(content);
    expect((await storedDocument('blogs', body.blog._id)).content).toEqual(content);
    expect((await anonymous.ok('getBlog', { id: body.blog._id })).body.content).toEqual(content);
    const text =
      'Latar belakang Lihat ini Data adalah milik bersama. satu, dua, tiga, paling dalam. Hari, Biaya, Senin, Rp 150.000.';
    expect(body.blog.desc).toBe(text);
    expect((await anonymous.ok('getBlogFeed', {})).bytes.toString()).toContain(`<description>${text}`);
    expect(await valuesOf('intents')).toEqual([]);
    expect(Object.keys(await storedFiles())).toEqual([`images/${picture.src.slice(12)}`]);
  });

  test.each(['title', 'content', 'author', 'category'] as const)('without %s is refused', async (field) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    for (const value of ['', undefined]) {
      const form = { ...blogForm({ image: await dataUrl() }), [field]: value };
      const { body } = await admin.refused('createBlog', form as never);
      expect(body).toEqual({
        code: 'invalid-input',
        message: 'Wajib diisi.',
        fields: { [field]: 'Wajib diisi.' },
      });
    }
    expect(await everything()).toEqual(before);
  });

  test.each<[what: string, image: () => Promise<string>, message: string | RegExp]>([
    ['a GIF', () => dataUrl(gif(), 'gif'), 'Only JPG, PNG, and JPEG files are allowed.'],
    ['a WebP', async () => dataUrl(await webp(), 'webp'), 'Only JPG, PNG, and JPEG files are allowed.'],
    ['an SVG', () => dataUrl(svg(), 'svg+xml'), 'Only JPG, PNG, and JPEG files are allowed.'],
    ['an address', async () => 'https://example.org/a.jpg', 'Only JPG, PNG, and JPEG files are allowed.'],
    ['an SVG that says PNG', () => dataUrl(svg(), 'png'), /^Berkas bukan gambar JPG atau PNG/],
    ['a WebP that says JPEG', async () => dataUrl(await webp(), 'jpeg'), /^Berkas bukan gambar JPG atau PNG/],
    ['a page that says JPEG', () => dataUrl(html(), 'jpeg'), /^Berkas bukan gambar JPG atau PNG/],
    ['no base64', async () => 'data:image/jpeg;base64,!!!!', 'image.jpeg: berkas kosong.'],
    ['more than 5 MB', async () => dataUrl(await padded(limits.imageBytes + 1)), /melebihi 5 MB/],
  ])('with %s as picture is refused and stores nothing', async (_what, image, message) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { body } = await admin.refused('createBlog', blogForm({ image: await image() }));
    expect(body.fields?.image).toMatch(message);
    expect(body.message).toBe(body.fields?.image);
    expect(await everything()).toEqual(before);
  });

  test('with a picture of another record in its text is refused, and that picture stays', async () => {
    const [admin, other] = [as(await makeAdmin()), await makeBlog()];
    const before = await everything();
    const src = `/api/images/${idOf(other.record.image)}`;
    for (const content of [
      [{ type: 'image' as const, src }],
      [{ type: 'image' as const, src: '/api/images/x' }],
    ]) {
      const { body } = await admin.refused('createBlog', blogForm({ content, image: await dataUrl() }));
      expect(body.fields).toEqual({
        content: 'Gambar tidak ditemukan lagi. Hapus dari isi, lalu unggah kembali.',
      });
    }
    const { body } = await admin.refused('createBlog', {
      ...blogForm(),
      content: [{ type: 'image', src: 'https://example.org/x.png' }],
    });
    expect(body.message).toBe('Isi memuat gambar yang tidak diunggah di sini.');
    expect(await everything()).toEqual(before);
  });
});

describe('a changed article', () => {
  test('keeps its picture and category if none are sent', async () => {
    const [admin, made] = [await makeAdmin(), await makeBlog({ category: 'sharing' })];
    const form = { ...put(made.record), title: 'Judul baru' };
    const { body, reads } = await as(admin).ok('updateBlog', { id: made.id, ...form });
    expect([body.message, reads]).toEqual(['Artikel diperbarui.', 4]);
    const after = await storedDocument('blogs', made.id);
    expect(after).toEqual({
      schema: 2,
      ...made.record,
      title: 'Judul baru',
      search: expect.arrayContaining(['judul baru']),
      updatedAt: after.updatedAt,
    });
    expect(new Date(body.blog.updatedAt)).toEqual(after.updatedAt);
    expect((await anonymous.ok('getBlog', { id: made.id })).body).toEqual({
      ...asPublished(body.blog),
      languages: ['id'],
    });
    expect(await valuesOf('audit')).toMatchObject([
      {
        action: 'blog.update',
        targetId: made.id,
        targetName: 'Judul baru',
        details: { fields: 'title' },
        changes: [{ field: 'title', old: made.record.title, new: 'Judul baru' }],
      },
    ]);
    expect(await storedDocument('totals', 'content')).toEqual({ blogs: 1 });
  });

  test('gets a new picture and category; the old picture is retained for the undo', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeBlog()];
    const image = { name: 'baru.png', bytes: await png(400, 300) };
    const { body } = await admin.ok('updateBlog', {
      id: made.id,
      ...put(made.record),
      category: 'workshop',
      image,
    });
    expect(body.blog).toMatchObject({ category: 'workshop', imageSize: { width: 400, height: 300 } });
    const old = made.record.image?.file;
    const paths = [old, `images/${body.blog.image?.slice(12)}`];
    expect(Object.keys(await storedFiles()).sort()).toEqual(paths.sort());
    expect(await valuesOf('formerContent')).toMatchObject([{ kind: 'blog', of: made.id, files: [old] }]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('loses pictures that its text no longer shows at the next edit, and keeps the others', async () => {
    const admin = as(await makeAdmin());
    const [shownPicture, dropped] = [await pictureBlock(admin), await pictureBlock(admin)];
    const { body, reads } = await admin.ok(
      'createBlog',
      blogForm({ content: [shownPicture, dropped, shownPicture] }),
    );
    // Two reads for the caller, one for each of the two pictures.
    expect(reads).toBe(4);
    const { blog } = body;
    const fresh = await pictureBlock(admin);
    const { title, author } = blog;
    await admin.ok('updateBlog', { id: blog._id, ...put({ title, author, content: [fresh, shownPicture] }) });
    const pathsOf = (...blocks: (typeof shownPicture)[]) =>
      blocks.map(({ src }) => `images/${src.slice(12)}`).sort();
    expect(Object.keys(await storedFiles()).sort()).toEqual(pathsOf(shownPicture, fresh, dropped));
    await admin.ok('updateBlog', {
      id: blog._id,
      ...put({ title: 'Baru', author, content: [fresh, shownPicture] }),
    });
    expect(Object.keys(await storedFiles()).sort()).toEqual(pathsOf(shownPicture, fresh));
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('is refused after a concurrent change, with the current version', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeBlog()];
    const basedOn = made.record.updatedAt.toISOString();
    const mine = { id: made.id, ...put(made.record), title: 'Versi saya' };
    await admin.ok('updateBlog', { ...mine, title: 'Versi lain', content: 'Isi lain', basedOn });
    const before = await everything();
    const { body, status } = await admin.refused('updateBlog', { ...mine, basedOn, image: await proof() });
    expect([status, body]).toEqual([
      409,
      {
        code: 'conflict',
        message: 'Data ini sudah diubah oleh orang lain sejak Anda membukanya.',
        fields: { title: 'Tersimpan sekarang: Versi lain', content: 'Tersimpan sekarang: Isi lain' },
      },
    ]);
    const asDraft = { ...mine, basedOn, publication: 'draft' } as const;
    expect((await admin.refused('updateBlog', asDraft)).status).toBe(409);
    expect(await everything()).toEqual(before);
    expect((await admin.ok('updateBlog', mine)).body.blog.title).toBe('Versi saya');
  });

  test('is refused if it does not exist, is incomplete, or has an invalid picture', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeBlog()];
    const form = put(made.record);
    const before = await everything();
    const gone = await admin.refused('updateBlog', { id: 'unknownRecordId', ...form, image: await proof() });
    expect(gone.status).toBe(404);
    for (const field of ['title', 'author', 'content']) {
      const { body } = await admin.refused('updateBlog', { id: made.id, ...form, [field]: ' ' });
      expect(body.fields).toEqual({ [field]: 'Wajib diisi.' });
    }
    const image = { name: 'a.gif', bytes: gif() };
    const { body } = await admin.refused('updateBlog', { id: made.id, ...form, image });
    expect(body.message).toBe('Only JPG, PNG, and JPEG files are allowed.');
    expect(await everything()).toEqual(before);
  });
});

test('an article deleted by two admins concurrently is deleted and counted once', async () => {
  const [one, other] = [inProcess(await makeAdmin()), inProcess(await makeAdmin())];
  const { id } = await makeBlog();
  await makeBlog({ image: null });
  const answers = await Promise.all([one.call('deleteBlog', { id }), other.call('deleteBlog', { id })]);
  expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  expect(await storedDocument('totals', 'content')).toEqual({ blogs: 1 });
  expect(Object.keys(await documentsOf('bin'))).toEqual([id]);
});
