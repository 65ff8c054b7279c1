import { describe, expect, test, vi } from 'vitest';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { findInconsistencies } from '../../../support/assertions/outline.ts';
import {
  auditEntriesOf,
  everything,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  documentBytes,
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
} from '../../../support/factories/content.ts';
import { blogForm, dataUrl, pictureBlock } from '../../../support/factories/content-forms.ts';
import { pdf } from '../../../support/factories/documents.ts';
import { proof } from '../../../support/factories/images.ts';
import { makeAdmin, type Person } from '../../../support/factories/people.ts';
import { anonymous, inProcess } from '../../../support/suite/client.ts';
import { beforeNextWrite } from '../../../support/suite/interleaving.ts';
import { freezeClock, inDays } from '../../../support/suite/time.ts';

/** Returns the newest entry of an action. */
async function entryOf(admin: Person, kind: string): Promise<string> {
  return String((await inProcess(admin).ok('listAuditEntries', { kind })).body.data[0]?._id);
}
const undone = { message: 'Perubahan diurungkan.', changed: true, lost: [] };
const undoneBefore = { message: 'Semua sudah seperti sebelum perubahan itu.', changed: false, lost: [] };
const overtaken = [409, 'Data ini sudah diubah lagi sejak itu, jadi tidak dapat diurungkan.'];
const notKept = [409, 'Catatan ini tidak dapat diurungkan. Nilai sebelumnya tidak tersimpan.'];
const refusalOf = async (admin: Person, id: string) => {
  const { status, body } = await inProcess(admin).refused('undoEntry', { id });
  return [status, body.message];
};

/** Stores an article with pictures, then an edit that replaces its text and pictures. */
async function editedArticle() {
  const admin = await makeAdmin();
  const form = blogForm({ content: [await pictureBlock(inProcess(admin))], image: await dataUrl() });
  const { blog } = (await inProcess(admin).ok('createBlog', form)).body;
  const before = await storedDocument('blogs', blog._id);
  const changed = { title: 'Salah tempel', content: 'Isi lain.', author: 'Budi', image: await proof() };
  await inProcess(admin).ok('updateBlog', { id: blog._id, ...changed, category: 'sharing' });
  return { admin, id: blog._id, blog, before, entry: await entryOf(admin, 'blog.update') };
}

describe('the edit of an article', () => {
  test('is undone with its text, blocks and pictures; the undo is an entry that can itself be undone', async () => {
    const { admin, id, blog, before, entry } = await editedArticle();
    expect((await anonymous.refused('getImage', { id: String(blog.image?.split('/').at(-1)) })).status).toBe(
      404,
    );
    expect((await inProcess(admin).ok('undoEntry', { id: entry })).body).toEqual(undone);
    expect(await storedDocument('blogs', id)).toEqual({ ...before, updatedAt: expect.any(Date) });
    expect((await anonymous.ok('getBlog', { id })).body).toMatchObject({
      title: 'Menata data kampus',
      author: 'Sari Wulandari',
      category: 'research',
      content: blog.content,
      image: blog.image,
    });
    await anonymous.ok('getImage', { id: String(blog.image?.split('/').at(-1)) });
    const { data } = (await inProcess(admin).ok('listAuditEntries', {})).body;
    expect(data[0]).toMatchObject({
      action: 'blog.update',
      actorId: admin.id,
      targetName: 'Menata data kampus',
      details: { fields: 'title, content, author, category, image', undoes: entry },
    });
    expect(await findInconsistencies()).toEqual([]);
    await inProcess(admin).ok('undoEntry', { id: String(data[0]?._id) });
    expect(await storedDocument('blogs', id)).toMatchObject({ title: 'Salah tempel', author: 'Budi' });
    expect(await refusalOf(admin, entry)).toEqual(overtaken);
    expect([(await valuesOf('formerContent')).length, await findInconsistencies()]).toEqual([1, []]);
  });

  test('undone a second time, or by two admins concurrently, changes nothing more', async () => {
    const { admin, id, before, entry } = await editedArticle();
    const second = await makeAdmin();
    beforeNextWrite(() => inProcess(second).ok('undoEntry', { id: entry }));
    expect((await inProcess(admin).ok('undoEntry', { id: entry })).body).toEqual(undoneBefore);
    expect(await storedDocument('blogs', id)).toMatchObject({ title: before.title });
    expect(await auditEntriesOf('blog.update')).toHaveLength(2);
    expect([await valuesOf('intents'), await findInconsistencies()]).toEqual([[], []]);
  });

  test('cannot be undone after a later save, even a concurrent one; the later save is undoable instead', async () => {
    const { admin, id, entry } = await editedArticle();
    const newer = {
      id,
      title: 'Lebih baru',
      content: 'Isi lain.',
      author: 'Budi',
      category: 'sharing',
    } as const;
    beforeNextWrite(() => inProcess(admin).ok('updateBlog', newer));
    expect(await refusalOf(admin, entry)).toEqual(overtaken);
    const unchanged = await everything();
    expect(await refusalOf(admin, entry)).toEqual(overtaken);
    expect(await everything()).toEqual(unchanged);
    expect(await valuesOf('formerContent')).toMatchObject([{ title: 'Salah tempel', of: id, files: [] }]);
    expect([Object.keys(await storedFiles()).length, await findInconsistencies()]).toEqual([1, []]);
  });

  test('can still be undone after a save without changes', async () => {
    const { admin, id, before, entry } = await editedArticle();
    const same = {
      id,
      title: 'Salah tempel',
      content: 'Isi lain.',
      author: 'Budi',
      category: 'sharing',
    } as const;
    await inProcess(admin).ok('updateBlog', same);
    await inProcess(admin).ok('undoEntry', { id: entry });
    expect(await storedDocument('blogs', id)).toEqual({ ...before, updatedAt: expect.any(Date) });
  });

  test('cannot be undone while the article is in the bin, nor after permanent deletion', async () => {
    const { admin, id, entry } = await editedArticle();
    await inProcess(admin).ok('deleteBlog', { id });
    expect((await inProcess(admin).refused('undoEntry', { id: entry })).status).toBe(404);
    await inProcess(admin).ok('deleteForGood', { id });
    expect([await valuesOf('formerContent'), await storedFiles(), await findInconsistencies()]).toEqual([
      [],
      {},
      [],
    ]);
  });

  test('cannot be undone after 30 days, and its old pictures are deleted', async () => {
    const { entry } = await editedArticle();
    freezeClock(inDays(29.9));
    expect((await applyRetention(defaultJobOptions)).done).toMatchObject({ former: 0 });
    freezeClock(inDays(30.1));
    expect(await applyRetention(defaultJobOptions)).toMatchObject({ done: { former: 1 }, failures: [] });
    vi.restoreAllMocks();
    expect(await refusalOf(await makeAdmin(), entry)).toEqual(notKept);
    expect([Object.keys(await storedFiles()).length, await findInconsistencies()]).toEqual([1, []]);
  });

  test('undoes its publication time too; a time that passed meanwhile publishes nothing', async () => {
    const [admin, { id, record }] = await Promise.all([makeAdmin(), makeBlog({ createdAt: inDays(0.01) })]);
    const { title, author } = record;
    const form = { id, title, author, content: JSON.stringify(record.content), category: 'sharing' } as const;
    await inProcess(admin).ok('updateBlog', { ...form, publication: 'draft' });
    const entry = await entryOf(admin, 'blog.unpublish');
    await inProcess(admin).ok('undoEntry', { id: entry });
    expect(await storedDocument('blogs', id)).toMatchObject({ createdAt: record.createdAt });
    const again = await entryOf(admin, 'blog.schedule');
    await inProcess(admin).ok('undoEntry', { id: again });
    freezeClock(inDays(0.011));
    const { body } = await inProcess(admin).ok('undoEntry', { id: await entryOf(admin, 'blog.unpublish') });
    expect(body).toEqual({ ...undone, lost: ['createdAt'] });
    expect(await storedDocument('blogs', id)).toMatchObject({ createdAt: null, category: record.category });
  });
});

test('undoing the edit of an event without link fields restores it without links', async () => {
  const [admin, { id, record }] = await Promise.all([makeAdmin(), makeEvent()]);
  const link = [{ type: 'registration', name: 'Daftar', url: 'https://acara.example.org/daftar' }] as const;
  const times = { startDate: '2027-01-05T09:00', endDate: '2027-01-05T12:00' };
  const form = { ...times, title: 'Lain', content: 'Lain.', location: 'Lain', category: 'seminar' } as const;
  await inProcess(admin).ok('updateEvent', { id, ...form, link: JSON.stringify(link) });
  await inProcess(admin).ok('undoEntry', { id: await entryOf(admin, 'event.update') });
  expect(await storedDocument('events', id)).toEqual({
    schema: 2,
    ...record,
    link: [],
    updatedAt: expect.any(Date),
  });
});

test('undoing the edit of a journal restores its document, which is not reachable meanwhile', async () => {
  const [admin, { id, record }] = await Promise.all([makeAdmin(), makeJournal()]);
  await inProcess(admin).ok('updateJournal', { id, title: 'Lain', description: 'Lain.', file: pdf() });
  await inProcess(admin).ok('undoEntry', { id: await entryOf(admin, 'journal.update') });
  expect(await storedDocument('journals', id)).toEqual({
    schema: 2,
    ...record,
    updatedAt: expect.any(Date),
  });
  expect(Buffer.from((await anonymous.ok('downloadJournal', { id })).bytes)).toEqual(documentBytes);
});

test('undoing the edit of a product restores price and picture, and needs the duty content', async () => {
  const [admin, { id, record }] = await Promise.all([makeAdmin(), makeProduct()]);
  const form = { id, title: 'Lain', description: 'Lain.', price: '1.000', image: await proof() };
  await inProcess(admin).ok('updateProduct', form);
  const entry = await entryOf(admin, 'product.update');
  const treasurer = await makeAdmin({ duties: ['money', 'audit'] });
  expect((await inProcess(treasurer).refused('undoEntry', { id: entry })).status).toBe(403);
  await inProcess(admin).ok('undoEntry', { id: entry });
  expect(await storedDocument('products', id)).toEqual({
    schema: 2,
    ...record,
    updatedAt: expect.any(Date),
  });
});

test('an admin who may edit sees the last edit while it can be undone', async () => {
  const [admin, { id }] = await Promise.all([makeAdmin({ name: 'Rina' }), makeProduct({ title: 'Kaus' })]);
  const writer = await makeAdmin({ duties: ['content'] });
  const lastEdit = async () => (await inProcess(writer).ok('getLastEdit', { id })).body.entry;
  expect(await lastEdit()).toBeNull();
  await inProcess(admin).ok('updateProduct', { id, title: 'Topi', description: 'Lain.', price: '1.000' });
  const entry = await lastEdit();
  expect(entry).toMatchObject({
    _id: await entryOf(admin, 'product.update'),
    actorName: 'Rina',
    targetName: 'Topi',
    details: { fields: 'title, description, price' },
  });
  expect(entry?.changes[0]).toEqual({ field: 'title', old: 'Kaus', new: 'Topi' });
  const reader = await makeAdmin({ duties: ['audit'] });
  expect((await inProcess(reader).refused('getLastEdit', { id })).status).toBe(403);
});
