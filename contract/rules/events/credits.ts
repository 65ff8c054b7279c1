/** Categories of credits. The key is stored, the label is shown. */
export const creditCategories = ['learning', 'teaching', 'publication', 'service'] as const;
export type CreditCategory = (typeof creditCategories)[number];

export const creditCategoryLabels: Readonly<Record<CreditCategory, string>> = {
  learning: 'Pembelajaran',
  teaching: 'Pengajaran',
  publication: 'Publikasi',
  service: 'Pengabdian',
};
