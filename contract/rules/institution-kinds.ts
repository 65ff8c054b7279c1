import { textMap } from '../text/language/text-map.ts';
import { t } from '../text/messages/labels.ts';
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

export const institutionKindLabels: Readonly<Record<InstitutionKind, string>> = textMap({
  'study-programme': () => t.studyProgramme,
  company: () => t.company,
  'small-business': () => t.smallBusiness,
  startup: () => t.startup,
  'local-government': () => t.localGovernment,
  'central-agency': () => t.centralAgency,
});

/** Kinds of membership (requirements 1.2). */
export const membershipKinds = ['individual', 'institution'] as const;
export type MembershipKind = (typeof membershipKinds)[number];
