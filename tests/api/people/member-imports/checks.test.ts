import { describe, expect, test } from 'vitest';
import { auditEntriesOf, everything, valuesOf } from '../../../support/assertions/stores.ts';
import {
  checkSheet,
  consent,
  makeMembersForExport,
  newPeople,
  rowsOf,
  runToEnd,
  sheetOf,
  usualTitles,
} from '../../../support/factories/member-sheets.ts';
import { makeAdmin, makeMember } from '../../../support/factories/people.ts';
import { as } from '../../../support/suite/client.ts';

test('a file without a mapping returns its titles with the guessed columns and stores nothing', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const before = await everything();
  const sheetFile = sheetOf([
    ['Daftar Anggota 2026'],
    [],
    [...usualTitles, 'Ukuran Kaos'],
    ...newPeople(2).map((row) => [...row, 'L']),
  ]);
  const { body } = await as(admin).ok('checkMemberFile', { sheetFile, ...consent });
  expect(body).toMatchObject({
    kind: 'columns',
    table: {
      titles: [...usualTitles, 'Ukuran Kaos'],
      mapping: {
        columns: ['memberNumber', 'name', 'email', 'phoneNumber', 'institution', 'validUntil', null],
        overrides: [],
        dateOrder: 'dmy',
      },
      isRemembered: false,
      rows: [{ line: 4 }, { line: 5 }],
    },
  });
  expect(await everything()).toEqual(before);
});

describe('a check', () => {
  test('gives each row its verdict and changes no member', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const known = await makeMember({ record: { name: 'Siti Aminah', phoneNumber: '', institution: 'UI' } });
    const other = await makeMember({ record: { name: 'Budi Santoso', phoneNumber: '+6281299990000' } });
    const before = await everything();
    const id = await checkSheet(
      admin,
      sheetOf([
        [...usualTitles],
        ['', 'Rina Baru', 'rina@example.org', '812 3456 7890', 'ITB', '31/12/2030'],
        ['', 'Siti Aminah', known.email.toUpperCase(), '0813-1111-2222', 'Universitas Indonesia', ''],
        ['', 'Budi Santoso', other.email, '', '', ''],
        ['', 'Orang Lain', 'lain@example.org', '081299990000', '', ''],
        ['', 'Tanpa Alamat', 'bukan alamat', '', '', '31/02/2030'],
        ['', 'Kembar', 'kembar@example.org', '', '', ''],
        ['', 'Kembar Juga', 'kembar@example.org', '', '', ''],
      ]),
    );
    const { body } = await as(admin).ok('getMemberImport', { id });
    expect(body).toMatchObject({
      state: 'checked',
      rows: 7,
      processed: 7,
      counts: { create: 1, update: 1, same: 1, conflict: 3, refuse: 1, differs: 1, overtaken: 0, kept: 0 },
      unusedTitles: [],
      createdBy: admin.name,
    });
    expect(await rowsOf(admin, id)).toMatchObject([
      { line: 2, verdict: 'create', name: 'Rina Baru' },
      {
        line: 3,
        verdict: 'update',
        person: { id: known.id, name: 'Siti Aminah' },
        changes: [{ column: 'phoneNumber', from: '', to: '+6281311112222' }],
        differences: [{ column: 'institution', from: 'UI', to: 'Universitas Indonesia' }],
      },
      { line: 4, verdict: 'same', person: { id: other.id } },
      {
        line: 5,
        verdict: 'conflict',
        candidates: [{ id: other.id, name: 'Budi Santoso', reason: 'Nomor WhatsApp sama' }],
      },
      { line: 6, verdict: 'refuse', reasons: [{ column: 'email' }, { column: 'validUntil' }] },
      { line: 7, verdict: 'conflict', reasons: [{ column: 'email', text: 'Sama dengan baris 8.' }] },
      { line: 8, verdict: 'conflict', reasons: [{ column: 'email', text: 'Sama dengan baris 7.' }] },
    ]);
    const after = await everything();
    for (const name of ['users', 'emailOwners', 'memberNumbers', 'totals', 'outbox'])
      expect(after.documents[name]).toEqual(before.documents[name]);
    expect(after.accounts).toEqual(before.accounts);
    expect(await auditEntriesOf('member-import.check')).toMatchObject([
      { actorId: admin.id, targetId: id, targetName: 'anggota.csv', details: { count: 7 } },
    ]);
  });

  test('finds people as the rule of doubles does, and an undecided row stays out of the import', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const record = { phoneNumber: '', institution: 'Universitas Contoh' };
    const typo = await makeMember({ record: { ...record, name: 'Rina Wulandari' } });
    const orcid = '0000-0002-1825-0097';
    const scholar = await makeMember({ record: { ...record, name: 'Agus Salim', institution: '', orcid } });
    const id = await checkSheet(
      admin,
      sheetOf([
        [...usualTitles, 'ORCID'],
        ['', 'Dr. Wulandary Rina, M.Kom.', 'rw@example.org', '', 'UNIVERSITAS CONTOH', '31/12/2030', ''],
        ['', 'A. Salim', 'as@example.org', '', '', '31/12/2030', orcid],
        ['', 'Rina Wulandari', 'lain@example.org', '', 'Politeknik Lain', '31/12/2030', ''],
      ]),
    );
    const candidates = [
      {
        id: typo.id,
        name: 'Rina Wulandari',
        email: typo.email,
        reason: 'Nama sama atau beda satu huruf, Institusi sama',
      },
    ];
    expect(await rowsOf(admin, id)).toMatchObject([
      { line: 2, verdict: 'conflict', candidates },
      {
        line: 3,
        verdict: 'conflict',
        candidates: [{ id: scholar.id, reason: 'NUPTK, NIDN, ORCID, atau SINTA sama' }],
      },
      { line: 4, verdict: 'create' },
    ]);
    const decide = (line: number, choice: 'person' | 'create' | 'skip', person?: string) =>
      as(admin).ok('decideMemberImportRow', { id, line, choice, ...(person && { person }) });
    await decide(2, 'skip');
    await decide(3, 'person', scholar.id);
    expect(await rowsOf(admin, id)).toMatchObject([
      { line: 2, verdict: 'conflict', candidates },
      { line: 3, verdict: 'same', person: { id: scholar.id } },
      { line: 4, verdict: 'create' },
    ]);
    await as(admin).ok('applyMemberImport', { id });
    expect(await runToEnd(admin, id)).toMatchObject({ results: { created: 1, updated: 0 } });
  });

  test('of a column with override replaces stored values, and remembers the choice for these titles', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const member = await makeMember({ record: { institution: 'UI', department: 'SI' } });
    const titles = ['Email', 'Universitas', 'Prodi', 'Nama'];
    const file = sheetOf([titles, [member.email, 'Universitas Indonesia', '', 'Nama Lain']]);
    const id = await checkSheet(admin, file, { overrides: ['institution'] });
    expect(await rowsOf(admin, id)).toMatchObject([
      {
        verdict: 'update',
        changes: [{ column: 'institution', from: 'UI', to: 'Universitas Indonesia' }],
        differences: [{ column: 'name', to: 'Nama Lain' }],
      },
    ]);
    const { body } = await as(admin).ok('checkMemberFile', { sheetFile: file, ...consent });
    expect(body).toMatchObject({ table: { isRemembered: true, mapping: { overrides: ['institution'] } } });
  });

  test('pages and filters the rows over several batches', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const people = newPeople(120);
    for (const index of [3, 60, 119]) people[index]?.splice(2, 1, 'salah');
    const id = await checkSheet(admin, sheetOf([[...usualTitles], ...people]));
    const refused = await as(admin).ok('listMemberImportRows', { id, filter: 'refuse', limit: 2 });
    expect(refused.body).toMatchObject({
      page: 1,
      totalRows: 3,
      totalPages: 2,
      data: [{ line: 5 }, { line: 62 }],
    });
    const last = await as(admin).ok('listMemberImportRows', { id, filter: 'refuse', limit: 2, page: 2 });
    expect(last.body.data).toMatchObject([{ line: 121 }]);
    const second = await as(admin).ok('listMemberImportRows', { id, limit: 50, page: 2 });
    expect(second.body.data.map(({ line }) => line)).toEqual(Array.from({ length: 50 }, (_, n) => n + 52));
    const { body: list } = await as(admin).ok('listMemberImports', {});
    expect(list.data).toMatchObject([{ _id: id, name: 'anggota.csv', rows: 120, state: 'checked' }]);
  });

  test('requires a name with an address, a day of consent, and the mapping of this file', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const file = sheetOf([[...usualTitles], ...newPeople(1)]);
    const { body } = await as(admin).ok('checkMemberFile', { sheetFile: file, ...consent });
    if (body.kind !== 'columns') throw new Error('The columns are missing.');
    const { mapping } = body.table;
    const send = (changes: object, more: object = {}) =>
      as(admin).refused('checkMemberFile', {
        sheetFile: file,
        ...consent,
        mapping: JSON.stringify({ ...mapping, ...changes }) as never,
        ...more,
      });
    const before = await everything();
    expect((await send({ columns: [null, 'name', null, null, null, null] })).body.fields).toEqual({
      mapping: 'Pilih kolom Email.',
    });
    expect((await send({}, { consentOn: '' })).body.fields).toEqual({
      consentOn: 'Isi tanggal persetujuan, atau pilih kolomnya.',
    });
    expect((await send({}, { consentOn: '2099-01-01' })).body.message).toBe(
      'Tanggal persetujuan belum tiba.',
    );
    expect((await send({ columns: ['name', 'name', 'email', null, null, null] })).status).toBe(400);
    expect((await send({ overrides: ['email'] })).status).toBe(400);
    expect(await everything()).toEqual(before);
  });

  test('decides a conflict by person, as a new member, or by leaving the row out', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const member = await makeMember({
      record: { name: 'Budi Santoso', phoneNumber: '+6281299990000', department: '' },
    });
    const id = await checkSheet(
      admin,
      sheetOf([
        ['Nama', 'Email', 'No HP', 'Prodi'],
        ['Budi S.', 'budi.lain@example.org', '081299990000', 'Informatika'],
      ]),
    );
    const decide = (choice: 'person' | 'create' | 'skip', person?: string) =>
      as(admin).ok('decideMemberImportRow', { id, line: 2, choice, ...(person && { person }) });
    expect((await decide('person', member.id)).body.import.counts).toMatchObject({ update: 1, conflict: 0 });
    expect(await rowsOf(admin, id)).toMatchObject([
      { choice: 'person', person: { id: member.id }, changes: [{ column: 'department', to: 'Informatika' }] },
    ]);
    expect((await decide('create')).body.import.counts).toMatchObject({ create: 1, update: 0 });
    expect((await decide('skip')).body.import.counts).toMatchObject({ create: 0, conflict: 1 });
    const stranger = await as(admin).refused('decideMemberImportRow', {
      id,
      line: 2,
      choice: 'person',
      person: admin.id,
    });
    expect(stranger.body.message).toBe('Pilih salah satu anggota yang diusulkan.');
    expect(await auditEntriesOf('member-import.decide')).toHaveLength(3);
  });

  test('that was not imported can be discarded, once', async () => {
    const admin = await makeAdmin({ duties: ['people'] });
    const id = await checkSheet(admin, sheetOf([[...usualTitles], ...newPeople(60)]));
    expect((await as(admin).ok('discardMemberImport', { id })).body.changed).toBe(true);
    expect(await valuesOf('memberImports')).toEqual([]);
    expect(await valuesOf('memberImportRows')).toEqual([]);
    expect((await as(admin).ok('discardMemberImport', { id })).body.changed).toBe(false);
    expect(await auditEntriesOf('member-import.discard')).toHaveLength(1);
  });
});

test('refused rows are downloaded with all columns and reasons, and import as they are after a correction', async () => {
  const admin = await makeAdmin({ duties: ['people'] });
  const id = await checkSheet(
    admin,
    sheetOf([
      ['Nama', 'Email', 'No HP', 'Kaos'],
      ['=Rina', 'rina@example', '+62 812 0000 1111', 'L'],
      ['Tono', 'tono@example.org', '', 'M'],
    ]),
  );
  const { bytes } = await as(admin).ok('exportRefusedRows', { id });
  const text = bytes.toString('utf8');
  expect(text).toContain('"\'=Rina","rina@example","\'+62 812 0000 1111","L","Email: ');
  const corrected = {
    name: 'ditolak.csv',
    bytes: Buffer.from(text.replace('rina@example"', 'rina@example.org"')),
  };
  const again = await checkSheet(admin, corrected);
  expect(await rowsOf(admin, again)).toMatchObject([{ verdict: 'create', name: '=Rina' }]);
});

test('the export of all users imports as unchanged in every row', async () => {
  const admin = await makeAdmin();
  await makeMembersForExport();
  await makeMember({ status: 'RequestRenew' });
  const { bytes } = await as(admin).ok('exportUsers', {});
  const id = await checkSheet(admin, { name: 'pengguna.csv', bytes });
  const { body } = await as(admin).ok('getMemberImport', { id });
  expect(body.counts).toEqual({
    create: 0,
    update: 0,
    same: 5,
    conflict: 0,
    refuse: 0,
    differs: 0,
    overtaken: 0,
    kept: 0,
  });
  expect(body.unusedTitles).toEqual(['Email terverifikasi', 'Peran', 'Status', 'Melalui institusi']);
});
