import { endpoints } from 'contract';
import type { Endpoint } from 'contract/endpoint';
import type { ErrorCode } from 'contract/errors';
import type { FileSlot } from 'contract/rules/files';
import { describe, expect, test } from 'vitest';
import { requestStored } from '../../support/actions/served-files.ts';
import {
  openRoute,
  type SlotName,
  sendFile,
  slotNames,
  type UploadRoute,
} from '../../support/actions/upload-routes.ts';
import { everything, storedFiles } from '../../support/assertions/stores.ts';
import * as hostile from '../../support/factories/hostile-files.ts';
import { type Answer, anonymous, requireRefusal, type Upload } from '../../support/suite/client.ts';
import { resetStores } from '../../support/suite/emulators.ts';

/**
 * Outcome of an upload: the code of a refusal, or one of four others. `cleaned` is a picture that is stored without the
 * foreign part. `attached` is a document that browsers only download. `unchanged` is a reply that stores nothing.
 * `text` is a stored mail without files.
 */
type Outcome = ErrorCode | 'cleaned' | 'attached' | 'unchanged' | 'text';

type HostileFile = readonly [what: string, file: () => Upload | Promise<Upload>, outcome: Outcome];

interface Files {
  /** At least a bomb and a polyglot. */
  readonly main: readonly HostileFile[];
  readonly others: readonly HostileFile[];
}

const webpName = ({ extensions }: FileSlot): string => (extensions.includes('.webp') ? 'a.webp' : 'a.jpg');

const pictures = (slot: FileSlot): Files => ({
  main: [
    ['a PNG of 100 megapixels', hostile.bombPng, 'invalid-file'],
    ['a JPEG with a page', hostile.jpegWithPage, 'cleaned'],
  ],
  others: [
    ['a PNG that announces 2,500 megapixels', hostile.hugePng, 'invalid-file'],
    ['a JPEG that announces 4,290 megapixels', hostile.hugeJpeg, 'invalid-file'],
    ['a JPEG of 882 scans', hostile.manyScans, 'invalid-file'],
    ['a WebP that announces 268 megapixels', () => hostile.hugeWebp(webpName(slot)), 'invalid-file'],
    ['a GIF with a page', hostile.gifWithPage, 'invalid-file'],
    ['an SVG named .png', hostile.svgNamedPng, 'invalid-file'],
    ['a page named .jpg', hostile.pageNamedJpeg, 'invalid-file'],
    [
      'a WebP of 2,000 frames',
      () => hostile.animatedWebp(webpName(slot)),
      slot.formats.includes('webp') ? 'cleaned' : 'invalid-file',
    ],
    ['a PNG with texts, sent as a page', hostile.pngWithTexts, 'cleaned'],
    ['a JPEG that is also a PDF', hostile.jpegWithPdf, 'cleaned'],
  ],
});

const documents: readonly HostileFile[] = [
  ['a PDF with a script', hostile.scriptPdf, 'attached'],
  ['a PDF with a stream of 120 MB', hostile.bombPdf, 'attached'],
  ['a ZIP file that is also a PDF', hostile.zipWithPdf, 'attached'],
];

function picturesOrPdfs(slot: FileSlot): Files {
  const { main, others } = pictures(slot);
  return {
    main: [...main, ['a page that is also a PDF', hostile.pageWithPdf, 'attached']],
    others: [
      ...others.filter(([what]) => what !== 'a JPEG that is also a PDF'),
      ['a JPEG that is also a PDF', hostile.jpegWithPdf, 'attached'],
      ...documents,
    ],
  };
}

const journals = (): Files => ({
  main: [
    ['a PNG of 100 megapixels', () => hostile.bombPng('a.pdf'), 'invalid-file'],
    ['a JPEG with a page', () => hostile.jpegWithPage('a.pdf'), 'invalid-file'],
    ['a page that is also a PDF', hostile.pageWithPdf, 'attached'],
  ],
  others: [
    ['a Word file behind a page', hostile.pageWithDocx, 'invalid-file'],
    ['a JPEG that is also a PDF', () => hostile.jpegWithPdf('a.pdf'), 'attached'],
    ['a Word file with a part of 40 MB', hostile.bombDocx, 'attached'],
    ...documents,
  ],
});

/** Only the list of members accepts any titles. It returns them and stores nothing. */
const tables = ({ formats }: FileSlot): Files => ({
  main: [
    ['a workbook with a sheet of 120 MB', hostile.bombXlsx, 'invalid-file'],
    ['a workbook behind a page', hostile.pageWithXlsx, 'invalid-file'],
  ],
  others: [
    ['noise', hostile.noise, 'invalid-file'],
    ['a workbook in a workbook', hostile.nestedXlsx, 'invalid-file'],
    ['a workbook of overlapping entries', hostile.overlappingXlsx, 'invalid-file'],
    ['a workbook of 60,000 entries', hostile.manyEntriesXlsx, 'invalid-file'],
    ['a workbook of two million cells', hostile.manyCellsXlsx, 'invalid-file'],
    ['a statement of 900,000 lines', hostile.longMt940, 'invalid-file'],
    [
      'a workbook with a page behind it',
      hostile.xlsxWithPage,
      formats.join() === 'csv,xlsx' ? 'unchanged' : 'invalid-file',
    ],
  ],
});

const mails = (): Files => ({
  main: [
    ['a mail of 1,000 nested parts', hostile.nestedMail, 'malformed-body'],
    ['a mail with pages', hostile.pageMail, 'text'],
  ],
  others: [
    ['a mail of 1.5 million recipients', hostile.manyRecipientsMail, 'malformed-body'],
    ['noise', hostile.noise, 'unchanged'],
  ],
});

function filesFor(slot: FileSlot): Files {
  const formats: readonly string[] = slot.formats;
  if (formats.includes('docx')) return journals();
  if (formats.includes('pdf')) return picturesOrPdfs(slot);
  if (formats.includes('csv')) return tables(slot);
  if (formats.includes('eml')) return mails();
  if (slot.kind === 'image') return pictures(slot);
  throw new Error(`There are no hostile files for ${formats}.`);
}

const pictureTypes = ['image/jpeg', 'image/webp'];
const documentTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
];

/** Signatures of the foreign parts. */
const foreignParts = [hostile.mark, '<html', 'PK\x03\x04', '%PDF-'];

function requireHarmless(what: string, outcome: Outcome, { headers, bytes }: Answer): void {
  const isCleaned = outcome === 'cleaned';
  const type = headers.get('content-type');
  expect(isCleaned ? pictureTypes : documentTypes, what).toContain(type);
  expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff']);
  expect([what, headers.get('content-security-policy')]).toEqual([
    what,
    "default-src 'none'; sandbox; frame-ancestors 'none'",
  ]);
  if (isCleaned)
    expect(
      foreignParts.filter((part) => bytes.includes(part)),
      what,
    ).toEqual([]);
  else expect(headers.get('content-disposition'), what).toMatch(/^attachment; /);
}

/** Sends a file and compares all that is stored and served with the outcome. */
async function sendHostile(route: UploadRoute, [what, file, outcome]: HostileFile): Promise<void> {
  const before = await everything();
  const answer = await sendFile(route, await file());
  if (outcome === 'cleaned' || outcome === 'attached') {
    expect([what, answer.status < 300, answer.body]).toEqual([what, true, answer.body]);
    const added = Object.keys(await storedFiles()).filter((path) => !Object.hasOwn(before.files, path));
    expect(added, what).not.toEqual([]);
    for (const path of added) requireHarmless(what, outcome, await requestStored(path));
    return;
  }
  const after = await everything();
  if (outcome === 'text') {
    expect([what, answer.body, after.files]).toEqual([what, { outcome: 'message' }, before.files]);
    expect(JSON.stringify(after.documents)).not.toContain(hostile.mark);
    return;
  }
  if (outcome === 'unchanged') expect([what, answer.status]).toEqual([what, 200]);
  else {
    requireRefusal(answer, what);
    expect([what, answer.body.code]).toEqual([what, outcome]);
  }
  expect(after, what).toEqual(before);
}

const isStored = ([, , outcome]: HostileFile): boolean => ['cleaned', 'attached', 'text'].includes(outcome);

/** Sends the files to a slot. A stored file can end what its caller may do, so the next one has other stores. */
async function sendAll(slot: SlotName, files: 'main' | 'others'): Promise<void> {
  const route = await openRoute(slot);
  const all = filesFor(route.rules)[files];
  for (const file of all.filter((one) => !isStored(one))) await sendHostile(route, file);
  for (const file of all.filter(isStored)) {
    await resetStores();
    await sendHostile(await openRoute(slot), file);
  }
  await anonymous.ok('getHomeNews', {});
}

test('every file slot of the contract has a caller here', () => {
  const declared = Object.entries<Endpoint>(endpoints).flatMap(([name, { files = {} }]) =>
    Object.keys(files).map((slot) => `${name}.${slot}`),
  );
  expect([...slotNames].sort()).toEqual(declared.sort());
});

describe.each(slotNames)('%s', (slot) => {
  test('refuses a bomb, and stores no foreign part of a polyglot', () => sendAll(slot, 'main'));

  test('refuses other bombs and polyglots, or serves them without harm', { tags: ['full'] }, () =>
    sendAll(slot, 'others'),
  );
});

test.each([
  [
    'checkMemberFile.sheetFile',
    'a workbook with a sheet of 120 MB',
    hostile.bombXlsx,
    'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
  ],
  [
    'checkMemberFile.sheetFile',
    '9 MB of commas',
    () => hostile.commas(9_000_000),
    'Berkas ini memuat terlalu banyak kolom: paling banyak 100.',
  ],
  [
    'importStatement.statement',
    'a workbook with a sheet of 120 MB',
    hostile.bombXlsx,
    'Isi berkas ini terlalu besar untuk dibaca. Unduh mutasi untuk periode yang lebih pendek.',
  ],
  [
    'importStatement.statement',
    '4.9 MB of commas',
    () => hostile.commas(4_900_000),
    'Berkas ini memuat lebih dari 256 kolom.',
  ],
  [
    'importOnlineAttendance.report',
    '4.9 MB of commas',
    () => hostile.commas(4_900_000),
    'Ini bukan laporan kehadiran Zoom, Google Meet atau Teams dalam bentuk CSV.',
  ],
] as const)('%s refuses %s with the reason, and stores nothing', async (slot, _what, file, message) => {
  const route = await openRoute(slot);
  const before = await everything();
  const answer = await sendFile(route, file());
  requireRefusal(answer, 'the file');
  expect(answer.body).toEqual({ code: 'invalid-file', message, fields: { [route.slot]: message } });
  expect(await everything()).toEqual(before);
});
