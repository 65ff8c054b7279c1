import { imageIdOf } from 'contract/rules/image-paths';
import { describe, expect, test, vi } from 'vitest';
import { blogs } from '../../../../functions/src/data/collections.ts';
import { systemActor } from '../../../../functions/src/model/base/actors.ts';
import { sweepIntents } from '../../../../functions/src/model/base/intent-sweep.ts';
import { moveToBin, restoreFromBin } from '../../../../functions/src/model/content/bin.ts';
import { contentKinds } from '../../../../functions/src/model/content/content-kinds.ts';
import { sweepOrphans } from '../../../../functions/src/model/maintenance/orphans.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  changeDocument,
  documentsOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  idOf,
  makeBlog,
  makeEvent,
  makeImage,
  makeJournal,
  makeProduct,
} from '../../../support/factories/content.ts';
import { blogForm, dataUrl, pictureBlock } from '../../../support/factories/content-forms.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, inProcess } from '../../../support/suite/client.ts';
import { withFault } from '../../../support/suite/faults.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

const day = 86_400_000;
const run = () => applyRetention(defaultJobOptions);

test('deleted content is in the bin, latest deletion first, with admin, time and end of term', async () => {
  const person = await makeAdmin({ name: 'Rina Hapsari' });
  const admin = as(person);
  const [blog, event, journal, product] = [
    await makeBlog({ title: 'Artikel lama', image: null }),
    await makeEvent({ title: 'Acara batal', bannerImage: null }),
    await makeJournal({ title: 'Jurnal ganda' }),
    await makeProduct({ title: 'Kaus habis', image: null }),
  ];
  await admin.ok('deleteBlog', { id: blog.id });
  await admin.ok('deleteEvent', { id: event.id });
  await admin.ok('deleteJournal', { id: journal.id });
  await admin.ok('deleteProduct', { id: product.id });
  const { body } = await admin.ok('listBin', {});
  expect([body.page, body.hasMore]).toEqual([1, false]);
  expect(body.data.map(({ _id, kind, title, deletedBy }) => [_id, kind, title, deletedBy])).toEqual([
    [product.id, 'product', 'Kaus habis', 'Rina Hapsari'],
    [journal.id, 'journal', 'Jurnal ganda', 'Rina Hapsari'],
    [event.id, 'event', 'Acara batal', 'Rina Hapsari'],
    [blog.id, 'blog', 'Artikel lama', 'Rina Hapsari'],
  ]);
  for (const { deletedAt, endsAt } of body.data) {
    expect(Math.abs(Date.parse(deletedAt) - Date.now())).toBeLessThan(60_000);
    expect(Date.parse(endsAt) - Date.parse(deletedAt)).toBe(30 * day);
  }
  const first = await admin.ok('listBin', { limit: 3 });
  expect([first.body.data.length, first.body.hasMore]).toEqual([3, true]);
  const next = await admin.ok('listBin', { limit: 3, page: 2, after: event.id });
  expect(next.body).toMatchObject({ data: [{ _id: blog.id }], page: 2, hasMore: false });
});

async function pictureContent() {
  const { file, ...size } = await makeImage();
  return [{ type: 'image' as const, src: `/api/${file}`, ...size }];
}

test.each([
  [
    'deleteBlog',
    async () => makeBlog({ content: await pictureContent() }),
    'The blog has been deleted.',
    'blogs',
    'blog.delete',
  ],
  [
    'deleteEvent',
    async () => makeEvent({ content: await pictureContent() }),
    'Event dihapus.',
    'events',
    'event.delete',
  ],
  ['deleteJournal', () => makeJournal(), 'Jurnal dihapus.', 'journals', 'journal.delete'],
  ['deleteProduct', () => makeProduct(), 'Produk dihapus.', 'products', 'product.delete'],
] as const)(
  '%s moves the record to the bin with its files, once',
  async (endpoint, make, message, collection, action) => {
    const person = await makeAdmin();
    const admin = as(person);
    const { id, record } = await make();
    const own = Object.keys(await storedFiles());
    const other = await make();
    const files = await storedFiles();
    expect((await admin.ok(endpoint, { id })).body).toEqual({ message });
    expect(Object.keys(await documentsOf(collection))).toEqual([other.id]);
    const inBin = await storedDocument('bin', id);
    expect([inBin.title, (inBin.files as string[]).sort()]).toEqual([record.title, own.sort()]);
    expect(await storedFiles()).toEqual(files);
    expect(await storedDocument('totals', 'content')).toEqual({ [collection]: 1 });
    expect(await valuesOf('audit')).toMatchObject([
      { action, actorId: person.id, targetId: id, targetName: record.title },
    ]);
    expect(await valuesOf('intents')).toEqual([]);
    const before = await everything();
    expect((await admin.refused(endpoint, { id })).status).toBe(404);
    expect(await everything()).toEqual(before);
  },
);

test('content in the bin is unreachable: lists, pages, search, feeds, counts, pictures, documents', async () => {
  const admin = as(await makeAdmin());
  const form = blogForm({ content: [await pictureBlock(admin)], image: await dataUrl() });
  const { blog } = (await admin.ok('createBlog', form)).body;
  const pictures = [blog.image, ...blog.content.flatMap((block) => ('src' in block ? [block.src] : []))];
  const ids = pictures.map((path) => String(imageIdOf(String(path))));
  expect(ids).toHaveLength(2);
  const [event, journal, product] = [await makeEvent(), await makeJournal(), await makeProduct()];
  for (const id of [...ids, idOf(event.record.bannerImage), idOf(product.record.image)])
    await anonymous.ok('getImage', { id });
  await admin.ok('deleteBlog', { id: blog._id });
  await admin.ok('deleteEvent', { id: event.id });
  await admin.ok('deleteJournal', { id: journal.id });
  await admin.ok('deleteProduct', { id: product.id });
  for (const name of ['listBlogs', 'listBlogWords', 'listEvents', 'listJournals', 'listProducts'] as const)
    expect((await anonymous.ok(name, {})).body).toEqual([]);
  expect((await admin.ok('listWrittenBlogs', {})).body.data).toEqual([]);
  for (const name of ['getBlogFeed', 'getEventCalendar', 'getContentSitemap'] as const) {
    const text = (await anonymous.ok(name, {})).bytes.toString();
    for (const id of [blog._id, event.id]) expect(text).not.toContain(id);
  }
  expect((await admin.ok('getTotalBlogs', {})).body).toEqual({ totalBlogs: 0, writtenBlogs: 0 });
  expect((await admin.ok('getTotalEvents', {})).body).toEqual({ totalEvent: 0 });
  const gone = [
    await anonymous.refused('getBlog', { id: blog._id }),
    await anonymous.refused('getEvent', { id: event.id }),
    await anonymous.refused('getJournal', { id: journal.id }),
    await anonymous.refused('getProduct', { id: product.id }),
    await anonymous.send('GET', `/journals/${journal.id}/file`),
    await admin.refused('getWrittenBlog', { id: blog._id }),
  ];
  for (const id of [...ids, idOf(event.record.bannerImage), idOf(product.record.image)])
    gone.push(await anonymous.refused('getImage', { id }));
  expect(gone.map(({ status }) => status)).toEqual(Array(10).fill(404));
  expect(gone.map(({ headers }) => headers.get('cache-control'))).toEqual(
    Array(10).fill('private, no-store'),
  );
  expect(Object.keys(await storedFiles())).toHaveLength(5);
});

describe('restored content', () => {
  test('is as before: position, times, search words, count, pictures and document', async () => {
    const person = await makeAdmin();
    const admin = as(person);
    const older = await makeBlog({ image: null });
    const blog = await makeBlog({ content: [{ type: 'text', content: 'Kata langka' }] });
    const newer = await makeBlog({ image: null });
    const [event, journal, product] = [await makeEvent(), await makeJournal(), await makeProduct()];
    const before = await everything();
    await admin.ok('deleteBlog', { id: blog.id });
    await admin.ok('deleteEvent', { id: event.id });
    await admin.ok('deleteJournal', { id: journal.id });
    await admin.ok('deleteProduct', { id: product.id });
    for (const { id } of [blog, event, journal, product])
      expect((await admin.ok('restoreFromBin', { id })).body).toEqual({ message: 'Dipulihkan.' });
    const { audit, ...documents } = (await everything()).documents;
    expect({ documents, files: await storedFiles() }).toEqual({
      documents: before.documents,
      files: before.files,
    });
    expect((await anonymous.ok('listBlogs', {})).body.map(({ _id }) => _id)).toEqual([
      newer.id,
      blog.id,
      older.id,
    ]);
    expect((await anonymous.ok('listBlogWords', {})).body[1]).toEqual({ _id: blog.id, words: 'kata langka' });
    await anonymous.ok('getImage', { id: idOf(blog.record.image) });
    await anonymous.ok('downloadJournal', { id: journal.id });
    expect(await findInconsistencies()).toEqual([]);
    expect(Object.values(audit ?? {})).toContainEqual(
      expect.objectContaining({
        action: 'blog.restore',
        actorId: person.id,
        targetId: blog.id,
        targetName: blog.record.title,
      }),
    );
  });

  test('is a draft or scheduled as before; a publication time that passed meanwhile makes it a draft', async () => {
    const admin = inProcess(await makeAdmin());
    const [draft, later, missed] = [
      await makeBlog({ createdAt: null, image: null }),
      await makeBlog({ createdAt: inDays(20), image: null }),
      await makeBlog({ createdAt: inDays(0.01), image: null }),
    ];
    for (const { id } of [draft, later, missed]) await admin.ok('deleteBlog', { id });
    freezeClock(inDays(0.02));
    await admin.ok('restoreFromBin', { id: draft.id });
    await admin.ok('restoreFromBin', { id: later.id });
    expect((await admin.ok('restoreFromBin', { id: missed.id })).body.message).toBe(
      'Dipulihkan sebagai draf. Waktu terbitnya sudah lewat.',
    );
    const { data: body } = (await admin.ok('listWrittenBlogs', {})).body;
    expect(
      Object.fromEntries(body.map(({ _id, state, publishedAt }) => [_id, [state, publishedAt]])),
    ).toEqual({
      [draft.id]: ['draft', null],
      [later.id]: ['scheduled', later.record.createdAt?.toISOString()],
      [missed.id]: ['draft', null],
    });
  });
});

test('permanently deleted content is removed with its files and audited', async () => {
  const person = await makeAdmin();
  const admin = as(person);
  const { id, record } = await makeBlog();
  await admin.ok('deleteBlog', { id });
  expect((await admin.ok('deleteForGood', { id })).body).toEqual({ message: 'Dihapus selamanya.' });
  expect([await valuesOf('bin'), await valuesOf('blogs'), await valuesOf('intents')]).toEqual([[], [], []]);
  expect(await storedFiles()).toEqual({});
  expect(await storedDocument('totals', 'content')).toEqual({ blogs: 0 });
  expect(await valuesOf('audit')).toContainEqual(
    expect.objectContaining({
      action: 'blog.erase',
      actorId: person.id,
      targetId: id,
      targetName: record.title,
    }),
  );
});

test('the refusal for deleted content names the admin, or another one after the erasure of the account', async () => {
  const admin = inProcess(await makeAdmin({ name: 'Sari' }));
  const { id } = await makeBlog();
  await admin.ok('deleteBlog', { id });
  const refusal = async () => (await admin.refused('deleteBlog', { id })).body.message;
  expect(await refusal()).toMatch(/^Dihapus oleh Sari pada \d/);
  await changeDocument('bin', id, { deletedBy: '' });
  expect(await refusal()).toMatch(/^Dihapus oleh admin lain pada .* WIB\. Dapat dipulihkan dari Sampah\.$/);
});

test('a second admin gets a clear refusal, and nothing changes', async () => {
  const admin = as(await makeAdmin());
  const { id } = await makeBlog();
  for (const name of ['restoreFromBin', 'deleteForGood'] as const)
    expect((await admin.refused(name, { id })).status).toBe(404);
  await admin.ok('deleteBlog', { id });
  await admin.ok('restoreFromBin', { id });
  const before = await everything();
  for (const name of ['restoreFromBin', 'deleteForGood'] as const) {
    const { status, body } = await admin.refused(name, { id });
    expect([status, body.message]).toEqual([
      404,
      'Tidak ada lagi di Sampah. Mungkin sudah dipulihkan atau dihapus selamanya.',
    ]);
  }
  expect(await everything()).toEqual(before);
});

test.each([
  ['restoreFromBin', 'deleteForGood'],
  ['deleteForGood', 'restoreFromBin'],
] as const)('of two concurrent actions, %s loses to %s and gets a refusal', async (loser, winner) => {
  const [one, other] = [inProcess(await makeAdmin()), inProcess(await makeAdmin())];
  const { id } = await makeBlog();
  await one.ok('deleteBlog', { id });
  beforeNextWrite(() => other.ok(winner, { id }));
  expect((await one.refused(loser, { id })).status).toBe(404);
  expect(await valuesOf('bin')).toEqual([]);
  const isBack = winner === 'restoreFromBin';
  expect(Object.keys(await documentsOf('blogs'))).toEqual(isBack ? [id] : []);
  expect(await storedDocument('totals', 'content')).toEqual({ blogs: isBack ? 1 : 0 });
  expect(await findInconsistencies()).toEqual([]);
});

describe('the daily job', () => {
  test('deletes content after 30 days in the bin, with its files, as the system', async () => {
    const admin = inProcess(await makeAdmin());
    const [early, late] = [await makeBlog(), await makeJournal()];
    await admin.ok('deleteBlog', { id: early.id });
    await admin.ok('deleteJournal', { id: late.id });
    await changeDocument('bin', early.id, { deletedAt: inDays(-1) });
    freezeClock(inDays(28.9));
    expect((await run()).done).toMatchObject({ binned: 0 });
    freezeClock(inDays(29.1));
    expect(await applyRetention({ ...defaultJobOptions, dryRun: true })).toMatchObject({
      done: { binned: 1 },
    });
    expect(Object.keys(await documentsOf('bin'))).toHaveLength(2);
    expect(await run()).toMatchObject({ done: { binned: 1 }, failures: [], isMore: false });
    expect(Object.keys(await documentsOf('bin'))).toEqual([late.id]);
    expect(Object.keys(await storedFiles())).toEqual([late.record.document?.file]);
    expect(await valuesOf('audit')).toContainEqual(
      expect.objectContaining({ action: 'blog.erase', actorId: 'system', targetId: early.id }),
    );
  });

  test('that crashes half-way is completed by the sweep and the next run', async () => {
    const admin = as(await makeAdmin());
    const [one, other] = [await makeBlog(), await makeBlog()];
    for (const { id } of [one, other]) await admin.ok('deleteBlog', { id });
    freezeClock(inDays(31));
    // An intent and the decision exist; the file of the first record still exists.
    await withFault(2, 'crash-after', run);
    expect([Object.keys(await documentsOf('bin')).length, Object.keys(await storedFiles()).length]).toEqual([
      1, 2,
    ]);
    freezeClock(inDays(32));
    await sweepIntents();
    expect((await run()).done).toMatchObject({ binned: 1 });
    expect([await valuesOf('bin'), await storedFiles(), await findInconsistencies()]).toEqual([[], {}, []]);
  });

  test('for orphaned files ignores files that enter or leave the bin meanwhile', async () => {
    const [back, gone] = [await makeBlog(), await makeBlog()];
    await moveToBin(contentKinds.blog, back.id, systemActor);
    freezeClock(inDays(2));
    const inBatches = blogs.inBatches.bind(blogs);
    vi.spyOn(blogs, 'inBatches').mockImplementationOnce(async function* (...spec) {
      await moveToBin(contentKinds.blog, gone.id, systemActor);
      yield* inBatches(...spec);
      await restoreFromBin(back.id, systemActor);
    });
    expect((await sweepOrphans(defaultJobOptions)).done).toMatchObject({ files: 0, filesMarked: 0 });
    expect(Object.keys(await storedFiles())).toHaveLength(2);
    expect(await findInconsistencies()).toEqual([]);
  });
});
