import type { FileBytes } from 'contract/endpoint';
import type { UserSort } from 'contract/fields/paging';
import { limits } from 'contract/rules/limits';
import { type MembershipStatus, statusAt } from 'contract/rules/membership';
import { isoDate } from 'contract/words/dates';
import { groupTaxNumber } from 'contract/words/tax-numbers';
import { Batch } from '#data/batch.ts';
import { clock } from '#data/clock.ts';
import type { UserRecord } from '#data/records.ts';
import type { Actor } from '#model/base/actors.ts';
import { recordAudit } from '#model/base/audit.ts';
import { csvFileOf, csvLineOf } from './csv.ts';
import { iterateUsers, type UserFilter } from './user-lists.ts';

const statusWords: Record<MembershipStatus, string> = {
  waitingApproval: 'Menunggu persetujuan',
  active: 'Aktif',
  RequestRenew: 'Perpanjangan diproses',
  rejectedByAdmin: 'Perpanjangan ditolak',
  expired: 'Berakhir',
};

const columns: readonly (readonly [heading: string, cell: (user: UserRecord) => string])[] = [
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

/**
 * The users that a filter lets through as a CSV file, at most `limits.exportRows` of them, and who fetched it
 * in the audit. Costs a read for each row.
 */
export async function exportUsers(filter: UserFilter, sort: UserSort, actor: Actor): Promise<FileBytes> {
  const lines = [csvLineOf(columns.map(([heading]) => heading))];
  for await (const users of iterateUsers(filter, sort)) {
    lines.push(...users.map(({ data }) => csvLineOf(columns.map(([, cell]) => cell(data)))));
  }
  const count = lines.length - 1;
  const { q = null, status = null, role = null } = filter;
  const batch = new Batch();
  recordAudit(batch, actor, 'users.export', actor, {
    q,
    status,
    role,
    sort,
    count,
    complete: count < limits.exportRows,
  });
  await batch.commit();
  return {
    contentType: 'text/csv; charset=utf-8',
    bytes: csvFileOf(lines),
    fileName: `pengguna-${isoDate(clock.now())}.csv`,
  };
}
