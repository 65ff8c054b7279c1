import { expect, test } from 'vitest';
import { documentBytes, makeJournal } from '../../../support/factories/content.ts';
import { anonymous } from '../../../support/suite/client.ts';

test('the list shows the journals, newest first, without storage paths', async () => {
  const [older, newer] = [await makeJournal({ document: null }), await makeJournal()];
  const answer = await anonymous.ok('listJournals', {});
  expect(answer.body).toEqual([
    {
      _id: newer.id,
      title: newer.record.title,
      description: 'Terbitan anggota.',
      file: `/api/journals/${newer.id}/file`,
      fileName: newer.record.document?.name,
      fileSize: documentBytes.length,
      authors: [],
      journalTitle: null,
      volume: null,
      issue: null,
      year: null,
      pages: null,
      abstract: null,
      doi: null,
      createdAt: newer.record.createdAt?.toISOString(),
      updatedAt: newer.record.updatedAt.toISOString(),
    },
    expect.objectContaining({ _id: older.id, file: null, fileName: null, fileSize: null }),
  ]);
  expect(answer.bytes.toString()).not.toContain('documents/');
  expect((await anonymous.ok('listJournals', { limit: 1, after: newer.id })).body).toEqual([answer.body[1]]);
  expect((await anonymous.ok('getJournal', { id: newer.id })).body).toEqual({
    ...answer.body[0],
    languages: ['id'],
  });
});

test('a download has the file name of the upload', async () => {
  const name = 'Tata “Kelola” Data; 2026 (é)\r\nX-Evil: 1.pdf';
  const { id, record } = await makeJournal();
  if (record.document === null) throw new Error('The journal has no document.');
  const named = await makeJournal({ document: { ...record.document, name } });
  const plain = await anonymous.ok('downloadJournal', { id });
  expect(plain.bytes.equals(documentBytes)).toBe(true);
  expect(Object.fromEntries(plain.headers)).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${record.document.name}"; filename*=UTF-8''${record.document.name}`,
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  });
  const { headers } = await anonymous.ok('downloadJournal', { id: named.id });
  const disposition = String(headers.get('content-disposition'));
  expect(disposition).toContain('filename="Tata _Kelola_ Data_ 2026 (_)__X-Evil_ 1.pdf"');
  const [, exact] = /filename\*=UTF-8''([\w.%-]+)$/.exec(disposition) ?? [];
  expect(decodeURIComponent(String(exact))).toBe(name);
  expect(headers.get('x-evil')).toBeNull();
});

test('a missing journal, document or file is 404', async () => {
  const without = await makeJournal({ document: null });
  const lost = await makeJournal({ document: { file: 'documents/lost', name: 'a.pdf', size: 1 } });
  expect((await anonymous.refused('getJournal', { id: 'unknownRecordId' })).body.code).toBe('not-found');
  for (const id of ['unknownRecordId', without.id, lost.id]) {
    expect((await anonymous.refused('downloadJournal', { id })).body.code).toBe('not-found');
  }
});
