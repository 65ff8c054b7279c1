import type { Translation } from 'contract/text/language/localize';

export const title = 'Legal status';
export const description = 'The deed, approval and official address of {name}.';
export const lead = 'Our deed, approval and official address, for anyone who wants to work with us.';
export const readBylaws = 'Read the Articles of Association (AD/ART)';
export const bylawsTitle = 'Articles of Association (AD/ART)';
export const bylawsDescription = 'The Articles of Association (AD/ART) of {name}.';
export const bylawsLead = 'The rules of the organisation, as its members adopted them.';
export const bylawsMissing =
  'The Articles of Association (AD/ART) are not published on this page yet. Ask for a copy at {link}.';
export const constitution = 'Articles of Association (Anggaran Dasar)';
export const bylaws = 'Bylaws (Anggaran Rumah Tangga)';
export const contents = 'Contents of this page';
export const changesTitle = 'What is new';
export const versionSince = 'Version {version}, in effect since {date}';
export const bindingNotice =
  'This is a translation, for your convenience. Only the Indonesian version is binding.';
export const indonesianVersion = 'Read the Indonesian version';
export const privacyTitle = 'Privacy policy';
export const privacyDescription = 'Which data about you {name} keeps, what for, how long, and your rights.';
export const privacyLead = 'Which data about you we keep, what for, how long, and your rights.';
export const termsTitle = 'Terms and conditions';
export const termsDescription = 'The rules for membership of {name}, fees, cards and the use of this site.';
export const termsLead = 'The rules for membership and the use of this site, in everyday language.';
// Only the current versions are translated.
export { default as privacyVersions } from '../privacy-english.json' with { type: 'json' };
export { default as termsVersions } from '../terms-english.json' with { type: 'json' };

export type Checked = Translation<typeof import('./id.ts'), typeof import('./en.ts')>;
