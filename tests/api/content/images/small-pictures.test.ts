import sharp from 'sharp';
import { describe, expect, test, vi } from 'vitest';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { sweepOrphans } from '../../../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { everything, storedFiles } from '../../../support/assertions/stores.ts';
import { idOf, makeBlog, makeEvent } from '../../../support/factories/content.ts';
import { blogForm, dataUrl, eventForm, productForm } from '../../../support/factories/content-forms.ts';
import { jpeg } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as } from '../../../support/suite/client.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

/** Pictures of articles, events and products in the width of lists and phones. */

const wide = () => jpeg(1200, 675);
const files = async () => Object.keys(await storedFiles()).length;
const widthOf = async (path: string | undefined): Promise<number | undefined> => {
  const { bytes } = await anonymous.ok('getImage', { id: String(path?.slice('/api/images/'.length)) });
  return (await sharp(bytes).metadata()).width;
};

describe('a wide picture', () => {
  test('of an article, event or product also exists in 720 pixels, for lists and the front page', async () => {
    const admin = as(await makeAdmin());
    const upload = { name: 'gambar.jpg', bytes: await wide() };
    const image = await dataUrl(await wide());
    const { blog } = (await admin.ok('createBlog', blogForm({ image, publication: 'now' }))).body;
    const soon = { startDate: '2099-01-02', endDate: '2099-01-03' };
    const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage: upload, ...soon }))).body;
    const { product } = (await admin.ok('createProduct', await productForm({ image: upload }))).body;
    const [card] = (await anonymous.ok('listBlogs', {})).body;
    const [coming] = (await anonymous.ok('listEvents', {})).body;
    const [item] = (await anonymous.ok('listProducts', {})).body;
    expect([card?._id, coming?._id, item?._id]).toEqual([blog._id, event._id, product._id]);
    for (const { imageSize, imageSmall } of [card, coming, item].flatMap((one) => one ?? [])) {
      expect(imageSize).toEqual({ width: 1200, height: 675 });
      expect(imageSmall).toEqual({
        src: expect.stringMatching(/^\/api\/images\/[A-Za-z0-9]+$/),
        width: 720,
      });
      expect(await widthOf(imageSmall?.src)).toBe(720);
    }
    const news = (await anonymous.ok('getHomeNews', {})).body;
    expect(news.articles[0]?.picture?.small).toEqual(card?.imageSmall);
    expect(await files()).toBe(6);
  });

  test('shares the fate of its small one: replaced, in the bin, restored, and deleted', async () => {
    const admin = as(await makeAdmin());
    const upload = async () => ({ name: 'gambar.jpg', bytes: await wide() });
    const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage: await upload() }))).body;
    const form = await eventForm({ bannerImage: await upload() });
    const replaced = await admin.ok('updateEvent', { ...form, id: event._id, basedOn: event.updatedAt });
    // The replaced ones are retained for the undo.
    expect(await files()).toBe(4);
    const small = String(replaced.body.event.imageSmall?.src.slice('/api/images/'.length));
    await admin.ok('deleteEvent', { id: event._id });
    expect((await anonymous.refused('getImage', { id: small })).status).toBe(404);
    await admin.ok('restoreFromBin', { id: event._id });
    await anonymous.ok('getImage', { id: small });
    freezeClock(inDays(3.1));
    await sweepIntents();
    expect((await sweepOrphans(defaultJobOptions)).done).toMatchObject({ files: 0 });
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

test('a slightly wider picture has no small one, and older records without small ones can still be read', async () => {
  const admin = as(await makeAdmin());
  const bannerImage = { name: 'gambar.jpg', bytes: await jpeg(590, 400) };
  const { event } = (await admin.ok('createEvent', await eventForm({ bannerImage }))).body;
  expect([event.imageSize, event.imageSmall]).toEqual([{ width: 590, height: 400 }, null]);
  expect(await files()).toBe(1);
  const [blog, former] = [await makeBlog(), await makeEvent()];
  const before = await everything();
  expect((await anonymous.ok('getBlog', { id: blog.id })).body).toMatchObject({
    image: `/api/images/${idOf(blog.record.image)}`,
    imageSmall: null,
  });
  expect((await anonymous.ok('getEvent', { id: former.id })).body.imageSmall).toBeNull();
  expect(await everything()).toEqual(before);
});
