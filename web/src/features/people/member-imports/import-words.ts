import type { MemberImport } from 'contract/people/member-imports';
import type { ImportFilter } from 'contract/rules/people/import-filters';
import type { ImportOutcome, ImportState } from 'contract/schemas/imports/member-imports';
import type { BadgeTone } from '#ui/base/status-badge.tsx';

export const filterLabels: Readonly<Record<ImportFilter, string>> = {
  create: 'Baru',
  update: 'Berubah',
  same: 'Sama',
  conflict: 'Perlu diputuskan',
  refuse: 'Ditolak',
  differs: 'Berbeda, tidak ditimpa',
  overtaken: 'Berubah sejak diperiksa',
  kept: 'Tetap setelah pembatalan',
};

export const verdictTones: Readonly<Record<string, BadgeTone>> = {
  create: 'good',
  update: 'good',
  same: 'idle',
  conflict: 'waiting',
  refuse: 'bad',
};

export const outcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  created: 'Ditambahkan',
  updated: 'Diubah',
  same: 'Tidak berubah',
  skipped: 'Dilewati',
  overtaken: 'Dilewati',
  removed: 'Dihapus lagi',
  restored: 'Dipulihkan',
  kept: 'Tetap',
};

export const stateLabels: Readonly<
  Record<ImportState, { readonly label: string; readonly tone: BadgeTone }>
> = {
  storing: { label: 'Tidak lengkap', tone: 'bad' },
  checking: { label: 'Diperiksa', tone: 'waiting' },
  checked: { label: 'Menunggu impor', tone: 'waiting' },
  applying: { label: 'Berjalan', tone: 'waiting' },
  stopped: { label: 'Dihentikan', tone: 'bad' },
  applied: { label: 'Diimpor', tone: 'good' },
  undoing: { label: 'Dibatalkan', tone: 'waiting' },
  undone: { label: 'Dibatalkan', tone: 'idle' },
};

export const isRunning = ({ state }: MemberImport): boolean =>
  state === 'checking' || state === 'applying' || state === 'undoing';

export const isInviting = ({ invitations }: MemberImport): boolean => invitations?.isComplete === false;

/** Endpoints that show the members or the imports. */
export const importRefreshes = [
  'listMemberImports',
  'getMemberImport',
  'listMemberImportRows',
  'listUsers',
  'getUser',
  'getTotalUsers',
] as const;
