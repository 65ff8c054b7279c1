/**
 * What people agree to when they register, by version. A text is never changed,
 * only followed by another, so that everybody can be shown what they agreed to.
 */
export const consentTexts = {
  '1': 'Dengan mendaftar, saya menyetujui SISINDO menyimpan data dan foto saya untuk mengurus keanggotaan dan mengirim pengingat lewat email. Persetujuan dapat ditarik kapan saja di halaman Profil.',
} as const;
export type ConsentVersion = keyof typeof consentTexts;

/** The version in force. */
export const currentConsent: ConsentVersion = '1';

/** The text of a version, also of one that this browser's code is too old to know. */
export const consentText = (version: string): string | undefined =>
  (consentTexts as Readonly<Record<string, string>>)[version];
