import { describe, expect, test } from 'vitest';
import { defaultJobOptions, runToEnd } from '../../../../functions/src/model/maintenance/report.ts';
import { applyRetention } from '../../../../functions/src/model/maintenance/retention/retention.ts';
import { filesOfZip } from '../../../support/assertions/files.ts';
import { auditEntriesOf, everything, storedDocument } from '../../../support/assertions/stores.ts';
import { makeAdmin, makeMember, type Person } from '../../../support/factories/people.ts';
import { inProcess } from '../../../support/suite/client.ts';

const field = (label: string, changes = {}) => ({
  label,
  kind: 'text' as const,
  seenBy: 'admins' as const,
  editedBy: 'admins' as const,
  ...changes,
});

/** Defines a field of admins, a choice of members, and a date that members only see. */
async function defineThree() {
  const [admin, member] = await Promise.all([makeAdmin(), makeMember()]);
  const member2 = { seenBy: 'member' as const, editedBy: 'member' as const };
  await inProcess(admin).ok('saveMemberFields', {
    fields: [
      field('Nomor arsip'),
      field('Ukuran kaus', { kind: 'choice', choices: 'S\nM\nL', ...member2 }),
      field('Tanggal serdos', { kind: 'date', seenBy: 'member' }),
    ],
  });
  const { fields } = await definitionsOf(admin);
  const [archive = '', shirt = '', date = ''] = fields.map(({ _id }) => _id);
  return { admin, member, archive, shirt, date };
}

const definitionsOf = async (admin: Person) => (await inProcess(admin).ok('getMemberFields', {})).body;
const labelsOf = async (member: Person) =>
  (await inProcess(member).ok('getOwnFields', {})).body.fields.map(({ label, value, canEdit }) => [
    label,
    value,
    canEdit,
  ]);

describe('a field of the association', () => {
  test('is seen and filled by its readers only, and its values are in the download and the export', async () => {
    const { admin, member, archive, shirt, date } = await defineThree();
    const secretary = await makeAdmin({ duties: ['people', 'export'] });
    const { id } = member;
    await inProcess(secretary).ok('saveUserFields', {
      id,
      values: [
        { field: archive, value: 'A-17' },
        { field: date, value: '2024-02-29' },
      ],
    });
    await inProcess(member).ok('saveOwnFields', { values: [{ field: shirt, value: 'M' }] });
    expect(await labelsOf(member)).toEqual([
      ['Ukuran kaus', 'M', true],
      ['Tanggal serdos', '2024-02-29', false],
    ]);
    const { fields } = (await inProcess(secretary).ok('getUserFields', { id })).body;
    expect(fields.map(({ value, canEdit }) => [value, canEdit])).toEqual([
      ['A-17', true],
      ['M', true],
      ['2024-02-29', true],
    ]);
    const before = await everything();
    for (const own of [archive, date])
      expect(
        (await inProcess(member).refused('saveOwnFields', { values: [{ field: own, value: 'x' }] })).status,
      ).toBe(403);
    const refused = async (name: string, value: string) =>
      (await inProcess(admin).refused('saveUserFields', { id, values: [{ field: name, value }] })).body
        .fields;
    expect(await refused(shirt, 'XXL')).toEqual({ 'values.0.value': 'Pilih salah satu pilihan.' });
    expect(await refused(date, '2023-02-29')).toEqual({ 'values.0.value': 'Tanggal tidak valid.' });
    const unknown = { id, values: [{ field: 'unknown', value: 'x' }] };
    expect((await inProcess(admin).refused('saveUserFields', unknown)).status).toBe(404);
    const ofAdmin = { id: admin.id, values: [{ field: archive, value: 'x' }] };
    expect((await inProcess(secretary).refused('saveUserFields', ofAdmin)).status).toBe(403);
    expect(await everything()).toEqual(before);
    const csv = String((await inProcess(secretary).ok('exportUsers', {})).bytes);
    expect(csv).toContain('"Nomor arsip","Ukuran kaus","Tanggal serdos"');
    expect(csv).toContain('"A-17","M","2024-02-29"');
    const zip = filesOfZip((await inProcess(member).ok('downloadOwnData', {})).bytes);
    expect(JSON.parse(String(zip.get('data.json'))).ownFields).toEqual([
      { label: 'Nomor arsip', value: 'A-17' },
      { label: 'Ukuran kaus', value: 'M' },
      { label: 'Tanggal serdos', value: '2024-02-29' },
    ]);
    const entries = await auditEntriesOf('member-fields.fill');
    expect(entries.map(({ details }) => details)).toContainEqual({ fields: 'Nomor arsip, Tanggal serdos' });
    expect(JSON.stringify(entries)).not.toContain('A-17');
  });

  test('with values keeps its kind and its choices, and two admins do not overwrite each other', async () => {
    const { admin, member, shirt } = await defineThree();
    await inProcess(member).ok('saveOwnFields', { values: [{ field: shirt, value: 'M' }] });
    const { fields, updatedAt } = await definitionsOf(admin);
    expect(fields.map(({ values }) => values)).toEqual([0, 1, 0]);
    const input = fields.map(({ values: _, choices, ...one }) => ({ ...one, choices: choices.join('\n') }));
    const changed = (changes: object) => ({
      fields: input.map((one) => (one._id === shirt ? { ...one, ...changes } : one)),
    });
    const refused = async (changes: object) =>
      (await inProcess(admin).refused('saveMemberFields', changed(changes))).body.fields;
    expect(await refused({ kind: 'text' })).toEqual({
      'fields.1.kind': '“Ukuran kaus” sudah diisi, jadi jenisnya tetap.',
    });
    expect(await refused({ choices: 'S\nL' })).toHaveProperty('fields.1.choices');
    expect(await refused({ seenBy: 'admins' })).toEqual({
      'fields.1.editedBy': 'Anggota hanya dapat mengisi yang juga dapat dilihatnya.',
    });
    await inProcess(admin).ok('saveMemberFields', {
      ...changed({ label: 'Kaus' }),
      basedOn: updatedAt ?? undefined,
    });
    const stale = { ...changed({ label: 'Baju' }), basedOn: updatedAt ?? undefined };
    expect((await inProcess(admin).refused('saveMemberFields', stale)).status).toBe(409);
    expect(await auditEntriesOf('member-fields.save')).toHaveLength(2);
  });

  test('that is removed hides its values immediately, and the nightly job deletes them', async () => {
    const { admin, member, shirt, archive } = await defineThree();
    const { id } = member;
    await inProcess(member).ok('saveOwnFields', { values: [{ field: shirt, value: 'M' }] });
    await inProcess(admin).ok('saveUserFields', { id, values: [{ field: archive, value: 'A-17' }] });
    const { fields } = await definitionsOf(admin);
    const kept = fields.filter(({ _id }) => _id !== shirt).map(({ values: _, choices: __, ...one }) => one);
    await inProcess(admin).ok('saveMemberFields', { fields: kept });
    expect(await labelsOf(member)).toEqual([['Tanggal serdos', '', false]]);
    expect((await storedDocument('users', id)).ownFields).toEqual({ [shirt]: 'M', [archive]: 'A-17' });
    await runToEnd(applyRetention, defaultJobOptions);
    expect((await storedDocument('users', id)).ownFields).toEqual({ [archive]: 'A-17' });
    await runToEnd(applyRetention, defaultJobOptions);
    expect((await storedDocument('settings', 'memberFields')).removed).toEqual([]);
  });
});
