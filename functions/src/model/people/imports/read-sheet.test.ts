import { strToU8 } from 'fflate';
import { expect, test } from 'vitest';
import { workbook, zipOf } from '../../../../../tests/support/factories/workbook-samples.ts';
import { readSheet } from './read-sheet.ts';

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readSheet(Buffer.from(text, encoding), undefined);

test.each([
  ['comma', 'Nama,Email\nSiti,siti@example.org\n'],
  ['semicolon', 'Nama;Email\nSiti;siti@example.org\n'],
  ['tab', 'Nama\tEmail\nSiti\tsiti@example.org\n'],
  ['byte order mark', '\uFEFFNama,Email\r\nSiti,siti@example.org\r\n'],
])('a CSV file with %s is read', async (_name, text) => {
  expect(await read(text)).toMatchObject({
    titles: ['Nama', 'Email'],
    rows: [{ line: 2, cells: ['Siti', 'siti@example.org'] }],
  });
});

test('a CSV file in Windows-1252 keeps its letters', async () => {
  expect((await read('Nama,Email\nAndr\xe9,a@example.org\n', 'latin1')).rows[0]?.cells[0]).toBe('André');
});

test('titles in row 3 are found below a heading, also in two rows with merged cells', async () => {
  const text = 'Daftar Anggota;;\n;;\nNama Lengkap;Kontak;\n;Email;No HP\nSiti;s@example.org;0812\n';
  expect(await read(text)).toMatchObject({
    titles: ['Nama Lengkap', 'Email', 'No HP'],
    rows: [{ line: 5, cells: ['Siti', 's@example.org', '0812'] }],
  });
});

const text = (address: string, value: string) =>
  `<c r="${address}" t="inlineStr"><is><t>${value}</t></is></c>`;
const head = `<row r="1">${text('A1', 'Nama')}${text('B1', 'No HP')}${text('C1', 'Berlaku sampai')}${text('D1', 'NPWP')}</row>`;

test('a sheet keeps phone numbers and days of typed cells, and marks numbers that lost digits', async () => {
  const cells = `${text('A2', 'Siti')}<c r="B2"><v>6280676310125</v></c><c r="C2" s="1"><v>46387</v></c>`;
  const rows = `${head}<row r="2">${cells}<c r="D2"><v>3174012345678900</v></c></row>`;
  const sheet = await readSheet(workbook(rows), undefined);
  expect(sheet.rows).toEqual([
    { line: 2, cells: ['Siti', '6280676310125', '2026-12-31', '3.1740123456789e+15'] },
  ]);
});

test.each([
  ['CSV', Buffer.from('Nama,Email\n"Si\u202eti\u0085\n\u0007Dewi","s\u200f@example.org"\n')],
  [
    'XLSX',
    workbook(
      `<row r="1">${text('A1', 'Nama')}${text('B1', 'Email')}</row>` +
        `<row r="2">${text('A2', 'Si\u202eti\u0085&#10;Dewi')}${text('B2', 's\u200f@example.org')}</row>`,
    ),
  ],
])('the cells of a %s file have no control and direction characters', async (_kind, bytes) => {
  const { rows } = await readSheet(bytes, undefined);
  expect(rows[0]?.cells).toEqual(['Siti\nDewi', 's@example.org']);
});

test('the second sheet is read if the admin chooses it', async () => {
  const [type, main] = [
    'http://schemas.openxmlformats.org/officeDocument/2006/relationships',
    'http://schemas.openxmlformats.org/spreadsheetml/2006/main',
  ];
  const bytes = workbook(`<row r="1">${text('A1', 'Catatan')}${text('B1', 'Isi')}</row>`, {
    'xl/workbook.xml': strToU8(
      `<workbook xmlns="${main}" xmlns:r="${type}"><sheets><sheet name="Catatan" sheetId="1" r:id="r1"/><sheet name="Anggota" sheetId="2" r:id="r3"/></sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      `<Relationships><Relationship Id="r1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Type="${type}/styles" Target="styles.xml"/><Relationship Id="r3" Type="${type}/worksheet" Target="worksheets/sheet2.xml"/></Relationships>`,
    ),
    'xl/worksheets/sheet2.xml': strToU8(
      `<worksheet xmlns="${main}"><sheetData>${head}<row r="2">${text('A2', 'Siti')}${text('B2', '0812')}</row></sheetData></worksheet>`,
    ),
  });
  expect(await readSheet(bytes, 'Anggota')).toMatchObject({
    sheets: ['Catatan', 'Anggota'],
    sheet: 'Anggota',
    rows: [{ cells: ['Siti', '0812', '', ''] }],
  });
});

test('a file of more than 20,000 people, another format and a zip bomb are refused', async () => {
  await expect(read(`Nama,Email\n${'a,b\n'.repeat(20_001)}`)).rejects.toMatchObject({
    message: 'Berkas ini memuat lebih dari 20.000 baris. Bagi menjadi beberapa berkas.',
  });
  await expect(read('%PDF-1.7')).rejects.toMatchObject({ code: 'invalid-file' });
  await expect(read('satu kolom saja\n')).rejects.toMatchObject({ code: 'invalid-file' });
  const bomb = zipOf('xl/worksheets/sheet1.xml', Buffer.alloc(60_000_001, ' '));
  await expect(readSheet(bomb, undefined)).rejects.toMatchObject({
    message: 'Isi berkas ini terlalu besar untuk dibaca. Bagi menjadi beberapa berkas.',
  });
}, 30_000);
