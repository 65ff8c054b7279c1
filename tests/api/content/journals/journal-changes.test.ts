import { limits } from 'contract/rules/limits';
import { describe, expect, test } from 'vitest';
import { everything, storedDocument, storedFiles, valuesOf } from '../../../support/assertions/stores.ts';
import { makeJournal } from '../../../support/factories/content.ts';
import { journalForm } from '../../../support/factories/content-forms.ts';
import { doc, docx, oldSheet, pdf, sheet } from '../../../support/factories/documents.ts';
import { html, jpeg } from '../../../support/factories/images.ts';
import { makeAdmin } from '../../../support/factories/people.ts';
import { anonymous, as, type Upload } from '../../../support/suite/client.ts';

describe('a new journal', () => {
  test.each([
    ['PDF', pdf('Jurnal “SI” 2026.pdf'), 'application/pdf'],
    ['Word', docx('NASKAH.DOCX'), 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['old Word', doc(), 'application/msword'],
  ])('in %s is stored unchanged, counted, audited and public', async (_what, file, type) => {
    const admin = await makeAdmin();
    const { body, status } = await as(admin).ok('createJournal', journalForm({ file }));
    expect([status, body.message]).toEqual([201, 'Jurnal ditambahkan.']);
    const { journal } = body;
    expect(journal.fileSize).toBe(file.bytes.length);
    expect(journal.fileName?.toLowerCase()).toBe(file.name.toLowerCase());
    const { state, publishedAt, ...shown } = journal;
    expect(state).toBe('published');
    expect((await anonymous.ok('listJournals', {})).body).toEqual([{ ...shown, createdAt: publishedAt }]);
    const download = await anonymous.ok('downloadJournal', { id: journal._id });
    expect(download.bytes.equals(Buffer.from(file.bytes))).toBe(true);
    expect(download.headers.get('content-type')).toBe(type);
    expect(download.headers.get('content-disposition')).toMatch(/^attachment/);
    expect(await storedDocument('totals', 'content')).toEqual({ journals: 1 });
    expect((await as(admin).ok('getTotalJournals', {})).body).toEqual({ totalJournal: 1 });
    expect(await valuesOf('audit')).toMatchObject([{ action: 'journal.create', actorId: admin.id }]);
    expect(await valuesOf('intents')).toEqual([]);
  });

  test('needs no file, but a title and a description', async () => {
    const admin = as(await makeAdmin());
    const { journal } = (await admin.ok('createJournal', journalForm({ file: undefined }))).body;
    expect([journal.file, journal.fileName, journal.fileSize]).toEqual([null, null, null]);
    const before = await everything();
    for (const field of ['title', 'description']) {
      const { body } = await admin.refused('createJournal', { ...journalForm(), [field]: ' ' });
      expect(body.fields).toEqual({ [field]: 'Wajib diisi.' });
    }
    expect(await everything()).toEqual(before);
  });

  const named = (file: Upload, name: string): Upload => ({ ...file, name });
  test.each<[string, Upload, RegExp]>([
    ['a spreadsheet named .docx', sheet(), /isi berkas bukan dokumen pdf, doc, docx yang utuh\.$/],
    ['an old spreadsheet named .doc', oldSheet(), /isi berkas bukan dokumen/],
    ['a Word document named .pdf', named(docx(), 'a.pdf'), /isi berkas bukan dokumen/],
    ['a PDF named .docx', named(pdf(), 'a.docx'), /isi berkas bukan dokumen/],
    ['a page named .pdf', { name: 'a.pdf', bytes: html() }, /isi berkas bukan dokumen/],
    ['half a Word document', { name: 'a.docx', bytes: docx().bytes.subarray(0, 60) }, /isi berkas bukan/],
    ['a page', { name: 'a.html', bytes: html() }, /Allowed file extensions: \.PDF \.DOC \.DOCX$/],
    ['an empty file', { name: 'a.pdf', bytes: Buffer.alloc(0) }, /berkas kosong/],
    [
      'more than 10 MB',
      { name: 'a.pdf', bytes: Buffer.concat([pdf().bytes, Buffer.alloc(limits.documentBytes)]) },
      /melebihi 10 MB/,
    ],
  ])('with %s is refused and stores nothing', async (_what, file, message) => {
    const admin = as(await makeAdmin());
    const before = await everything();
    const { body } = await admin.refused('createJournal', journalForm({ file }));
    expect(body.message).toMatch(message);
    expect(body.fields?.file).toBe(body.message);
    expect(await everything()).toEqual(before);
  });

  test('with a picture is refused', async () => {
    const admin = as(await makeAdmin());
    const file = { name: 'a.pdf', bytes: await jpeg() };
    expect((await admin.refused('createJournal', journalForm({ file }))).body.code).toBe('invalid-file');
  });

  test('has bibliographic fields, which an update changes, keeps or clears', async () => {
    const admin = as(await makeAdmin());
    const texts = {
      authors: 'Ratih Wulansari\nBagas Prayitno',
      journalTitle: 'Jurnal Contoh',
      volume: '3',
      issue: '2',
      year: '2026',
      pages: '12-34',
      abstract: 'Ringkasan.',
      doi: 'https://doi.org/10.1234/abc',
    };
    const { journal } = (await admin.ok('createJournal', journalForm(texts))).body;
    const stored = {
      ...texts,
      authors: ['Ratih Wulansari', 'Bagas Prayitno'],
      year: 2026,
      pages: '12–34',
      doi: '10.1234/abc',
    };
    expect((await anonymous.ok('getJournal', { id: journal._id })).body).toMatchObject(stored);
    const { title, description } = journal;
    const changes = { id: journal._id, title, description, volume: '', authors: 'Ratih Wulansari' };
    const changed = (await admin.ok('updateJournal', changes)).body.journal;
    expect(changed).toMatchObject({ ...stored, volume: null, authors: ['Ratih Wulansari'] });
    const update = (await valuesOf('audit')).find(({ action }) => action === 'journal.update');
    expect(update).toMatchObject({ details: { fields: 'authors, volume' } });
    // The volume was stored before, so the undo restores it.
    const { entry: last } = (await admin.ok('getLastEdit', { id: journal._id })).body;
    await admin.ok('undoEntry', { id: String(last?._id) });
    expect((await anonymous.ok('getJournal', { id: journal._id })).body).toMatchObject(stored);
  });

  test('with a very long file name keeps its beginning and its extension', async () => {
    const file = pdf(`${'x'.repeat(400)}.pdf`);
    const { journal } = (await as(await makeAdmin()).ok('createJournal', journalForm({ file }))).body;
    expect(journal.fileName).toBe(`${'x'.repeat(146)}.pdf`);
  });
});

describe('a changed journal', () => {
  test('keeps its document if none is sent; a replaced file is retained for the undo', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeJournal()];
    const { title, description } = journalForm();
    const unchanged = (await admin.ok('updateJournal', { id: made.id, title, description })).body.journal;
    expect(unchanged).toMatchObject({ title, fileName: made.record.document?.name });
    expect(Object.keys(await storedFiles())).toEqual([made.record.document?.file]);

    const file = docx();
    await admin.ok('updateJournal', { id: made.id, title, description, file });
    const sizes = Object.values(await storedFiles()).map(({ size }) => size);
    expect(sizes).toHaveLength(2);
    expect(sizes).toContain(file.bytes.length);
    expect(await valuesOf('intents')).toEqual([]);
    expect(await storedDocument('totals', 'content')).toEqual({ journals: 1 });
  });

  test('is refused after a concurrent change, with the current version', async () => {
    const [admin, made] = [as(await makeAdmin()), await makeJournal()];
    const basedOn = made.record.updatedAt.toISOString();
    const form = { id: made.id, title: 'Versi lain', description: 'Lain', basedOn };
    await admin.ok('updateJournal', form);
    const before = await everything();
    const mine = { ...form, title: 'Versi saya', file: pdf() };
    const { body } = await admin.refused('updateJournal', mine);
    expect([body.code, body.fields]).toEqual(['conflict', { title: 'Tersimpan sekarang: Versi lain' }]);
    expect((await admin.refused('updateJournal', { ...mine, id: 'nobody' })).status).toBe(404);
    expect(await everything()).toEqual(before);
  });
});
