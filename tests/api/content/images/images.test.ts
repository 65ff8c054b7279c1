import { imageIdOf } from 'contract/rules/image-paths';
import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  changeDocument,
  everything,
  fileBytes,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import { idOf, makeImage, makeJournal } from '../../../support/factories/content.ts';
import { blogForm, pictureBlock } from '../../../support/factories/content-forms.ts';
import { gif, jpeg, picture, svg, truncated } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import {
  anonymous,
  as,
  inProcess,
  inProcessTransport,
  requireRefusal,
  toFormData,
} from '../../../support/suite/client.ts';

test('a content image is public, cached for a year, and never executable as a page', async () => {
  const image = await makeImage();
  const answer = await anonymous.ok('getImage', { id: idOf(image) });
  expect(answer.bytes.equals(await fileBytes(image.file))).toBe(true);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
});

test('no caller reaches a proof, photo or document as an image', async () => {
  const [admin] = await Promise.all([makeAdmin(), makeMember({ photo: true }), makeJournal()]);
  const paths = Object.keys(await storedFiles());
  expect(paths.map((path) => path.split('/')[0]).sort()).toEqual([
    'documents',
    'payment-proofs',
    'profile-photos',
  ]);
  const here = [inProcess(), inProcess(admin)];
  for (const path of paths) {
    const stored = await fileBytes(path);
    const name = path.slice(path.indexOf('/') + 1);
    const ways = [name, path, `../${path}`, `..%2F${path.replace('/', '%2F')}`, encodeURIComponent(path)];
    for (const way of ways) {
      for (const client of here) {
        const answer = await client.send('GET', `/images/${way}`);
        requireRefusal(answer, way);
        expect([way, [400, 404].includes(answer.status)]).toEqual([way, true]);
      }
      // Hosting normalises some of these before the function receives them.
      const { status, bytes } = await as(admin).send('GET', `/images/${way}`);
      expect([way, [400, 404].includes(status), bytes.equals(stored)]).toEqual([way, true, false]);
    }
  }
});

describe('a picture for an unsaved text', () => {
  test('is stored converted, with its size, for callers who may write', async () => {
    const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
    const { body, status } = await as(admin).ok('uploadImage', { image: await picture() });
    expect(status).toBe(201);
    expect(body).toEqual({
      image: expect.stringMatching(/^\/api\/images\/\w{24}w320$/),
      imageSize: { width: 320, height: 240 },
    });
    const { bytes } = await anonymous.ok('getImage', { id: String(imageIdOf(body.image)) });
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
    const before = await everything();
    await as(member).refused('uploadImage', { image: await picture() });
    expect(await everything()).toEqual(before);
  });

  test.each([
    ['an SVG', { name: 'a.png', bytes: svg() }],
    ['a GIF', { name: 'a.jpg', bytes: gif() }],
    ['half a JPEG', { name: 'a.jpg', bytes: truncated(jpeg()) }],
  ])('%s is refused and stores nothing', async (_what, { name, bytes }) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { body } = await admin.refused('uploadImage', { image: { name, bytes: await bytes } });
    const message =
      'Berkas bukan gambar JPG, PNG, atau WebP yang utuh, atau ukurannya melebihi 40 megapiksel.';
    expect(body).toEqual({ code: 'invalid-file', message, fields: { image: message } });
    expect(await everything()).toEqual(before);
  });

  test('is stored for a day, and deleted if no text refers to it by then', async () => {
    await as(await makeAdmin()).ok('uploadImage', { image: await picture() });
    const swept = async (hours: number) => {
      vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + hours * 3_600_000));
      await sweepIntents();
      vi.restoreAllMocks();
      return Object.keys(await storedFiles()).length;
    };
    expect(await swept(23)).toBe(1);
    expect(await swept(25)).toBe(0);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('that is wide is stored in three widths, which are deleted together', async () => {
    const admin = as(await makeAdmin());
    const image = { name: 'rapat.jpg', bytes: await jpeg(1300, 650) };
    const { image: src, imageSize } = (await admin.ok('uploadImage', { image })).body;
    expect(imageSize).toEqual({ width: 1300, height: 650 });
    const name = /^\/api\/images\/(\w{24})w1300$/.exec(src)?.[1];
    const ids = [480, 960, 1300].map((width) => `${name}w${width}`);
    const sizes = ids.map(async (id) => {
      const { width, height } = await sharp((await anonymous.ok('getImage', { id })).bytes).metadata();
      return [width, height];
    });
    expect(await Promise.all(sizes)).toEqual([
      [480, 240],
      [960, 480],
      [1300, 650],
    ]);
    const files = async () => Object.keys(await storedFiles()).sort();
    const all = ids.map((id) => `images/${id}`).sort();
    const place = { kind: 'blog', record: 'new' } as const;
    await admin.ok('keepWorkingCopy', { ...place, values: { content: JSON.stringify([{ src }]) } });
    vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 25 * 3_600_000));
    await sweepIntents();
    vi.restoreAllMocks();
    expect(await files()).toEqual(all);
    const block = { type: 'image', src, ...imageSize } as const;
    const { _id: id } = (await admin.ok('createBlog', blogForm({ content: [block] }))).body.blog;
    expect([await files(), await findInconsistencies()]).toEqual([all, []]);
    await admin.ok('deleteBlog', { id });
    for (const one of ids) expect((await anonymous.refused('getImage', { id: one })).status).toBe(404);
    await admin.ok('restoreFromBin', { id });
    await admin.ok('updateBlog', { id, title: 'A', author: 'B', content: 'Satu' });
    expect(await files()).toEqual(all);
    for (const one of ids) expect((await anonymous.refused('getImage', { id: one })).status).toBe(404);
    await admin.ok('updateBlog', { id, title: 'A', author: 'B', content: 'Dua' });
    expect(await files()).toEqual([]);
  });

  test('cannot be used by a text after the sweep began to delete it', async () => {
    const admin = as(await makeAdmin());
    const block = await pictureBlock(admin);
    await changeDocument('intents', String(imageIdOf(block.src)), { undo: true });
    const { body } = await admin.refused('createBlog', blogForm({ content: [block] }));
    expect(body.message).toBe('Gambar tidak ditemukan lagi. Hapus dari isi, lalu unggah kembali.');
    expect(await valuesOf('blogs')).toEqual([]);
  });
});

test('the test form stores the converted picture in the emulator', async () => {
  const { body } = await anonymous.ok('uploadTest', {
    name: 'Uji',
    desc: 'Satu\nDua',
    image: await picture(),
  });
  expect(body.message).toBe('Image uploaded successfully!');
  const id = String(body.image.split('/').at(-1));
  expect(body.image).toBe(`/api/images/${id}`);
  const { bytes } = await anonymous.ok('getImage', { id });
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 240 });
});

test('the test form without a picture reports this and stores nothing', async () => {
  const before = await everything();
  const answer = await anonymous.send('POST', '/upload', { body: toFormData([['name', 'Uji']]) });
  expect([answer.status, answer.body]).toMatchObject([400, { message: 'Please select an image' }]);
  expect(await everything()).toEqual(before);
});

test('production has no test form', async () => {
  const before = await everything();
  const production = as(undefined, inProcessTransport({ emulator: false }));
  expect((await production.refused('uploadTest', { image: await picture() })).body.code).toBe('not-found');
  expect((await production.send('GET', '/upload')).status).toBe(404);
  expect((await production.send('POST', '/upload', { body: 'x' })).status).toBe(404);
  expect(await everything()).toEqual(before);
});
