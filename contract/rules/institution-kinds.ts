/** Kinds of institutions (requirements 1.2.2). */
export const institutionKinds = [
  'study-programme',
  'company',
  'small-business',
  'startup',
  'local-government',
  'central-agency',
] as const;
export type InstitutionKind = (typeof institutionKinds)[number];

export const institutionKindLabels: Readonly<Record<InstitutionKind, string>> = {
  'study-programme': 'Program studi sistem informasi di perguruan tinggi',
  company: 'Perusahaan',
  'small-business': 'Usaha kecil',
  startup: 'Perusahaan rintisan',
  'local-government': 'Kantor pemerintah daerah',
  'central-agency': 'Lembaga pemerintah pusat',
};

/** Kinds of membership (requirements 1.2). */
export const membershipKinds = ['individual', 'institution'] as const;
export type MembershipKind = (typeof membershipKinds)[number];
