import sharp from 'sharp';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { sweepIntents } from '../../../functions/src/model/base/intent-sweep.ts';
import { sweepOrphans } from '../../../functions/src/model/upkeep/orphans.ts';
import { usualRun } from '../../../functions/src/model/upkeep/report.ts';
import { everything, storedFiles } from '../../support/check/stores.ts';
import { idOf, makeBlog, makeEvent } from '../../support/make/content.ts';
import { blogForm, dataUrl, eventForm, productForm } from '../../support/make/content-forms.ts';
import { jpeg } from '../../support/make/images.ts';
import { makeAdmin } from '../../support/make/people.ts';
import { as, nobody } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';
import { inDays, liveAt } from '../../support/suite/time.ts';

/** Pictures of articles, events and products in the width of lists and telephones. */

beforeEach(resetStores);

const wide = () => jpeg(1200, 675);
const files = async () => Object.keys(await storedFiles()).length;
const widthOf = async (path: string | undefined): Promise<number | undefined> => {
  const { bytes } = await nobody.ok('getImage', { id: String(path?.slice('/api/images/'.length)) });
  return (await sharp(bytes).metadata()).width;
};

describe('a wide picture', () => {
  test('of an article, an event and a product exists in 720 pixels too, for lists and the front page', async () => {
    const admin = as(await makeAdmin());
    const upload = { name: 'gambar.jpg', bytes: await wide() };
    const image = await dataUrl(await wide());
    const { blog } = (await admin.ok('createBlog', blogForm({ image, publication: 'now' }))).body;
    const soon = { startDate: '2099-01-02', endDate: '2099-01-03' };
    const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage: upload, ...soon }))).body;
    const { product } = (await admin.ok('createProduct', await productForm({ image: upload }))).body;
    const [card] = (await nobody.ok('listBlogs', {})).body;
    const [coming] = (await nobody.ok('listEvents', {})).body;
    const [item] = (await nobody.ok('listProducts', {})).body;
    expect([card?._id, coming?._id, item?._id]).toEqual([blog._id, event._id, product._id]);
    for (const { imageSize, imageSmall } of [card, coming, item].flatMap((one) => one ?? [])) {
      expect(imageSize).toEqual({ width: 1200, height: 675 });
      expect(imageSmall).toEqual({
        src: expect.stringMatching(/^\/api\/images\/[A-Za-z0-9]+$/),
        width: 720,
      });
      expect(await widthOf(imageSmall?.src)).toBe(720);
    }
    const news = (await nobody.ok('getHomeNews', {})).body;
    expect(news.articles[0]?.picture?.small).toEqual(card?.imageSmall);
    expect(await files()).toBe(6);
  });

  test('takes its small one along: replaced, in the bin, out of it, and erased', async () => {
    const admin = as(await makeAdmin());
    const upload = async () => ({ name: 'gambar.jpg', bytes: await wide() });
    const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage: await upload() }))).body;
    const form = await eventForm({ bannerImage: await upload() });
    const replaced = await admin.ok('updateEvent', { ...form, id: event._id, basedOn: event.updatedAt });
    // The replaced ones wait for an undo.
    expect(await files()).toBe(4);
    const small = String(replaced.body.event.imageSmall?.src.slice('/api/images/'.length));
    await admin.ok('deleteEvent', { id: event._id });
    expect((await nobody.refused('getImage', { id: small })).status).toBe(404);
    await admin.ok('restoreFromBin', { id: event._id });
    await nobody.ok('getImage', { id: small });
    liveAt(inDays(3.1));
    await sweepIntents();
    expect((await sweepOrphans(usualRun)).done).toMatchObject({ files: 0 });
    vi.restoreAllMocks();
    await admin.ok('deleteEvent', { id: event._id });
    await admin.ok('deleteForGood', { id: event._id });
    expect(await files()).toBe(0);
  });
});

test.each([
  [900, 720],
  [899, 480],
  [600, 480],
])('a picture of %i pixels has a small one of %i', async (width, small) => {
  const admin = as(await makeAdmin());
  const image = { name: 'gambar.jpg', bytes: await jpeg(width, 400) };
  const { product } = (await admin.ok('createProduct', await productForm({ image }))).body;
  expect(product.imageSmall?.width).toBe(small);
  expect(await widthOf(product.imageSmall?.src)).toBe(small);
});

test('a picture that is hardly wider has no small one, and one from before there were any reads all the same', async () => {
  const admin = as(await makeAdmin());
  const bannerImage = { name: 'gambar.jpg', bytes: await jpeg(590, 400) };
  const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage }))).body;
  expect([event.imageSize, event.imageSmall]).toEqual([{ width: 590, height: 400 }, null]);
  expect(await files()).toBe(1);
  const [blog, former] = [await makeBlog(), await makeEvent()];
  const before = await everything();
  expect((await nobody.ok('getBlog', { id: blog.id })).body).toMatchObject({
    image: `/api/images/${idOf(blog.record.image)}`,
    imageSmall: null,
  });
  expect((await nobody.ok('getEvent', { id: former.id })).body.imageSmall).toBeNull();
  expect(await everything()).toEqual(before);
});
