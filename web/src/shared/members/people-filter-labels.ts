import { limits } from 'contract/rules/limits';
import type { FurtherFilterName } from 'contract/rules/people/filter-names';
import type { PeopleKind, UserState } from 'contract/schemas/list-states';

export const statusLabels: Record<UserState, string> = {
  active: 'Active',
  waitingApproval: 'Waiting Approval',
  RequestRenew: 'Perpanjangan diperiksa',
  rejectedByAdmin: 'Renew Member Rejected',
  expired: 'Berakhir',
  ending: `Berakhir dalam ${limits.endingSoonDays} hari`,
  paused: 'Cuti',
};

export const kindLabels: Record<PeopleKind, string> = {
  individual: 'Perorangan',
  seat: 'Melalui institusi',
  coordinator: 'Koordinator institusi',
  life: 'Seumur hidup',
};

/** Labels of the filters beyond search, status and role. */
export const furtherLabels: Readonly<Record<FurtherFilterName, string>> = {
  kind: 'Keanggotaan',
  institution: 'Institusi',
  expertise: 'Bidang keahlian',
  city: 'Kota',
  tag: 'Tag',
  joinedFrom: 'Bergabung sejak',
  joinedTo: 'Bergabung sampai',
  endsWithin: 'Berakhir dalam (hari)',
  endedWithin: 'Sudah berakhir dalam (hari)',
  noPhoto: 'Tanpa foto',
  unverified: 'Email belum diverifikasi',
  creditsMissing: 'Kredit belum cukup',
};
