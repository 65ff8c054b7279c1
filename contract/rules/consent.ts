/** A published text never changes: new texts get a new version. */
export const consentTexts = {
  '1': 'Dengan mendaftar, saya menyetujui SISINDO menyimpan data dan foto saya untuk mengurus keanggotaan dan mengirim pengingat lewat email. Persetujuan dapat ditarik kapan saja di halaman Profil.',
} as const;
type ConsentVersion = keyof typeof consentTexts;

export const currentConsent: ConsentVersion = '1';

/** Returns the text of a version; undefined if this browser's code is older than the version. */
export const consentText = (version: string): string | undefined =>
  (consentTexts as Readonly<Record<string, string>>)[version];
