import { createHash } from 'node:crypto';
import { noTranslation } from 'contract/content/translations';
import { describe, expect, test, vi } from 'vitest';
import { clock } from '../../../../functions/src/data/clock.ts';
import { defaultJobOptions } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import {
  auditEntriesOf,
  documentOf,
  storedDocument,
  storedFiles,
  valuesOf,
} from '../../../support/assertions/stores.ts';
import {
  makeBlog,
  makeEvent,
  makeJournal,
  makeProduct,
  makeTranslation,
} from '../../../support/factories/content.ts';
import { blogForm } from '../../../support/factories/content-forms.ts';
import { jpeg } from '../../../support/factories/images.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as, english, inProcess } from '../../../support/suite/client.ts';

const hashOf = async (collection: string, id: string): Promise<string> =>
  createHash('sha256')
    .update(JSON.stringify(await storedDocument(collection, id)))
    .digest('hex');

/** Form of an edited article; it keeps its picture. */
function blogEdit(changes: Parameters<typeof blogForm>[0] = {}) {
  const { image: _, ...form } = blogForm(changes);
  return form;
}

const texts = { kind: 'blog', title: 'Archives', content: 'An English text.' } as const;

describe('saving English texts', () => {
  test('creates a draft, publishes it and changes nothing of the Indonesian article', async () => {
    const admin = as(await makeAdmin());
    const { id } = await makeBlog({ image: null });
    const before = await hashOf('blogs', id);
    const empty = (await admin.ok('getTranslation', { kind: 'blog', id })).body;
    expect(empty).toEqual({ sourceHash: expect.stringMatching(/^[0-9a-f]{64}$/), translation: null });
    const draft = await admin.ok('saveTranslation', { id, ...texts, basedOn: noTranslation });
    expect(draft.body).toMatchObject({
      message: 'Teks bahasa Inggris disimpan.',
      translation: { title: 'Archives', state: 'draft', publishedAt: null, isStale: false },
    });
    await english().refused('getBlog', { id });
    const basedOn = draft.body.translation?.updatedAt;
    await admin.ok('saveTranslation', { id, ...texts, basedOn, publication: 'now' });
    expect((await english().ok('getBlog', { id })).body).toMatchObject({
      title: 'Archives',
      content: [{ type: 'text', content: 'An English text.' }],
    });
    expect(await hashOf('blogs', id)).toBe(before);
    const actions = (await valuesOf('audit')).map(({ action, targetId }) => [action, targetId]);
    expect(actions.sort()).toEqual([
      ['translation.create', `blog-${id}`],
      ['translation.publish', `blog-${id}`],
    ]);
  });

  test('is not changed by an edit of the Indonesian article, which makes it stale', async () => {
    const admin = as(await makeAdmin());
    const made = await makeBlog({ image: null });
    const other = await makeBlog({ image: null });
    const plain = await makeBlog({ image: null });
    const translation = await makeTranslation('blog', made);
    await makeTranslation('blog', other, { createdAt: null });
    const before = await hashOf('translations', translation);
    await admin.ok('updateBlog', { id: made.id, ...blogEdit(), publication: 'draft' });
    expect(await hashOf('translations', translation)).toBe(before);
    expect((await english().ok('getBlog', { id: made.id })).body.languages).toEqual(['en']);
    expect((await admin.ok('getTranslation', { kind: 'blog', id: made.id })).body.translation?.isStale).toBe(
      true,
    );
    const all = (await admin.ok('listWrittenBlogs', {})).body;
    expect(Object.fromEntries(all.data.map((row) => [row._id, row.translation]))).toEqual({
      [made.id]: 'stale',
      [other.id]: 'draft',
      [plain.id]: 'none',
    });
    const stale = (await admin.ok('listWrittenBlogs', { translation: 'stale' })).body;
    expect([stale.data.map(({ _id }) => _id), stale.total, stale.totalPages]).toEqual([[made.id], 1, 1]);
    expect((await admin.ok('listWrittenBlogs', { translation: 'stale', q: 'lain' })).body.data).toEqual([]);
    await admin.ok('saveTranslation', { id: made.id, ...texts });
    expect((await admin.ok('listWrittenBlogs', { translation: 'stale' })).body.data).toEqual([]);
  });

  test('stays stale if the Indonesian text changed while the form was open', async () => {
    const admin = as(await makeAdmin());
    const { id } = await makeBlog({ image: null });
    const { sourceHash } = (await admin.ok('getTranslation', { kind: 'blog', id })).body;
    await admin.ok('updateBlog', { id, ...blogEdit() });
    const { body } = await admin.ok('saveTranslation', { id, ...texts, sourceHash });
    expect(body.translation?.isStale).toBe(true);
  });

  test('of journals and products stores their description, and schedules', async () => {
    const admin = as(await makeAdmin());
    const [journal, product] = [await makeJournal(), await makeProduct()];
    const form = { title: 'Issue', description: 'Papers of members.' };
    await admin.ok('saveTranslation', { kind: 'journal', id: journal.id, ...form });
    const scheduled = await admin.ok('saveTranslation', {
      kind: 'journal',
      id: journal.id,
      ...form,
      publication: 'scheduled',
      publishAt: '2031-03-05T14:00',
    });
    expect(scheduled.body.translation).toMatchObject({ ...form, state: 'scheduled' });
    await admin.ok('saveTranslation', { kind: 'product', id: product.id, ...form, publication: 'now' });
    expect((await english().ok('getProduct', { id: product.id })).body).toMatchObject(form);
    await english().refused('getJournal', { id: journal.id });
    expect(await auditEntriesOf('translation.schedule')).toMatchObject([
      { targetId: `journal-${journal.id}` },
    ]);
  });

  test('refuses a publication without text, or without a fact of the content', async () => {
    const admin = as(await makeAdmin());
    const blog = await makeBlog({ image: null });
    const form = { kind: 'blog', id: blog.id, title: 'Archives', publication: 'now' } as const;
    expect((await admin.refused('saveTranslation', form)).body.fields).toEqual({ content: 'Wajib diisi.' });
    expect((await admin.refused('saveTranslation', { ...form, title: ' ' })).body.fields).toEqual({
      title: 'Wajib diisi.',
    });
    const event = await makeEvent({ bannerImage: null, startDate: null, createdAt: null });
    const { body } = await admin.refused('saveTranslation', {
      ...texts,
      kind: 'event',
      id: event.id,
      publication: 'now',
    });
    expect(Object.keys(body.fields ?? {})).toEqual(['publication']);
    const unknown = { ...texts, id: 'unknownRecordId' };
    expect((await admin.refused('saveTranslation', unknown)).body.code).toBe('not-found');
    expect(await valuesOf('translations')).toEqual([]);
  });

  test('the second of two admins gets a conflict with the newer texts', async () => {
    const [one, two] = [as(await makeAdmin()), as(await makeAdmin())];
    const { id } = await makeBlog({ image: null });
    const first = await one.ok('saveTranslation', { id, ...texts, basedOn: noTranslation });
    const late = { id, ...texts, title: 'Records' };
    const { body } = await two.refused('saveTranslation', { ...late, basedOn: noTranslation });
    expect([body.code, body.fields]).toEqual(['conflict', { title: 'Tersimpan sekarang: Archives' }]);
    const basedOn = first.body.translation?.updatedAt;
    await two.ok('saveTranslation', { ...late, basedOn });
    expect((await one.refused('saveTranslation', { id, ...texts, basedOn })).body.code).toBe('conflict');
    await one.ok('saveTranslation', { id, ...texts });
    expect((await storedDocument('translations', `blog-${id}`)).title).toBe('Archives');
  });

  test('copies pictures of the Indonesian text, and keeps them when the Indonesian text drops them', async () => {
    const admin = as(await makeAdmin());
    const { image } = (
      await admin.ok('uploadImage', { image: { name: 'a.jpg', bytes: await jpeg(320, 240) } })
    ).body;
    const content = JSON.stringify([
      { type: 'text', content: 'Isi.' },
      { type: 'image', src: image, alt: '' },
    ]);
    const { blog } = (await admin.ok('createBlog', blogForm({ content }))).body;
    const id = blog._id;
    await admin.ok('saveTranslation', { ...texts, id, content, publication: 'now' });
    const [, picture] = (await english().ok('getBlog', { id })).body.content;
    const src = picture?.type === 'image' ? picture.src : '';
    expect(src).not.toBe(image);
    await admin.ok('updateBlog', { id, ...blogEdit({ content: 'Tanpa gambar.' }) });
    await admin.ok('updateBlog', { id, ...blogEdit({ content: 'Lagi.' }) });
    expect(Object.keys(await storedFiles())).toEqual([`images/${src.slice('/api/images/'.length)}`]);
    await admin.ok('deleteTranslation', { kind: 'blog', id });
    expect(Object.keys(await storedFiles())).toEqual([]);
  });

  test('is for admins with the duty content', async () => {
    const { id } = await makeBlog({ image: null });
    const [member, money] = [as(await makeMember()), as(await makeAdmin({ duties: ['money'] }))];
    for (const caller of [member, money]) {
      expect((await caller.refused('getTranslation', { kind: 'blog', id })).status).toBe(403);
      expect((await caller.refused('saveTranslation', { id, ...texts })).status).toBe(403);
      expect((await caller.refused('deleteTranslation', { kind: 'blog', id })).status).toBe(403);
    }
  });
});

describe('English texts', () => {
  test('return by the undo of their last edit, once', async () => {
    const admin = as(await makeAdmin());
    const made = await makeBlog({ image: null });
    const id = await makeTranslation('blog', made, { title: 'Archives' });
    await admin.ok('saveTranslation', { ...texts, id: made.id, title: 'Wrong', publication: 'draft' });
    const { entry } = (await admin.ok('getLastEdit', { id })).body;
    const undone = await admin.ok('undoEntry', { id: entry?._id ?? '' });
    expect(undone.body.changed).toBe(true);
    expect((await english().ok('getBlog', { id: made.id })).body.title).toBe('Archives');
    expect((await admin.ok('undoEntry', { id: entry?._id ?? '' })).body.changed).toBe(false);
    await admin.ok('saveTranslation', { ...texts, id: made.id, title: 'Later' });
    expect((await admin.refused('undoEntry', { id: entry?._id ?? '' })).body.code).toBe('conflict');
    for (const action of ['translation.unpublish', 'translation.publish', 'translation.update'])
      expect(await auditEntriesOf(action)).toMatchObject([{ targetId: id }]);
  });

  test('are deleted without their article', async () => {
    const admin = as(await makeAdmin());
    const made = await makeBlog({ image: null });
    await makeTranslation('blog', made);
    const deletion = { kind: 'blog', id: made.id } as const;
    expect((await admin.ok('deleteTranslation', deletion)).body.message).toBe('Teks bahasa Inggris dihapus.');
    expect((await admin.refused('deleteTranslation', deletion)).body.code).toBe('not-found');
    await english().refused('getBlog', { id: made.id });
    expect((await admin.ok('getWrittenBlog', { id: made.id })).body.title).toBe(made.record.title);
    expect(await valuesOf('translations')).toEqual([]);
    expect(await auditEntriesOf('translation.delete')).toMatchObject([{ targetId: `blog-${made.id}` }]);
  });

  test('leave with the article for ever, with their previous version', async () => {
    const admin = inProcess(await makeAdmin());
    const made = await makeBlog({ image: null });
    const id = await makeTranslation('blog', made);
    await admin.ok('saveTranslation', { ...texts, id: made.id });
    await admin.ok('deleteBlog', { id: made.id });
    expect(await documentOf('translations', id)).toBeDefined();
    const now = vi.spyOn(clock, 'now').mockReturnValue(new Date(Date.now() + 31 * 86_400_000));
    await applyRetention(defaultJobOptions);
    now.mockRestore();
    expect([await valuesOf('bin'), await valuesOf('translations'), await valuesOf('formerContent')]).toEqual([
      [],
      [],
      [],
    ]);
  });

  test('return from the bin as a draft if their publication time passed there', async () => {
    const admin = inProcess(await makeAdmin());
    const made = await makeBlog({ image: null });
    const soon = new Date(Date.now() + 60_000);
    await makeTranslation('blog', made, { createdAt: soon });
    await admin.ok('deleteBlog', { id: made.id });
    const now = vi.spyOn(clock, 'now').mockReturnValue(new Date(soon.getTime() + 60_000));
    const { body } = await admin.ok('restoreFromBin', { id: made.id });
    now.mockRestore();
    expect(body.message).toBe('Dipulihkan sebagai draf. Waktu terbitnya sudah lewat.');
    const { translation } = (await admin.ok('getTranslation', { kind: 'blog', id: made.id })).body;
    expect(translation?.state).toBe('draft');
  });

  test('have a working copy of their own, which their save deletes', async () => {
    const admin = as(await makeAdmin());
    const { id } = await makeBlog({ image: null });
    const [source, target] = [
      { kind: 'blog', record: id },
      { kind: 'blog-en', record: id },
    ] as const;
    await admin.ok('keepWorkingCopy', { ...source, values: { title: 'Arsip' } });
    await admin.ok('keepWorkingCopy', { ...target, values: { title: 'Archives' } });
    expect((await admin.ok('getWorkingCopies', target)).body.own?.values).toEqual({ title: 'Archives' });
    await admin.ok('saveTranslation', { id, ...texts });
    expect((await admin.ok('getWorkingCopies', target)).body.own).toBeNull();
    expect((await admin.ok('getWorkingCopies', source)).body.own?.values).toEqual({ title: 'Arsip' });
  });
});
