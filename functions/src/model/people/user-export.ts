import type { RowsFile } from 'contract/endpoint';
import type { UserSort } from 'contract/fields/list-states';
import { type MembershipStatus, statusAt } from 'contract/rules/membership';
import { isoDate } from 'contract/words/dates';
import { groupTaxNumber } from 'contract/words/tax-numbers';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { csvHeadOf, csvLineOf } from './csv.ts';
import { countExported, iterateUsers, type UserFilter } from './user-lists.ts';

/** How files name a status. */
export const statusWords: Record<MembershipStatus, string> = {
  waitingApproval: 'Menunggu persetujuan',
  active: 'Aktif',
  RequestRenew: 'Perpanjangan diproses',
  rejectedByAdmin: 'Perpanjangan ditolak',
  expired: 'Berakhir',
};

/** What the columns are made of. */
const fields = [
  'name',
  'email',
  'emailVerifiedAt',
  'gender',
  'institution',
  'institutionAddress',
  'department',
  'expertise',
  'phoneNumber',
  'taxNumber',
  'role',
  'isActive',
  'memberNumber',
  'createdAt',
  'validUntil',
  'seat',
] as const satisfies readonly (keyof UserRecord)[];
type ExportedUser = Pick<UserRecord, (typeof fields)[number]>;

const columns: readonly (readonly [heading: string, cell: (user: ExportedUser) => string])[] = [
  ['Nama', (user) => user.name],
  ['Email', (user) => user.email],
  ['Email terverifikasi', (user) => (user.emailVerifiedAt ? isoDate(user.emailVerifiedAt) : 'Belum')],
  ['Jenis kelamin', (user) => user.gender],
  ['Institusi', (user) => user.institution],
  ['Alamat institusi', (user) => user.institutionAddress],
  ['Departemen', (user) => user.department],
  ['Bidang keahlian', (user) => user.expertise],
  ['WhatsApp', (user) => user.phoneNumber],
  ['NPWP', (user) => groupTaxNumber(user.taxNumber ?? '')],
  ['Peran', (user) => user.role],
  ['Status', (user) => statusWords[statusAt(user, clock.now())]],
  ['Nomor anggota', (user) => user.memberNumber ?? ''],
  ['Tanggal bergabung', (user) => isoDate(user.createdAt)],
  ['Berlaku sampai', (user) => (user.validUntil === null ? '' : isoDate(user.validUntil))],
  ['Melalui institusi', (user) => user.seat?.institution ?? ''],
];

const broken = 'BERKAS INI TIDAK LENGKAP: terjadi kesalahan saat membuatnya. Ekspor sekali lagi.';

/**
 * All users that a filter lets through as a CSV file. Who fetches it stands in the audit before the first row leaves,
 * with how many there were then. Costs a read for each row, and one for each 1,000 that are counted.
 */
export async function exportUsers(filter: UserFilter, sort: UserSort, actor: Actor): Promise<RowsFile> {
  const total = await countExported(filter, sort);
  const { q = null, status = null, role = null } = filter;
  const batch = new Batch();
  recordAudit(batch, actor, 'users.export', actor, { q, status, role, sort, count: total });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    fileName: `pengguna-${isoDate(clock.now())}.csv`,
    total,
    head: csvHeadOf(columns.map(([heading]) => heading)),
    batches: linesOf(filter, sort),
    broken: csvLineOf([broken]),
  };
}

async function* linesOf(filter: UserFilter, sort: UserSort): AsyncGenerator<string[]> {
  for await (const users of iterateUsers(filter, sort, fields)) {
    yield users.map(({ data }) => csvLineOf(columns.map(([, cell]) => cell(data))));
  }
}
