/** Labels of documents that admins store about a person, with their texts. */
export const documentLabels = ['ktp', 'diploma', 'decree', 'letter', 'other'] as const;
export type DocumentLabel = (typeof documentLabels)[number];
export const documentLabelTexts: Readonly<Record<DocumentLabel, string>> = {
  ktp: 'KTP',
  diploma: 'Ijazah',
  decree: 'SK',
  letter: 'Surat',
  other: 'Lainnya',
};
