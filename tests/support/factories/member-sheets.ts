import type { ImportMapping } from 'contract/schemas/imports/member-imports';
import { as, type ReplyOf, type Upload } from '../suite/client.ts';
import { makeMember, type Person } from './people.ts';

const quoted = (cell: string): string => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);

/** Returns a CSV file of these rows, the titles first. */
export const sheetOf = (rows: readonly (readonly string[])[], name = 'anggota.csv'): Upload => ({
  name,
  bytes: Buffer.from(`${rows.map((cells) => cells.map(quoted).join(',')).join('\r\n')}\r\n`),
});

export const usualTitles = [
  'No Anggota',
  'Nama Lengkap',
  'Email',
  'No HP',
  'Universitas',
  'Masa Berlaku',
] as const;

/** Returns rows of new people with numbered names and addresses. */
export const newPeople = (count: number, prefix = 'baru'): string[][] =>
  Array.from({ length: count }, (_, index) => [
    '',
    `Anggota ${prefix} ${index + 1}`,
    `${prefix}-${index + 1}@example.org`,
    `08121000${String(index).padStart(4, '0')}`,
    'Universitas Impor',
    '31/12/2030',
  ]);

/** Columns without a meaning, so long that one document stores few rows. */
const fillers = Array.from({ length: 90 }, (_, index) => `Catatan ${index + 1}`);

/** Returns the same file with long texts, so that each batch has four rows. */
export const wideSheetOf = (rows: readonly (readonly string[])[]): Upload =>
  sheetOf(
    rows.map((row, index) => [...row, ...(index === 0 ? fillers : fillers.map(() => 'x'.repeat(1000)))]),
  );

export const consent = { consentSource: 'form', consentOn: '2026-01-15' } as const;

/** Uploads a file and accepts the proposed columns, with the given changes. Returns the id of the import. */
export async function checkSheet(
  admin: Person,
  sheetFile: Upload,
  changes: Partial<ImportMapping> = {},
  client = as(admin),
): Promise<string> {
  const { body: columns } = await client.ok('checkMemberFile', { sheetFile, ...consent });
  if (columns.kind !== 'columns') throw new Error('The file was stored without a mapping.');
  const mapping = { ...columns.table.mapping, ...changes };
  const { body } = await client.ok('checkMemberFile', {
    sheetFile,
    ...consent,
    mapping: JSON.stringify(mapping) as never,
  });
  if (body.kind !== 'stored') throw new Error('The file was not stored.');
  return body.id;
}

/** Continues an import until no batch waits. */
export async function runToEnd(
  admin: Person,
  id: string,
  client = as(admin),
): Promise<ReplyOf<'getMemberImport'>> {
  for (;;) {
    const { body } = await client.ok('continueMemberImport', { id });
    if (!['checking', 'applying', 'undoing'].includes(body.import.state)) return body.import;
  }
}

export const rowsOf = async (
  admin: Person,
  id: string,
  filter?: ReplyOf<'listMemberImportRows'>['data'][number]['verdict'] | 'differs' | 'overtaken' | 'kept',
) => (await as(admin).ok('listMemberImportRows', { id, limit: 50, ...(filter && { filter }) })).body.data;

/** Makes members whose values an export can change: quotes, lines, formulas, leading zeros, an empty value. */
export async function makeMembersForExport(): Promise<void> {
  await makeMember({
    record: {
      name: '-Anggota, "Satu"',
      institutionAddress: 'Jalan A\nBandung',
      taxNumber: '0123456789012000',
      nuptk: '5744763664130102',
      nidn: '0012078501',
      orcid: '0000-0002-1694-233X',
      sintaId: '6726725',
    },
  });
  await makeMember({ status: 'expired', record: { expertise: '=1+1; =2', gender: '' } });
  await makeMember({ status: 'waitingApproval' });
}
